// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { secondAddress } from '../../testing/fake-wallet'
import { fakeBalance } from './testing/fake-balance'
import { TokenService } from './token-service'

const alphaId = 'eip155:1'

async function createRoot(options: Parameters<typeof createTestRoot>[0] = {}) {
  const data = new FakeDataService()
  const test = await createTestRoot({
    services: (url) => data.respond(url),
    hosts: { rpc: fakeDataUrl },
    ...options,
  })
  const { api } = test.root.accountLoader.loaded
  const service = new TokenService({
    platform: test.platform,
    api,
    repositories: () => test.root.memory.repositories(),
  })
  return { ...test, data, api, service }
}

test('Tokens are read without a database, and then nothing is kept.', async () => {
  const { api, data, platform, connect } = await createRoot()
  data.balances.set(`${alphaId}:${secondAddress}`, [fakeBalance(alphaId, 'ETH', '1')])
  await connect()
  const service = new TokenService({ platform, api, repositories: () => Promise.reject(new Error('no storage')) })
  for (let times = 1; times <= 2; times += 1) {
    expect(await service.getBalance(secondAddress, alphaId)).toHaveLength(1)
    expect(data.questions('balance')).toHaveLength(times)
  }
})

test('nothing is known, and nobody is asked, about a network that no service lists', async () => {
  const alone = await createRoot({ hosts: {} })
  expect(await alone.service.getBalance(secondAddress, alphaId)).toEqual([])
  expect(alone.data.asked).toEqual([])
  const { service, data } = await createRoot()
  data.supported = ['eip155:8453']
  expect(await service.getBalance(secondAddress, alphaId)).toEqual([])
  expect(data.questions('balance')).toEqual([])
})

describe('a question', () => {
  test('carries who asks, and the client id once there is one', async () => {
    const { api, service, data, connect } = await createRoot({ projectId: 'p1' })
    await connect()
    await service.getBalance(secondAddress, alphaId)
    expect(Object.fromEntries(data.questions('balance')[0]?.searchParams ?? [])).toMatchObject({
      projectId: 'p1',
      st: 'create-wallet-modal',
      chainId: alphaId,
      currency: 'usd',
    })
    expect(data.questions('balance')[0]?.searchParams.get('clientId')).toBeNull()
    api.setClientId('c1')
    await service.getBalance(secondAddress, alphaId, { forceUpdate: [] })
    expect(data.questions('balance')[1]?.searchParams.get('clientId')).toBe('c1')
  })
})

describe('what was read', () => {
  test('a portfolio is good for 30 seconds', async () => {
    const { service, data, platform, connect } = await createRoot()
    data.balances.set(`${alphaId}:${secondAddress}`, [fakeBalance(alphaId, 'ETH', '1')])
    await connect()
    const read = async () => {
      expect(await service.getBalance(secondAddress, alphaId)).toHaveLength(1)
      return data.questions('balance').length
    }
    expect(await read()).toBe(1)
    await platform.advance(30_000)
    expect(await read()).toBe(1)
    await platform.advance(1)
    expect(await read()).toBe(2)
  })

  test('is forgotten with the account; a failure is not kept', async () => {
    const { service, data, root, connect } = await createRoot()
    await connect()
    data.fail('balance', 500)
    await expect(service.getBalance(secondAddress, alphaId)).rejects.toMatchObject({ code: 'DATA_SERVICE_UNAVAILABLE' })
    data.heal('balance')
    await service.getBalance(secondAddress, alphaId)
    expect(data.questions('balance')).toHaveLength(2)
    await root.memory.forget(['eip155'])
    await service.getBalance(secondAddress, alphaId)
    expect(data.questions('balance')).toHaveLength(3)
  })
})

test('A failure of the network that is shown is told to the host as an event.', async () => {
  const { modal, root, connect, rpc } = await createTestRoot()
  const told: string[] = []
  modal.subscribeEvents(({ props }) => void told.push(props.event))
  rpc.respond('https://alpha.example/rpc', () => new Response('', { status: 429 }))
  await connect()
  await root.accountLoader.loaded.tokens.fetchTokenBalance()
  expect(told).toContain('API_ERROR')
})
