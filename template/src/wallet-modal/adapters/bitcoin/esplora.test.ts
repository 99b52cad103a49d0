// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import { completeNetwork } from '../../domain/networks/network'
import { createFakePlatform } from '../../testing/fake-platform'
import { Esplora, sumOf } from './esplora'
import { FakeEsplora, coin, signet, testnet, withUrls } from './testing/fake-esplora'

const txid = 'ab'.repeat(32)
const genesis = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'
const maxSatoshis = 2_100_000_000_000_000
const noSignal = () => new AbortController().signal

function create() {
  const server = new FakeEsplora()
  const platform = createFakePlatform({ fetch: server.fetch })
  const esplora = new Esplora(platform)
  const utxos = (network: Network = testnet, signal = noSignal()) => esplora.utxos('me', { network, signal })
  return { server, platform, esplora, utxos }
}

test('An unspent output is read up to a value of 21 million bitcoin and an index of 2^32 - 1.', async () => {
  const { server, utxos } = create()
  server.answers.set('/utxo', [coin(0), { ...coin(maxSatoshis), vout: 2 ** 32 - 1 }])
  expect(await utxos()).toEqual([
    { txid, vout: 0, value: BigInt(0) },
    { txid, vout: 2 ** 32 - 1, value: BigInt(maxSatoshis) },
  ])
  expect(sumOf(await utxos())).toBe(BigInt(maxSatoshis))
})

test.each([
  ['a text', 'coin'],
  ['nothing', null],
  ['more satoshis than exist', coin(maxSatoshis + 1)],
  ['a negative amount', coin(-1)],
  ['a part of a satoshi', coin(1.5)],
  ['an amount in a text', coin('1')],
  ['an index that is too high', { ...coin(1), vout: 2 ** 32 }],
  ['an index that is no number', { ...coin(1), vout: null }],
  ['a longer transaction id', { ...coin(1), txid: `${txid}00` }],
  ['something before the transaction id', { ...coin(1), txid: `00${txid}` }],
  ['a shorter transaction id', { ...coin(1), txid: 'ab' }],
  ['no transaction id', { ...coin(1), txid: [txid] }],
])('A list of coins with %s is refused as a whole.', async (_, broken) => {
  const { server, utxos } = create()
  server.answers.set('/utxo', [coin(1), broken])
  await expect(utxos()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'a coin cannot be read' })
})

test.each([
  [{ 3: 2.5, 6: 2, 1: 9 }, 2.5],
  [{ 6: 2, 1: 9 }, 2],
  [{ 1: 9 }, 9],
  [{ 2: 9 }, 1],
  [{ 3: 1 }, 1],
  [{ 3: 100_000 }, 100_000],
  [{ 3: 100_001 }, 1],
  [{ 3: 0.5 }, 1],
  [{ 3: -5 }, 1],
  [{ 3: '5' }, 1],
  [null, 1],
  ['no JSON', 1],
])('The fee rates %j give the rate %d for one of the next blocks.', async (answer, rate) => {
  const { server, esplora } = create()
  server.answers.set('/fee-estimates', answer)
  expect(await esplora.feeRate({ network: testnet, signal: noSignal() })).toBe(rate)
})

test('A transaction is confirmed only if the service says so. A transaction that the service does not have is unknown.', async () => {
  const { server, esplora } = create()
  const isConfirmed = () => esplora.isConfirmed(txid, { network: testnet, signal: noSignal() })
  expect(await isConfirmed()).toBeUndefined()
  for (const [answer, expected] of [
    [{ confirmed: true }, true],
    [{ confirmed: false }, false],
    [{ confirmed: 'yes' }, false],
    [{}, false],
  ] as const) {
    server.answers.set(`/tx/${txid}/status`, answer)
    expect(await isConfirmed()).toBe(expected)
  }
  server.answers.set(`/tx/${txid}/status`, true)
  await expect(isConfirmed()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    details: 'the state of the transaction cannot be read',
  })
})

