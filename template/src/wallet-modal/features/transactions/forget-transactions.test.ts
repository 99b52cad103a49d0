// @vitest-environment happy-dom
import '../../testing/setup'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import type { FakeBrowser } from '../../testing/fake-browser'
import { createFakeBrowser } from '../../testing/fake-browser'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { pass, stored } from '../../testing/stored-data'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

/** A connected visitor who has sent two transactions: one is confirmed, one is pending. */
async function visit() {
  const factory = new IDBFactory()
  const browser = createFakeBrowser()
  const options = { browser, indexedDB: () => factory }
  const test = await createTestRoot(options)
  const { connect, platform, root, rpc } = test
  rpc.answer('eth_getTransactionByHash', ([hash]) => ({ hash }))
  rpc.answer('eth_getTransactionReceipt', ([hash]) => (hash === '0xarrived' ? { status: '0x1' } : null))
  await connect()
  await pass(platform, 3_000)
  const { sent } = await root.accountLoader.load()
  const transfer = {
    chainId: 'eip155:1',
    from: firstAddress,
    to: secondAddress,
    amount: '42.4242',
    symbol: 'ETH',
  } as const
  sent.add({ ...transfer, hash: '0xarrived' })
  sent.add({ ...transfer, hash: '0xpending', amount: '7' })
  await pass(platform, 3_000)
  await eventually(() => expect(sent.find('eip155:1', '0xarrived')?.state).toBe('success'))
  await eventually(async () => {
    const { tables } = await stored(factory, browser)
    expect(tables['sentTransactions']).toHaveLength(2)
  })
  return { ...test, factory, browser, options, sent, transfer }
}

/** Only the last wallet and the pending transaction are stored. */
async function expectForgotten(factory: IDBFactory, browser: FakeBrowser): Promise<void> {
  await eventually(async () => {
    const { tables, all } = await stored(factory, browser)
    expect(Object.keys(tables).sort()).toEqual(['recentWallets', 'sentTransactions'])
    expect(tables['sentTransactions']).toMatchObject([{ value: { hash: '0xpending' } }])
    for (const secret of ['42.4242', '0xarrived']) expect(all).not.toContain(secret)
    expect(JSON.stringify([...browser.stored]).toLowerCase()).not.toContain(firstAddress.toLowerCase())
  })
}

test('Disconnecting forgets receivers and amounts; pending transactions stay until their outcome is known.', async () => {
  const { root, factory, browser, sent, rpc, platform } = await visit()
  await root.connection.disconnect()
  await expectForgotten(factory, browser)
  expect([...sent.all.values()].map(({ hash }) => hash)).toEqual(['0xpending'])
  rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' }))
  await pass(platform, 60_000)
  await eventually(async () => {
    const { tables, all } = await stored(factory, browser)
    expect(Object.keys(tables)).toEqual(['recentWallets'])
    for (const address of [firstAddress, secondAddress]) expect(all).not.toContain(address.toLowerCase())
  })
  expect(sent.all.size).toBe(0)
})

test('Sent transactions are forgotten when the wallet ends the connection.', async () => {
  const { wallet, factory, browser } = await visit()
  wallet.emit('accountsChanged', [])
  await settle()
  await expectForgotten(factory, browser)
})

test('Another tab forgets sent transactions, too.', async () => {
  const { root, options, platform } = await visit()
  const other = await createTestRoot(options)
  await pass(other.platform, 3_000)
  const { sent } = await other.root.accountLoader.load()
  await eventually(() => expect(sent.all.size).toBe(2))
  await root.connection.disconnect()
  await pass(platform, 500)
  await settle()
  expect([...sent.all.values()].map(({ hash }) => hash)).toEqual(['0xpending'])
})

test('If transactions cannot be reached while disconnecting, the next page forgets them.', async () => {
  const { root, modal, factory, browser, options, platform } = await visit()
  Object.defineProperty(root.memory, 'repositories', { value: () => Promise.reject(new TypeError('Failed to fetch')) })
  await root.connection.disconnect()
  await pass(platform, 1_000)
  expect(platform.logged.map(({ message }) => message)).toContain('Stored data of the account could not be deleted.')
  expect(Object.keys((await stored(factory, browser)).tables)).toContain('sentTransactions')
  modal.dispose()
  await createTestRoot(options)
  await expectForgotten(factory, browser)
})

test('Forgetting the visitor also forgets pending transactions.', async () => {
  const { modal, factory, browser, sent, platform } = await visit()
  browser.stored.set('of-the-app', 'stays')
  await modal.forgetVisitor()
  await pass(platform, 60_000)
  await eventually(async () => {
    const { tables, keys } = await stored(factory, browser)
    expect(tables).toEqual({})
    expect(keys).toEqual(['of-the-app'])
  })
  expect(sent.all.size).toBe(0)
})
