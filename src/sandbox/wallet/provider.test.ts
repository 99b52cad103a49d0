import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { devAccounts } from '../chain/chains'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage, type Page } from '../test-support/page'

let sandbox: Sandbox
let control: Control
let page: Page
let pages: Page[] = []
const [first, second] = devAccounts

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(async () => {
  await control.post('/reset', {})
  page = await open()
})
afterEach(async () => {
  for (const each of pages) each.leave()
  pages = []
  await eventually(async () => expect(await control.get('/state')).toHaveProperty('pages', {}))
})
afterAll(() => sandbox?.close())

async function open(query = '', origin?: string): Promise<Page> {
  const opened = await openPage(sandbox.endpoints.walletScript + query, origin)
  pages.push(opened)
  return opened
}

async function connect(of: Page = page): Promise<void> {
  await Promise.all([of.request('eth_requestAccounts'), control.decide('approve')])
}

test('The wallet announces itself once, and again on request, with a new version 4 UUID for each page.', async () => {
  page.window.dispatchEvent(new Event('eip6963:requestProvider'))
  const [one, again] = page.announcements
  expect(page.announcements).toHaveLength(2)
  expect(again?.info).toBe(one?.info)
  expect(Object.isFrozen(again)).toBe(true)
  expect(one?.info).toMatchObject({ name: 'Sandbox Wallet', rdns: 'dev.createwalletmodal.sandbox' })
  expect(one?.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(one?.info.icon).toMatch(/^data:image\/svg\+xml,/)
  const other = await open()
  expect(other.announcements[0]?.info.uuid).not.toBe(one?.info.uuid)
  expect(page.window.ethereum).toBeUndefined()
})

test('parameters: legacy, announce, name and rdns', async () => {
  const legacy = await open('?legacy=1&announce=0')
  expect(legacy.announcements).toHaveLength(0)
  expect(await legacy.window.ethereum?.request({ method: 'eth_chainId' })).toBe('0x7a69')
  const named = await open('?name=Other&rdns=org.other')
  expect(named.announcements[0]?.info).toMatchObject({ name: 'Other', rdns: 'org.other' })
})

test('A page that requests nothing opens no connection.', async () => {
  expect(await control.get('/state')).toHaveProperty('pages', {})
})

test('Connecting asks the person, and the site stays connected.', async () => {
  expect(await page.request('eth_accounts')).toEqual([])
  const asked = page.request('eth_requestAccounts')
  expect(page.opened).toEqual([`${sandbox.endpoints.walletPage}?popup=1`])
  expect(await control.decide('approve')).toMatchObject({ origin: 'http://localhost:5173', title: 'Connect this site' })
  expect(await asked).toEqual([first])
  expect(await page.request('eth_requestAccounts')).toEqual([first])
  expect(page.opened).toHaveLength(1)
  expect(page.events.filter(([name]) => name === 'accountsChanged')).toEqual([['accountsChanged', [first]]])
  const stranger = await open('', 'http://localhost:9999')
  expect(await stranger.request('eth_accounts')).toEqual([])
})

test('A rejection gives 4001, and the next request works.', async () => {
  const asked = expect(page.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await control.decide('reject')
  await asked
  await connect()
  expect(await page.request('eth_accounts')).toEqual([first])
})

test('A second connection request of a site gives -32002 while the first waits.', async () => {
  const asked = page.request('eth_requestAccounts')
  await control.pending()
  const error: unknown = await page.request('eth_requestAccounts').catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: -32002 })
  await control.decide('approve')
  expect(await asked).toEqual([first])
})

test('The request of a page ends when the page is left.', async () => {
  const asked = page.request('eth_requestAccounts').catch(() => 'gone')
  await control.pending()
  page.leave()
  expect(await asked).toBe('gone')
  await eventually(async () => expect(await control.get('/requests')).toEqual([]))
})

