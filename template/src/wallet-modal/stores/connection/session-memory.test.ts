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

/** A modal's memory on a platform with a database. */
async function createMemory() {
  const factory = new IDBFactory()
  const platform = createFakePlatform({ indexedDB: () => factory })
  const controller = new AbortController()
  const memory = new SessionMemory('app', platform, controller.signal)
  const { recentWallets } = await memory.repositories()
  await recentWallets.all()
  return { memory, platform, controller, recentWallets }
}

const fox = { id: 'io.fox', name: 'Fox Wallet', imageUrl: undefined }

test('Each modal has its own place for a pairing that is approved later.', () => {
  const platform = createFakePlatform()
  const { signal } = new AbortController()
  const keys = ['one', 'two'].map((id) => new SessionMemory(id, platform, signal).pendingPairingKey)
  expect(keys).toEqual(['wallet-modal:one:pairing', 'wallet-modal:two:pairing'])
})

test('A write that waits until the browser is idle is cancelled if the modal is destroyed or all stored data is deleted.', async () => {
  for (const end of ['destroyed', 'forgotten']) {
    const { memory, platform, controller, recentWallets } = await createMemory()
    memory.rememberWallet(fox)
    if (end === 'destroyed') controller.abort()
    else await memory.forget(['*'])
    expect(platform.waiting()).toBe(0)
    await platform.advance(500)
    await expect(recentWallets.all()).resolves.toEqual([])
  }
})

test('Deleting the data of one account does not cancel the pending write of a recent wallet.', async () => {
  const { memory, platform, recentWallets } = await createMemory()
  memory.rememberWallet(fox)
  await expect(recentWallets.all()).resolves.toEqual([])
  await memory.forget(['eip155'])
  await platform.advance(500)
  await eventually(async () => expect(await recentWallets.all()).toHaveLength(1))
})

test('The last two wallets are stored, each once, newest first.', () => {
  const platform = createFakePlatform()
  const memory = new SessionMemory('app', platform, new AbortController().signal)
  for (const id of ['one', 'one']) memory.rememberWallet({ ...fox, id })
  expect(memory.read().recentConnectorIds).toEqual(['one'])
  for (const id of ['two', 'one']) memory.rememberWallet({ ...fox, id })
  expect(memory.read().recentConnectorIds).toEqual(['one', 'two'])
  memory.rememberWallet({ ...fox, id: 'three' })
  expect(JSON.parse(platform.keyValue.get('wallet-modal:app') ?? '')).toMatchObject({
    recentConnectorIds: ['three', 'one'],
  })
})

test('The modal notices changes that another tab has written, until the modal is destroyed. Writes to other storage keys are ignored.', () => {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const memory = new SessionMemory('app', platform, controller.signal)
  const onChange = vi.fn<() => void>()
  memory.followTabs(onChange)
  const write = (key: string | null) => platform.page.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  for (const key of [null, 'wallet-modal:other', 'of-the-app']) write(key)
  expect(onChange).not.toHaveBeenCalled()
  write('wallet-modal:app')
  expect(onChange).toHaveBeenCalledOnce()
  controller.abort()
  write('wallet-modal:app')
  expect(onChange).toHaveBeenCalledOnce()
})

test('Without a window, other tabs are followed by messages only.', () => {
  const platform = { ...createFakePlatform(), window: () => undefined }
  const memory = new SessionMemory('app', platform, new AbortController().signal)
  expect(() => memory.followTabs(() => {})).not.toThrow()
})

test('The balance of any connected namespace is stored.', async () => {
  const { memory, platform } = await createMemory()
  memory.rememberConnection('eip155', { connectorId: 'io.fox', caipAddress: 'eip155:1:0xhere' })
  memory.rememberConnection('solana', { connectorId: 'io.fox', caipAddress: 'solana:main:So1' })
  const balance = { value: BigInt(5), decimals: 18, symbol: 'ETH' }
  memory.rememberBalance('eip155:1:0xhere', balance)
  await platform.advance(500)
  await eventually(async () => expect(await memory.earlierBalance('eip155:1:0xhere')).toEqual(balance))
})
