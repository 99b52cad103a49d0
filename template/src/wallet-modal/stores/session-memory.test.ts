// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { SessionMemory } from './session-memory'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

test('[C3-17] the wallet, its name, the active network and the login are found again at the next visit', async () => {
  const factory = new IDBFactory()
  const platform = createFakePlatform({ indexedDB: () => factory })
  const visit = new AbortController()
  const memory = new SessionMemory('app', platform, visit.signal)
  const login = {
    isEmailUsed: true,
    email: 'ada@example.com',
    socialUsername: 'ada',
    lastUsedChain: 'eip155:10',
    lastEmailLoginTime: platform.now(),
    smartAccountNetworks: ['eip155:10', 'eip155:8453'],
  }
  memory.rememberNetwork('eip155:10')
  memory.rememberWallet({ id: 'io.fox', name: 'Fox Wallet', imageUrl: undefined })
  const { logins, recentWallets } = await memory.repositories()
  await logins.put('login', login)
  await platform.advance(500)
  await expect.poll(() => recentWallets.all()).toHaveLength(1)
  visit.abort()

  const later = new SessionMemory('app', platform, new AbortController().signal)
  expect(later.read()).toMatchObject({ activeCaipNetworkId: 'eip155:10', recentConnectorIds: ['io.fox'] })
  const stored = await later.repositories()
  await expect(stored.recentWallets.get('io.fox')).resolves.toEqual({ id: 'io.fox', name: 'Fox Wallet' })
  await expect(stored.logins.get('login')).resolves.toEqual(login)
  await stored.logins.put('login', { isEmailUsed: 'yes', email: 1, smartAccountNetworks: [10] } as never)
  await expect(stored.logins.get('login')).resolves.toEqual({ isEmailUsed: false, smartAccountNetworks: [] })
})
