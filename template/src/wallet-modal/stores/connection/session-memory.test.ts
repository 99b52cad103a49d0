// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually'
import { createFakePlatform } from '../../testing/fake-platform'
import { SessionMemory } from './session-memory'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

test('The wallet, its name and the active network are restored in the next visit.', async () => {
  const factory = new IDBFactory()
  const platform = createFakePlatform({ indexedDB: () => factory })
  const visit = new AbortController()
  const memory = new SessionMemory('app', platform, visit.signal)
  memory.remember({ activeCaipNetworkId: 'eip155:10' })
  memory.rememberWallet({ id: 'io.fox', name: 'Fox Wallet', imageUrl: undefined })
  const { recentWallets } = await memory.repositories()
  await platform.advance(500)
  await eventually(async () => expect(await recentWallets.all()).toHaveLength(1))
  visit.abort()

  const later = new SessionMemory('app', platform, new AbortController().signal)
  expect(later.read()).toMatchObject({ activeCaipNetworkId: 'eip155:10', recentConnectorIds: ['io.fox'] })
  const stored = await later.repositories()
  await expect(stored.recentWallets.get('io.fox')).resolves.toEqual({ id: 'io.fox', name: 'Fox Wallet' })
})

test('The balance of an account that has disconnected meanwhile is not stored.', async () => {
  const factory = new IDBFactory()
  const platform = createFakePlatform({ indexedDB: () => factory })
  const memory = new SessionMemory('app', platform, new AbortController().signal)
  memory.rememberConnection('eip155', { connectorId: 'io.fox', caipAddress: 'eip155:1:0xhere' })
  const { balances } = await memory.repositories()
  const balance = { value: BigInt(5), decimals: 18, symbol: 'ETH' }
  memory.rememberBalance('eip155:1:0xgone', balance)
  memory.rememberBalance('eip155:10:0xhere', balance)
  await platform.advance(500)
  await eventually(async () => expect(await memory.earlierBalance('eip155:10:0xhere')).toEqual(balance))
  await expect(balances.get('eip155:1:0xgone')).resolves.toBeUndefined()
  await expect(memory.earlierBalance('eip155:1:0xgone')).resolves.toBeUndefined()
})

test('A paired wallet is stored at once, because a phone may close the page before the browser is idle.', async () => {
  const factory = new IDBFactory()
  const memory = new SessionMemory(
    'app',
    createFakePlatform({ indexedDB: () => factory }),
    new AbortController().signal,
  )
  const entry = { id: 'fox', name: 'Fox Wallet' }
  memory.rememberWallet({ id: 'fox', name: 'Fox Wallet', imageUrl: undefined, entry })
  const { recentWallets } = await memory.repositories()
  await eventually(async () => expect(await recentWallets.all()).toEqual([{ id: 'fox', name: 'Fox Wallet', entry }]))
})
