// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { settle } from '../testing/settle'
import * as service from './data-service'

const caller = { base: 'https://data.example/', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }
const who = { projectId: 'project', st: 'modal', sv: 'react-1' }
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init)

interface Asked {
  url: URL
  init: RequestInit
}

function createService(answer: () => Response | Promise<Response>, clientId?: string) {
  const asked: Asked[] = []
  const platform = createFakePlatform({
    fetch: async (url, init) => {
      asked.push({ url: new URL(url), init })
      return answer()
    },
  })
  const stop = new AbortController()
  const own = { ...caller, ...(clientId && { clientId }) }
  return {
    platform,
    stop,
    /** What was asked last. */
    get path() {
      return asked.at(-1)?.url.href.split('?')[0]
    },
    get params() {
      return Object.fromEntries(asked.at(-1)?.url.searchParams ?? [])
    },
    get init() {
      return asked.at(-1)?.init
    },
    count: () => asked.length,
    chains: () => service.fetchSupportedChains(platform, own, stop.signal),
    identity: (query: Parameters<typeof service.fetchIdentity>[2]) =>
      service.fetchIdentity(platform, own, query, stop.signal),
    history: (query: Parameters<typeof service.fetchHistory>[2]) =>
      service.fetchHistory(platform, own, query, stop.signal),
    balances: (query: Parameters<typeof service.fetchBalances>[2]) =>
      service.fetchBalances(platform, own, query, stop.signal),
    lookup: (name: string) => service.lookupName(platform, own, name, stop.signal),
    reverse: (query: Parameters<typeof service.reverseLookup>[2]) =>
      service.reverseLookup(platform, own, query, stop.signal),
  }
}

test('[C7-14] supported chains, identity, history and balance are asked for by GET, with who asks', async () => {
  const chains = createService(() => json({ http: ['eip155:1', 'near:mainnet', 7, 'solana:a b'], ws: [] }))
  expect(await chains.chains()).toEqual(['eip155:1'])
  expect([chains.path, chains.params]).toEqual(['https://data.example/v1/supported-chains', who])

  const names = createService(() => json({ name: 'vitalik.eth', avatar: 'https://pictures.example/a.png' }), 'client')
  expect(await names.identity({ address, sender: '0x1' })).toEqual({
    name: 'vitalik.eth',
    avatar: 'https://pictures.example/a.png',
  })
  expect([names.path, names.params]).toEqual([
    `https://data.example/v1/identity/${address}`,
    { ...who, sender: '0x1', clientId: 'client' },
  ])
  expect(names.init?.method ?? 'GET').toBe('GET')

  const history = createService(() => json({ data: [], next: null }))
  expect(await history.history({ address, cursor: 'c', chainId: 'eip155:1' })).toEqual({ data: [], next: undefined })
  expect([history.path, history.params]).toEqual([
    `https://data.example/v1/account/${address}/history`,
    { ...who, cursor: 'c', chainId: 'eip155:1' },
  ])

  const balances = createService(() => json({ balances: [] }))
  expect(await balances.balances({ address })).toEqual([])
  expect([balances.path, balances.params]).toEqual([
    `https://data.example/v1/account/${address}/balance`,
    { ...who, currency: 'usd' },
  ])
})

test('the client id comes last, once it is known', async () => {
  const asking = createService(() => json({ http: [] }), 'client')
  await asking.chains()
  expect(Object.keys(asking.params)).toEqual(['projectId', 'st', 'sv', 'clientId'])
})

test('[C7-13] a balance lookup says whose, on which network, and what is to be read anew', async () => {
  const asking = createService(() => json({ balances: [] }))
  await asking.balances({ address, chainId: 'eip155:10', forceUpdate: ['eip155:10:0xa', 'eip155:10:0xb'] })
  expect(asking.path).toBe(`https://data.example/v1/account/${address}/balance`)
  expect(asking.params).toEqual({
    ...who,
    currency: 'usd',
    chainId: 'eip155:10',
    forceUpdate: 'eip155:10:0xa,eip155:10:0xb',
  })
})

test('an identity without a name or with a picture that must not be shown has none', async () => {
  const read = (answer: unknown) => createService(() => json(answer)).identity({ address })
  const none = { name: null, avatar: null }
  expect(await read({ name: '', avatar: '' })).toEqual(none)
  expect(await read({ name: null, avatar: null })).toEqual(none)
  expect(await read({})).toEqual(none)
  for (const avatar of [
    'javascript:alert(1)',
    'http://a.example/b.png',
    'http://localhost/b.png',
    'data:text/html,x',
    'ipfs://a',
    7,
  ])
    expect((await read({ avatar })).avatar, String(avatar)).toBeNull()
  expect((await read({ avatar: 'data:image/png;base64,AA==' })).avatar).toBe('data:image/png;base64,AA==')
  expect((await read({ name: 'a\u202Eb' })).name).toBe('ab')
})

