// @vitest-environment happy-dom
import '../../testing/setup'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import type { FakeBrowser } from '../../testing/fake-browser'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress } from '../../testing/fake-wallet'
import type { FakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

/** Everything that the modal has stored in a browser: rows by table, values by key. */
async function stored(factory: IDBFactory, browser: FakeBrowser) {
  const database = await new Dexie('wallet-modal:default', { indexedDB: factory, IDBKeyRange }).open()
  const rows = await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const))
  database.close()
  const tables: Record<string, readonly unknown[]> = Object.fromEntries(rows.filter(([, list]) => list.length > 0))
  return { tables, keys: [...browser.stored.keys()], all: JSON.stringify([tables, [...browser.stored]]).toLowerCase() }
}

/** Lets time pass while the database works, so that the clock does not make the database late. */
async function pass(platform: FakePlatform, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    for (let turn = 0; turn < 8; turn += 1) await settle()
    await platform.advance(500)
  }
}

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

test('Data that cannot be reached while disconnecting is forgotten by the next page.', async () => {
  const { root, modal, factory, browser, options, platform } = await visit()
  Object.defineProperty(root.memory, 'repositories', { value: () => Promise.reject(new TypeError('Failed to fetch')) })
  await root.connection.disconnect()
  await pass(platform, 1_000)
  expect(platform.logged.map(({ message }) => message)).toContain(
    'The next page forgets what is stored of the account.',
  )
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

test('An answer of the data service after disconnecting is not stored.', async () => {
  const factory = new IDBFactory()
  const browser = createFakeBrowser()
  const data = new FakeDataService()
  data.identities.set(firstAddress, { name: 'mara.eth', avatar: null })
  const { connect, platform, root } = await createTestRoot({
    browser,
    indexedDB: () => factory,
    hosts: { rpc: fakeDataUrl },
    services: (url) => data.respond(url),
  })
  const asked = data.hold('identity')
  await connect()
  await pass(platform, 1_000)
  await eventually(() => expect(asked).toHaveLength(1))
  await root.connection.disconnect()
  await pass(platform, 1_000)
  for (const question of asked) question.answer()
  await pass(platform, 1_000)
  const { tables, all } = await stored(factory, browser)
  expect(Object.keys(tables)).toEqual(['recentWallets'])
  expect(all).not.toContain('mara.eth')
})
