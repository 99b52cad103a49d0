// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { NameService } from './name-service'

const alphaId = 'eip155:1'
const { signal } = new AbortController()

/** A connected page with a data service. */
async function createService(options: Parameters<typeof createTestRoot>[0] = {}, data = new FakeDataService()) {
  const test = await createTestRoot({ services: (url) => data.respond(url), hosts: { rpc: fakeDataUrl }, ...options })
  const { accountLoader, memory, platform } = test.root
  const { api } = accountLoader.loaded
  const service = new NameService({ platform, api, repositories: () => memory.repositories() })
  await test.connect()
  return { ...test, data, api, service }
}

describe('No request about names is made', () => {
  test.for([
    ['without a data service', { hosts: {} }, undefined],
    ['on a network that the service does not list', {}, ['eip155:8453']],
  ] as const)('%s', async ([, options, supported]) => {
    const data = new FakeDataService()
    if (supported) data.supported = supported
    const { service } = await createService(options, data)
    expect(await service.fetchIdentity(secondAddress, alphaId, signal)).toEqual({ name: null, avatar: null })
    expect(await service.lookupName('mara.eth', alphaId, signal)).toBeUndefined()
    expect(await service.reverseLookup(secondAddress, alphaId)).toEqual([])
    expect(data.asked.filter(({ route }) => route !== 'supported-chains')).toEqual([])
  })
})

test("A request carries the sender's parameters.", async () => {
  const { service, api, data } = await createService()
  api.setClientId('c1')
  await service.lookupName('mara.eth', alphaId, signal).catch(() => {})
  expect(data.questions('name')[0]?.searchParams.get('clientId')).toBe('c1')
  await service.fetchIdentity(secondAddress, alphaId, signal)
  expect(data.questions('identity').at(-1)?.searchParams.get('sender')).toBe(firstAddress)
})

test('Name and picture are cached for five minutes.', async () => {
  const { service, data, platform } = await createService()
  data.identities.set(secondAddress, { name: 'mara.eth', avatar: null })
  const read = async () => {
    expect(await service.fetchIdentity(secondAddress, alphaId, signal)).toEqual({ name: 'mara.eth', avatar: null })
    return data.questions('identity').filter(({ pathname }) => pathname.endsWith(secondAddress)).length
  }
  expect(await read()).toBe(1)
  await platform.advance(300_000)
  expect(await read()).toBe(1)
  await platform.advance(1)
  expect(await read()).toBe(2)
})