test('names: looked up and found for an account', async () => {
  const record = {
    name: 'ada.reown.id',
    registered: 1_700_000_000,
    updated: 1_700_000_000,
    addresses: { '2147483649': { address, created: 1 }, '60': { created: 1 } },
    attributes: [{ avatar: 'https://pictures.example/ada.png', bio: 'hello' }, { avatar: 'javascript:1' }],
  }
  const expected = {
    name: 'ada.reown.id',
    addresses: { '2147483649': { address } },
    attributes: [{ avatar: 'https://pictures.example/ada.png', bio: 'hello' }, {}],
  }
  const lookup = createService(() => json(record))
  expect(await lookup.lookup('ada.reown.id/../x')).toEqual(expected)
  expect(lookup.path).toBe('https://data.example/v1/profile/account/ada.reown.id%2F..%2Fx')
  expect(lookup.params).toEqual({ ...who, apiVersion: '2' })

  const reverse = createService(() => json([record, 'x', { name: '' }]))
  expect(await reverse.reverse({ address, sender: '0x1' })).toEqual([expected])
  expect(reverse.path).toBe(`https://data.example/v1/profile/reverse/${address}`)
  expect(reverse.params).toEqual({ ...who, sender: '0x1', apiVersion: '2' })
})

test.each(['', '.', '..'])('nothing is asked for a name that would be another path: %j', async (name) => {
  const asking = createService(() => json({}))
  await expect(asking.lookup(name)).rejects.toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE' })
  expect(asking.count()).toBe(0)
})

test('a refusal tells its status and, where the service gave one, its reason', async () => {
  const reasons = [{ name: 'name', description: 'Name is not registered' }]
  const refused = await createService(() => json({ status: 'FAILED', reasons }, { status: 404 }))
    .lookup('nobody')
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({
    code: 'DATA_SERVICE_UNAVAILABLE',
    message: 'The data service does not answer: HTTP status code: 404',
  })
  expect([service.statusOf(refused), service.reasonOf(refused)]).toEqual([404, 'Name is not registered'])
  const wrapped = new Error('outer', { cause: refused })
  expect([service.statusOf(wrapped), service.reasonOf(wrapped)]).toEqual([404, 'Name is not registered'])

  for (const body of ['busy', '{}', '{"reasons":[]}', '{"reasons":[{"description":7}]}']) {
    const bare = await createService(() => new Response(body, { status: 503 }))
      .chains()
      .catch((error: unknown) => error)
    expect([service.statusOf(bare), service.reasonOf(bare)], body).toEqual([503, undefined])
  }
  const unreachable = await createService(() => Promise.reject(new TypeError('Failed to fetch')))
    .chains()
    .catch((error: unknown) => error)
  expect(unreachable).toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE', details: 'Failed to fetch' })
  expect([service.statusOf(unreachable), service.reasonOf(unreachable)]).toEqual([undefined, undefined])
})

test.each([
  ['HTML', () => new Response('<html>')],
  ['another shape', () => json({ everything: 'else' })],
  ['nothing', () => new Response(null)],
  ['more than 2 MB', () => new Response(new Uint8Array(2_000_001))],
])('an answer of %s is none', async (_, answer) => {
  const asking = createService(answer)
  const unavailable = { code: 'DATA_SERVICE_UNAVAILABLE' }
  await expect(asking.chains()).rejects.toMatchObject(unavailable)
  await expect(asking.history({ address })).rejects.toMatchObject(unavailable)
  await expect(asking.balances({ address })).rejects.toMatchObject(unavailable)
  await expect(asking.lookup('ada')).rejects.toMatchObject(unavailable)
  await expect(asking.reverse({ address })).rejects.toMatchObject(unavailable)
  expect(asking.platform.waiting()).toBe(0)
})

test('a service that is too slow is given up after ten seconds, and a question can be called off', async () => {
  const slow = createService(() => new Promise<Response>(() => {}))
  const late = slow.chains().catch((error: unknown) => error)
  await slow.platform.advance(10_000)
  expect(await late).toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE', details: 'timed out: 10000 ms' })

  const called = createService(() => new Promise<Response>(() => {}))
  const told = called.history({ address }).catch((error: unknown) => error)
  await settle()
  called.stop.abort(new Error('never mind'))
  expect(await told).toMatchObject({ message: 'never mind' })
  expect(called.platform.waiting()).toBe(0)
})