test('Closing the wallet’s window rejects the request; reloading the window does not.', async () => {
  const asked = expect(page.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await control.pending()
  const openWindow = async (): Promise<AbortController> => {
    const closed = new AbortController()
    await fetch(`${sandbox.endpoints.control}/events?popup=1`, { signal: closed.signal })
    return closed
  }
  const start = performance.now()
  const before = await openWindow()
  before.abort()
  const after = await openWindow()
  await eventually(() => expect(performance.now() - start).toBeGreaterThan(1_050))
  await control.pending()
  after.abort()
  await asked
})

test('Two pages of a site are told of account changes, locking and revoked permissions.', async () => {
  await connect()
  const tab = await open()
  expect(await tab.request('eth_accounts')).toEqual([first])
  await eventually(async () =>
    expect(await control.get('/state')).toMatchObject({ pages: { 'http://localhost:5173': 2 } }),
  )
  const bothHear = (accounts: readonly string[]): Promise<void> =>
    eventually(() => {
      for (const each of [page, tab]) expect(each.events.at(-1)).toEqual(['accountsChanged', accounts])
    })
  await control.set({ selectedAccount: second })
  await bothHear([second, first])
  await control.set({ locked: true })
  await bothHear([])
  expect(await page.request('eth_accounts')).toEqual([])
  await control.set({ locked: false })
  await bothHear([second, first])
  await page.request('wallet_revokePermissions', [{ eth_accounts: {} }])
  await bothHear([])
  expect(await tab.request('wallet_getPermissions')).toEqual([])
})

test('Approving a connection unlocks a locked wallet.', async () => {
  await control.set({ locked: true })
  const asked = page.request('eth_requestAccounts')
  expect(await control.decide('approve')).toMatchObject({ unlocks: true })
  expect(await asked).toEqual([first])
})

test('Permissions can be requested and read, and revoked in the wallet.', async () => {
  const asked = page.request('wallet_requestPermissions', [{ eth_accounts: {} }])
  await control.decide('approve')
  expect(await asked).toMatchObject([{ parentCapability: 'eth_accounts', invoker: 'http://localhost:5173' }])
  await control.post('/sites/disconnect', { origin: 'http://localhost:5173' })
  await eventually(() => expect(page.events.at(-1)).toEqual(['accountsChanged', []]))
})

test('A removed listener is not called.', async () => {
  const heard = vi.fn()
  page.provider.on('accountsChanged', heard)
  page.provider.removeListener('accountsChanged', heard)
  await connect()
  expect(heard).not.toHaveBeenCalled()
})

test('parameters: mode decides without a person, and popup=0 opens no window', async () => {
  await control.set({ mode: 'reject' })
  const quiet = await open('?popup=0')
  await expect(quiet.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await control.set({ mode: 'approve' })
  expect(await quiet.request('eth_requestAccounts')).toEqual([first])
  expect(quiet.opened).toEqual([])
})

test('parameters: delayMs holds the answer back', async () => {
  await control.set({ mode: 'approve', delayMs: 150 })
  const start = performance.now()
  await page.request('eth_requestAccounts')
  expect(performance.now() - start).toBeGreaterThanOrEqual(145)
})

test('parameters: an unresponsive wallet never answers what needs a decision, and answers the rest', async () => {
  await control.set({ unresponsive: true })
  const settled = vi.fn()
  page.request('eth_requestAccounts').then(settled, settled)
  expect(await page.request('eth_chainId')).toBe('0x7a69')
  await control.set({ unresponsive: false })
  await connect()
  expect(settled).not.toHaveBeenCalled()
})

test('Unknown methods, parameters that are not a list, and requests without a method are refused.', async () => {
  await expect(page.request('eth_sign', [first, '0x00'])).rejects.toMatchObject({ code: 4200 })
  await expect(page.request('wallet_watchAsset', [{}])).rejects.toMatchObject({ code: 4200 })
  await expect(page.request('constructor')).rejects.toMatchObject({ code: 4200 })
  await expect(page.request('eth_call', { to: first })).rejects.toMatchObject({ code: -32602 })
  await expect(page.provider.request({ method: '' })).rejects.toMatchObject({ code: -32600 })
})

test('Reads go to the current chain, whose own errors are returned.', async () => {
  expect(BigInt(String(await page.request('eth_getBalance', [first, 'latest'])))).toBe(1_234_567_800_000_000_000_000n)
  await expect(page.request('eth_getBalance', ['rubbish'])).rejects.toMatchObject({ code: -32602 })
})