test('The error of an Esplora service names the HTTP status. The error for a network without URLs names the network.', async () => {
  const { server, utxos } = create()
  server.answers.set('/utxo', new Response('[]', { status: 503 }))
  await expect(utxos()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE', details: 'HTTP status code: 503' })
  await expect(utxos(withUrls([]))).rejects.toMatchObject({ code: 'TRANSPORT_URL_MISSING', details: testnet.name })
})

test('Each URL is asked once, without trailing slashes. The URLs of the app are asked before the default URLs.', async () => {
  const { server, utxos } = create()
  server.isCutOff = true
  await expect(
    utxos(withUrls(['https://one.example//', 'https://own.example'], ['https://own.example'])),
  ).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
  const paths = server.asked.filter((url) => url.endsWith('/utxo'))
  expect(paths).toEqual(['https://own.example/address/me/utxo', 'https://one.example/address/me/utxo'])
})

test('An Esplora service has half of the request timeout to answer if another service can be asked afterwards. The last service has the whole timeout.', async () => {
  const { platform, utxos } = create()
  const asked: string[] = []
  vi.spyOn(platform, 'fetch').mockImplementation((url) => {
    asked.push(new URL(url).hostname)
    return new Promise(() => {})
  })
  const settled = vi.fn<() => void>()
  const reading = utxos(withUrls(['https://one.example', 'https://two.example'])).then(settled, settled)
  await platform.advance(limits.rpcTimeout / 2 - 1)
  expect(asked).not.toContain('two.example')
  await platform.advance(1)
  expect(asked).toContain('two.example')
  await platform.advance(limits.rpcTimeout - 1)
  expect(settled).not.toHaveBeenCalled()
  await platform.advance(1)
  await reading
  expect(platform.waiting()).toBe(0)
})

test('After an answer, a failure or a timeout, the HTTP request is aborted and no timer is left.', async () => {
  const { server, platform, utxos } = create()
  const signals: (AbortSignal | null | undefined)[] = []
  const ask = vi.spyOn(platform, 'fetch').mockImplementation((url, { signal } = {}) => {
    signals.push(signal)
    return server.fetch(url)
  })
  server.answers.set('/utxo', [])
  await utxos()
  server.isCutOff = true
  await expect(utxos()).rejects.toThrow()
  ask.mockImplementation((_, { signal } = {}) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const late = expect(utxos()).rejects.toThrow()
  await platform.advance(limits.rpcTimeout)
  await late
  expect(signals).toHaveLength(6)
  expect(signals.every((signal) => signal?.aborted)).toBe(true)
})

test('When the caller aborts, the request ends at once and no other service is asked.', async () => {
  const { platform, utxos } = create()
  const leaving = new AbortController()
  const asked: string[] = []
  vi.spyOn(platform, 'fetch').mockImplementation(
    (url, { signal } = {}) =>
      new Promise((_, reject) => {
        asked.push(new URL(url).hostname)
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const reading = expect(
    utxos(withUrls(['https://one.example', 'https://two.example']), leaving.signal),
  ).rejects.toThrow('left')
  leaving.abort(new Error('left'))
  await reading
  expect(new Set(asked)).toEqual(new Set(['one.example']))
})

test('An answer that arrives after the caller has aborted is ignored.', async () => {
  const { platform, utxos } = create()
  const leaving = new AbortController()
  vi.spyOn(platform, 'fetch').mockImplementation(async () => {
    leaving.abort(new Error('left'))
    return new Response('[]')
  })
  await expect(utxos(testnet, leaving.signal)).rejects.toThrow('left')
})

test('An answer of the Esplora service that has more than 8 MB is refused.', async () => {
  const { server, utxos } = create()
  const answerOf = (bytes: number) => new Response(`[]${' '.repeat(bytes - 2)}`)
  server.answers.set('/utxo', answerOf(8_000_000))
  expect(await utxos()).toEqual([])
  server.answers.set('/utxo', answerOf(8_000_001))
  await expect(utxos()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

test.each([
  ['nothing', undefined],
  ['another text', 'not found'],
  ['a longer text', `${genesis}00`],
  ['a text with something before', `00${genesis}`],
  ['an error status', new Response(genesis, { status: 500 })],
])(
  'A service that answers with %s instead of a genesis hash is used, and its genesis hash is requested again with the next request.',
  async (_, block) => {
    const { server, utxos } = create()
    server.answers.set('/utxo', [])
    if (block !== undefined) server.answers.set('/block-height/0', block)
    expect(await utxos()).toEqual([])
    await utxos()
    expect(server.asked.filter((url) => url.endsWith('/block-height/0'))).toHaveLength(2)
  },
)

test('The genesis hash of a service is compared for each network. A line break after the hash is ignored.', async () => {
  const { server, utxos } = create()
  server.answers.set('/utxo', [])
  server.answers.set('/block-height/0', `${genesis}\n`)
  expect(await utxos()).toEqual([])
  const elsewhere = completeNetwork({ ...signet, rpcUrls: testnet.rpcUrls })
  await expect(utxos(elsewhere)).rejects.toMatchObject({
    code: 'RPC_WRONG_CHAIN',
    details: 'https://testnet.example/api does not serve Bitcoin Signet',
    hint: 'Correct the network’s rpcUrls',
  })
  expect(await utxos()).toEqual([])
  await expect(utxos(elsewhere)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  expect(server.asked.filter((url) => url.endsWith('/block-height/0'))).toHaveLength(2)
})
