// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress } from '../../testing/fake-wallet'

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

describe('nobody is asked', () => {
  test('without a project and a service of the app’s own', async () => {
    const { api, data, connect } = await createRoot({ hosts: {} })
    await connect()
    expect(api.isAvailable).toBe(false)
    expect(await api.isNetworkSupported(alphaId)).toBe(false)
    expect(data.asked).toEqual([])
  })

  test('about a network that the service does not list; the list is requested once', async () => {
    const { api, data, connect } = await createRoot()
    data.supported = ['eip155:8453']
    await connect()
    for (let question = 0; question < 2; question += 1) expect(await api.isNetworkSupported(alphaId)).toBe(false)
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

test('requests name the app, the active account, and the client id once it is known', async () => {
  const { api, connect } = await createRoot({ projectId: 'p1' })
  await connect()
  expect(api.caller).toMatchObject({ base: fakeDataUrl, projectId: 'p1', sdkType: 'create-wallet-modal' })
  expect(api.caller).not.toHaveProperty('clientId')
  api.setClientId('c1')
  expect(api.caller).toMatchObject({ clientId: 'c1' })
  expect(api.sender).toEqual({ sender: firstAddress })
})
