// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeBalance, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'

const alphaId = 'eip155:1'
const { signal } = new AbortController()

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    ...options,
  })
  return { ...test, data, api: test.root.accountLoader.loaded.api }
}

/** Every call of the store, and what it answers where nobody may be asked. */
const calls = (api: Awaited<ReturnType<typeof createRoot>>['api']) => [
  {
    ask: () => api.fetchIdentity(secondAddress, alphaId, new AbortController().signal),
    nothing: { name: null, avatar: null },
  },
  { ask: () => api.fetchTransactions({ account: secondAddress, signal }), nothing: { data: [], next: undefined } },
  { ask: () => api.getBalance(secondAddress, alphaId), nothing: [] },
  { ask: () => api.lookupEnsName('mara.eth', alphaId), nothing: undefined },
  { ask: () => api.reverseLookupEnsName(secondAddress), nothing: [] },
]

describe('nobody is asked', () => {
  test('without a project and a service of the app’s own', async () => {
    const { api, data, connect } = await createRoot({ hosts: {} })
    await connect()
    expect(api.isAvailable).toBe(false)
    for (const { ask, nothing } of calls(api)) expect(await ask()).toEqual(nothing)
    expect(data.asked).toEqual([])
  })

  test('about a network that the service does not list; the list is asked for once', async () => {
    const { api, data, connect } = await createRoot()
    data.supported = ['eip155:8453']
    await connect()
    for (const { ask, nothing } of calls(api)) expect(await ask()).toEqual(nothing)
    expect(data.asked.map(({ route }) => route)).toEqual(['supported-chains'])
  })

  test('while the list cannot be had; it is asked for again the next time', async () => {
    const { api, data, connect } = await createRoot()
    data.fail('supported-chains', 500)
    await connect()
    expect(await api.isNetworkSupported(alphaId)).toBe(false)
    data.answerWith('supported-chains', () => new Response('{"http":[]}'))
    expect(await api.isNetworkSupported(alphaId)).toBe(false)
    data.heal('supported-chains')
    expect(await api.isNetworkSupported(alphaId)).toBe(true)
  })
})

describe('a question', () => {
  test('carries who asks, and the client id once there is one', async () => {
    const { api, data, connect } = await createRoot({ projectId: 'p1' })
    await connect()
    await api.getBalance(secondAddress, alphaId)
    expect(Object.fromEntries(data.questions('balance')[0]?.searchParams ?? [])).toMatchObject({
      projectId: 'p1',
      st: 'create-wallet-modal',
      chainId: alphaId,
      currency: 'usd',
    })
    expect(data.questions('balance')[0]?.searchParams.get('clientId')).toBeNull()
    api.setClientId('c1')
    await api.lookupEnsName('mara.eth', alphaId).catch(() => {})
    expect(data.questions('name')[0]?.searchParams.get('clientId')).toBe('c1')
    await api.fetchIdentity(secondAddress, alphaId, new AbortController().signal)
    expect(data.questions('identity').at(-1)?.searchParams.get('sender')).toBe(firstAddress)
  })

  test('a page of the history says which, and may ask past the browser’s cache', async () => {
    const inits: RequestInit[] = []
    const data = new FakeDataService()
    const { connect, root } = await createTestRoot({
      hosts: { rpc: fakeDataUrl },
      services(url, init) {
        if (url.pathname.endsWith('/history')) inits.push(init)
        return data.respond(url)
      },
    })
    await connect()
    const query = { account: secondAddress, cursor: 'next', onramp: 'coinbase', chainId: alphaId } as const
    await root.accountLoader.loaded.api.fetchTransactions({ ...query, cache: 'no-cache', signal })
    const [url] = data.questions('history')
    expect(url?.pathname).toBe(`/v1/account/${secondAddress}/history`)
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      cursor: 'next',
      onramp: 'coinbase',
      chainId: alphaId,
    })
    expect(inits[0]?.cache).toBe('no-cache')
  })
})

describe('what was read', () => {
  test('a portfolio is good for 30 seconds, a name and picture for five minutes', async () => {
    const { api, data, platform, connect } = await createRoot()
    data.balances.set(`${alphaId}:${secondAddress}`, [fakeBalance(alphaId, 'ETH', '1')])
    data.identities.set(secondAddress, { name: 'mara.eth', avatar: null })
    await connect()
    const balances = () => data.questions('balance').length
    const identities = () =>
      data.questions('identity').filter(({ pathname }) => pathname.endsWith(secondAddress)).length
    const read = async () => {
      expect(await api.getBalance(secondAddress, alphaId)).toHaveLength(1)
      expect(await api.fetchIdentity(secondAddress, alphaId, new AbortController().signal)).toEqual({
        name: 'mara.eth',
        avatar: null,
      })
      return [balances(), identities()]
    }
    expect(await read()).toEqual([1, 1])
    await platform.advance(30_000)
    expect(await read()).toEqual([1, 1])
    await platform.advance(1)
    expect(await read()).toEqual([2, 1])
    await platform.advance(300_000 - 30_001)
    expect((await read())[1]).toBe(1)
    await platform.advance(1)
    expect((await read())[1]).toBe(2)
  })

  test('is forgotten with the account; a failure is not kept', async () => {
    const { api, data, root, connect } = await createRoot()
    await connect()
    data.fail('balance', 500)
    await expect(api.getBalance(secondAddress, alphaId)).rejects.toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE' })
    data.heal('balance')
    await api.getBalance(secondAddress, alphaId)
    expect(data.questions('balance')).toHaveLength(2)
    await root.memory.forget(['eip155'])
    await api.getBalance(secondAddress, alphaId)
    expect(data.questions('balance')).toHaveLength(3)
  })
})
