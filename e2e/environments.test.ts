import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { HostPage } from './support/host-page'
import { runMainFlow } from './support/main-flow'
import { localTexts } from './support/storage'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

const storageNotes = [/Not everything is remembered after this page/]

const storageFaults = {
  'IndexedDB refuses to open': `IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'SecurityError') }`,
  'IndexedDB never answers': `IDBFactory.prototype.open = () => new EventTarget()`,
  'localStorage is full': `Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError') }`,
  'neither storage nor tabs': `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
    Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError') } })`,
}

test('the main flow: in strict mode', async () => {
  const { host } = await world.visit({ config: { strict: true } })
  await runMainFlow(host, world.wallet)
})

test('the main flow: embedded', async () => {
  const { host } = await world.visit({ config: { embedded: true } })
  await runMainFlow(host, world.wallet, { embedded: true })
})

test('the main flow: compiled by the React compiler', async () => {
  const { host, guard } = await world.visit({ build: 'compiled' })
  await runMainFlow(host, world.wallet)
  // React's own chunk contains the word once. Every other chunk that contains it was compiled by React's compiler.
  const scripts = new Set(guard.requests.filter((url) => /\/assets\/.*\.js$/.test(url)))
  const sources = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))
  expect(sources.filter((source) => source.includes('react.memo_cache_sentinel')).length).toBeGreaterThan(2)
})

test('the main flow: under a strict content security policy, without one violation', async () => {
  const noteViolations = `
    globalThis.violations = []
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI))`
  const { host, page } = await world.visit({ isStrict: true, scripts: [noteViolations] })
  const response = await page.reload()
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await runMainFlow(host, world.wallet)
  expect(await page.evaluate('violations')).toEqual([])
})

test.each(Object.entries(storageFaults))('the main flow: %s', async (_, script) => {
  const { host } = await world.visit({ scripts: [script], expects: storageNotes })
  await runMainFlow(host, world.wallet)
})

test('the main flow: another version of the page holds the database', async () => {
  const { host, page } = await world.visit({ expects: storageNotes })
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wallet-modal:default', 1000)
    opening.onsuccess = () => { globalThis.held = opening.result; resolve() }
    opening.onerror = () => reject(opening.error)
  })`)
  await runMainFlow(host, world.wallet)
})

test('two modals of a page have separate connections', async () => {
  const { host, page } = await world.visit({
    config: { ids: ['left', 'right'] },
    wallets: [
      { name: 'Left Wallet', rdns: 'test.left' },
      { name: 'Right Wallet', rdns: 'test.right' },
    ],
  })
  const [left, right] = [new HostPage(page, world.wallet, 'left'), new HostPage(page, world.wallet, 'right')]
  await left.connect('Left Wallet')
  await left.seesFact('address', first)
  await right.seesFact('address', '')
  await right.seesStatus('disconnected')
  await world.wallet.approveAll()
  await right.open()
  await right.wallet('Right Wallet').click()
  await right.seesFact('connected', 'true')
  await right.seesClosed()
  await right.seesFact('wallet', 'Right Wallet')
  await left.seesFact('wallet', 'Left Wallet')
  const stored = JSON.parse(await localTexts(page)) as Record<string, string>
  expect(Object.keys(stored).sort()).toEqual(['wallet-modal:left', 'wallet-modal:right'])
  await world.wallet.switchAccount(second)
  for (const part of [left, right]) await part.seesFact('address', second)
  expect(await host.modal.count()).toBe(0)
})

test('the main flow: in one of two modals', async () => {
  const { page } = await world.visit({ config: { ids: ['left', 'right'] } })
  await runMainFlow(new HostPage(page, world.wallet, 'right'), world.wallet)
})
