// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeBalance, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'

const alphaId = 'eip155:1'

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    ...options,
  })
  return { ...test, data, api: test.root.accountLoader.loaded.api }
}

/** Every call of the store, with its result when no request may be made. */
const calls = (api: Awaited<ReturnType<typeof createRoot>>['api']) => [
  { ask: () => api.getBalance(secondAddress, alphaId), nothing: [] },
]

describe('no request is made', () => {
  test('without a project id and a service of the app’s own', async () => {
    const { api, data, connect } = await createRoot({ hosts: {} })
    await connect()
    expect(api.isAvailable).toBe(false)
    for (const { ask, nothing } of calls(api)) expect(await ask()).toEqual(nothing)
    expect(data.asked).toEqual([])
  })

  test('about a network that the service does not list; the list is requested once', async () => {
    const { api, data, connect } = await createRoot()
    data.supported = ['eip155:8453']
    await connect()
    for (const { ask, nothing } of calls(api)) expect(await ask()).toEqual(nothing)
    expect(data.asked.map(({ route }) => route)).toEqual(['supported-chains'])
  })

  test('while the list fails to load; it is requested again the next time', async () => {
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

describe('a request', () => {
  test('carries the sender, and the client id once there is one', async () => {
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
    await api.getBalance(secondAddress, alphaId, { forceUpdate: [] })
    expect(data.questions('balance')[1]?.searchParams.get('clientId')).toBe('c1')
    expect(api.sender).toEqual({ sender: firstAddress })
  })
})

describe('cached answers', () => {
  test('A portfolio is cached for 30 seconds.', async () => {
    const { api, data, platform, connect } = await createRoot()
    data.balances.set(`${alphaId}:${secondAddress}`, [fakeBalance(alphaId, 'ETH', '1')])
    await connect()
    const read = async () => {
      expect(await api.getBalance(secondAddress, alphaId)).toHaveLength(1)
      return data.questions('balance').length
    }
    expect(await read()).toBe(1)
    await platform.advance(30_000)
    expect(await read()).toBe(1)
    await platform.advance(1)
    expect(await read()).toBe(2)
  })

  test('are deleted with the account; a failure is not cached', async () => {
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
