// @vitest-environment happy-dom
import '../../testing/setup'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { isRecord, required } from '../../domain/errors/errors'
import { cloudSiwx, localSiwx } from '../../services/siwx-kinds'
import type { SiwxFactory } from '../../services/siwx-context'
import { createEvmSigner } from '../../services/siwx-verify/testing/signers'
import { announce, testWalletInfo } from '../../testing/announce'
import { createTestRoot } from '../../testing/create-test-root'
import { eventually } from '../../testing/eventually'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { pass } from '../../testing/stored-data'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

const alice = createEvmSigner('alice')
const api = 'https://cloud.example'

/** Alice's wallet, which signs every message. */
function createWallet(): FakeWallet {
  const wallet = new FakeWallet({ accounts: [alice.address], chainId: 10 })
  wallet.answer('personal_sign', (params) => {
    const [hex] = Array.isArray(params) ? params : []
    return alice.sign(Buffer.from(String(hex).slice(2), 'hex').toString('utf8'))
  })
  return wallet
}

/** A cloud service that accepts every signature. */
function answerAuth(url: URL): Response | undefined {
  if (url.origin !== api) return undefined
  const json = (value: unknown) => new Response(JSON.stringify(value))
  if (url.pathname.endsWith('/nonce')) return json({ nonce: 'nonce00000001', token: 'nonce-token' })
  if (url.pathname.endsWith('/authenticate')) return json({ token: 'auth-token' })
  if (url.pathname.endsWith('/me'))
    return json({ address: alice.address, caip2Network: 'eip155:10', exp: 2_000_000_000 })
  return undefined
}

/** The storage of one browser, and visits that use it. */
function createVisits(siwx: SiwxFactory) {
  const [factory, browser, wallet, data] = [
    new IDBFactory(),
    createFakeBrowser(),
    createWallet(),
    new FakeDataService(),
  ]
  data.identities.set(alice.address, { name: 'alice.eth', avatar: null })
  data.names.set('alice.eth', { address: alice.address })
  async function visit(isOnline = true) {
    await import('./siwx-parts')
    const test = await createTestRoot({
      browser,
      wallet,
      siwx,
      isStarted: false,
      // This network has no name registry of its own, so all names come from the service.
      networks: [beta],
      indexedDB: () => factory,
      projectId: 'project',
      hosts: { rpc: fakeDataUrl, api },
      services: (url) =>
        isOnline ? (answerAuth(url) ?? data.respond(url)) : Promise.reject(new TypeError('Failed to fetch')),
    })
    return test
  }
  async function rowsOf(table: string): Promise<{ key: string; value: unknown }[]> {
    const database = await new Dexie('wallet-modal:default', { indexedDB: factory, IDBKeyRange }).open()
    const rows: unknown[] = await database.table(table).toArray()
    database.close()
    return rows.flatMap((row) => (isRecord(row) ? [{ key: String(row['key']), value: row['value'] }] : []))
  }
  return { visit, rowsOf, browser, wallet, data }
}

test('[C10-02] Dexie persists recent wallets, caches, SIWX sessions and name lookups.', async () => {
  const { visit, rowsOf, wallet } = createVisits(localSiwx())
  const today = await visit()
  today.modal.start()
  await settle()
  today.modal.open()
  await today.connect()
  await eventually(() => expect(today.root.features.siwx?.state.status).not.toBe('idle'))
  await pass(today.platform, 1_000)
  await today.root.features.siwx?.sign()
  await pass(today.platform, 3_000)
  const stores = await today.root.accountLoader.load()
  await stores.tokens.fetchTokenBalance()
  const names = await today.root.features.ens?.getNamesForAddress(alice.address)
  expect(names).toEqual(['alice.eth'])
  await today.root.features.ens?.resolveName('alice.eth')
  for (const table of [
    'recentWallets',
    'balances',
    'portfolios',
    'identities',
    'names',
    'resolvedNames',
    'siwxSessions',
  ])
    await eventually(async () => expect(await rowsOf(table), table).toHaveLength(1))
  const balance = today.root.account.balance
  const signed = wallet.callsOf('personal_sign').length
  today.modal.dispose()

  // Without a network connection, only stored data is available.
  const tomorrow = await visit(false)
  await pass(tomorrow.platform, 5_000)
  tomorrow.rpc.endpoints.clear()
  tomorrow.modal.start()
  await pass(tomorrow.platform, 1_000)
  expect(tomorrow.root.account.address).toBe(alice.address)
  expect(tomorrow.root.account.balance).toEqual(balance)
  await eventually(() => expect(tomorrow.root.features.siwx?.state.status).toBe('signed-in'))
  expect(wallet.callsOf('personal_sign')).toHaveLength(signed)
  await tomorrow.root.accountLoader.load()
  expect(await tomorrow.root.features.ens?.getNamesForAddress(alice.address)).toEqual(names)
  expect(tomorrow.root.recentConnectorIds).toEqual([testWalletInfo.rdns])
})

test('[C3-18] Stored: recent wallets (2 kept), SIWX auth token and nonce token, cached balances, identity and name entries.', async () => {
  const { visit, rowsOf, browser } = createVisits(cloudSiwx())
  const { modal, root, platform, connect } = await visit()
  const others = ['one', 'two'].map((name) => ({
    uuid: platform.uuid(),
    rdns: `example.${name}`,
    name,
    icon: testWalletInfo.icon,
  }))
  for (const info of others) announce(platform.page, createWallet(), info)
  modal.start()
  await settle()
  modal.open()
  await connect()
  await eventually(() => expect(browser.stored.get('wallet-modal:default:siwx-nonce-token')).toBe('nonce-token'))
  await root.features.siwx?.sign()
  await eventually(() =>
    expect(browser.stored.get('wallet-modal:default:siwx-auth-token')).toContain('"token":"auth-token"'),
  )
  await pass(platform, 3_000)
  await root.accountLoader.load()
  await root.features.ens?.getNamesForAddress(alice.address)
  await eventually(async () => {
    expect((await rowsOf('balances')).map(({ key }) => key)).toEqual([`eip155:10:${alice.address}`])
    expect(await rowsOf('identities')).toMatchObject([{ value: { name: 'alice.eth' } }])
    expect(await rowsOf('names')).toMatchObject([{ value: ['alice.eth'] }])
  })
  for (const { rdns } of others) {
    const connector = root.connector.allConnectors.find(({ info }) => info?.rdns === rdns)
    await root.connection.connectExternal(required(connector, 'WALLET_UNREACHABLE'))
    await pass(platform, 1_000)
  }
  await eventually(async () =>
    expect((await rowsOf('recentWallets')).map(({ key }) => key).sort()).toEqual(['example.one', 'example.two']),
  )
  expect(root.recentConnectorIds).toEqual(['example.two', 'example.one'])
})
