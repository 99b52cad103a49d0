// @vitest-environment happy-dom
import '../../testing/setup'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import type { FakeBrowser } from '../../testing/fake-browser'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'
import { pass, stored } from '../../testing/stored-data'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

/** A connected visitor with a name and tokens. */
async function visit() {
  const factory = new IDBFactory()
  const browser = createFakeBrowser()
  const data = new FakeDataService()
  data.identities.set(firstAddress, { name: 'mara.eth', avatar: null })
  data.names.set('mara.eth', { address: firstAddress })
  const options = {
    browser,
    indexedDB: () => factory,
    hosts: { rpc: fakeDataUrl },
    services: (url: URL) => data.respond(url),
  }
  const test = await createTestRoot(options)
  const { connect, platform, root } = test
  await connect()
  await pass(platform, 3_000)
  // What units keep of the account.
  const { identities, open } = await root.memory.repositories()
  await identities.put(firstAddress, { name: 'mara.eth', avatar: null })
  await open({ table: 'portfolios', read: (value) => value }).put(firstAddress, [])
  await eventually(async () => {
    const { tables } = await stored(factory, browser)
    expect(Object.keys(tables).sort()).toEqual(
      expect.arrayContaining(['balances', 'identities', 'portfolios', 'recentWallets']),
    )
  })
  return { ...test, factory, browser, options }
}

/** Only the last wallet is stored. */
async function expectForgotten(factory: IDBFactory, browser: FakeBrowser): Promise<void> {
  await eventually(async () => {
    const { tables, all } = await stored(factory, browser)
    expect(Object.keys(tables)).toEqual(['recentWallets'])
    expect(all).not.toContain('mara.eth')
    expect(JSON.stringify([...browser.stored]).toLowerCase()).not.toContain(firstAddress.toLowerCase())
  })
}

test('Disconnecting forgets names and balances.', async () => {
  const { root, factory, browser } = await visit()
  await root.connection.disconnect()
  await expectForgotten(factory, browser)
})

test('If the wallet ends the connection, its data is forgotten, too.', async () => {
  const { wallet, factory, browser } = await visit()
  wallet.emit('accountsChanged', [])
  await settle()
  await expectForgotten(factory, browser)
})

test('Data that the database refuses to delete while disconnecting is deleted by the next page.', async () => {
  const { root, modal, factory, browser, options, platform } = await visit()
  const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The file is damaged', 'UnknownError')
  })
  await root.connection.disconnect()
  await pass(platform, 1_000)
  expect(Object.keys((await stored(factory, browser)).tables)).toContain('identities')
  modal.dispose()
  failing.mockRestore()
  await createTestRoot(options)
  await expectForgotten(factory, browser)
})

test('Data that cannot be reached while disconnecting is forgotten by the next page.', async () => {
  const { root, modal, factory, browser, options, platform } = await visit()
  Object.defineProperty(root.memory, 'repositories', { value: () => Promise.reject(new TypeError('Failed to fetch')) })
  await root.connection.disconnect()
  await pass(platform, 1_000)
  expect(platform.logged.map(({ message }) => message)).toContain('Stored data of the account could not be deleted.')
  expect(Object.keys((await stored(factory, browser)).tables)).toContain('identities')
  modal.dispose()
  await createTestRoot(options)
  await expectForgotten(factory, browser)
})

test('Forgetting the visitor leaves no data.', async () => {
  const { modal, root, factory, browser, platform } = await visit()
  browser.stored.set('of-the-app', 'stays')
  await modal.forgetVisitor()
  await pass(platform, 60_000)
  await eventually(async () => {
    const { tables, keys } = await stored(factory, browser)
    expect(tables).toEqual({})
    expect(keys).toEqual(['of-the-app'])
  })
  expect(root.recentConnectorIds).toEqual([])
})

test('A request to forget the visitor is kept while an account is still being forgotten.', async () => {
  const { root, browser } = await visit()
  const account = root.memory.forget(['eip155'])
  // The account is being forgotten by now.
  await Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => Promise.resolve())
  const everything = root.memory.forget(['*'])
  await account
  expect(browser.stored.get('wallet-modal:default:forget')).toContain('*')
  await everything
  expect(browser.stored.has('wallet-modal:default:forget')).toBe(false)
})
