import { expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import { rpcCall } from '../../src/sandbox/chain/rpc-call'
import { balanceOf } from '../support/chain'
import { runMainFlow } from '../support/main-flow'
import { fillSend, moneyConfig, review } from '../support/money'
import { pairingConfig } from '../support/phone'
import { useWorld } from '../support/world'
import { chooseOdd, connectOdd, onPage, patience } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const [first, second] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/, /Failed to fetch/]
const money = () => ({ config: moneyConfig(world), expects: notes })
const rpc = () => world.rpc(31337)
const hour = 3_600_000

test('F123 while a transfer is confirmed, the clock jumps by an hour and by a year: the transfer is sent once, and the form works again', () =>
  onPage(world, money(), async ({ host, visit }) => {
    await host.connect()
    await host.account.open()
    for (const jump of [hour, -hour, 365 * 24 * hour, -365 * 24 * hour]) {
      await host.in('wm-token').first().waitFor()
      const before = await balanceOf(rpc(), second)
      await fillSend(host, { amount: '0.01', to: second })
      await review(host)
      await host.in('wm-send-confirm').click()
      await world.wallet.pending({ method: 'eth_sendTransaction' })
      await visit.context.clock.setSystemTime(Date.now() + jump)
      await world.wallet.approve({ method: 'eth_sendTransaction' })
      await host.sees('TransactionStatus')
      await expect.poll(async () => (await balanceOf(rpc(), second)) - before).toBe(10n ** 16n)
      await host.in('wm-done').click()
      await host.sees('Account')
    }
  }))

test('F124 a modal that is disposed of while the wallet is asked has no listener left, and a late answer changes nothing', () =>
  onPage(world, { isUsable: false }, async ({ host, odd, page }) => {
    await odd.hold('eth_requestAccounts')
    await chooseOdd(host)
    await expect.poll(() => odd.asked('eth_requestAccounts')).toBe(1)
    await page.evaluate('walletModals[0].dispose()')
    expect(await odd.run<number>('oddWallet.listeners()')).toBe(0)
    await odd.settle(`() => ['${first}']`)
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await host.fact('address')).toBe('')
    expect(await host.fact('status')).toBe('disconnected')
    expect(await odd.run<number>('oddWallet.listeners()')).toBe(0)
  }))

test('F124 a connected modal that is disposed of ignores what its wallet reports', () =>
  onPage(world, { isUsable: false }, async ({ host, odd, page }) => {
    await connectOdd(host)
    expect(await odd.run<number>('oddWallet.listeners()')).toBeGreaterThan(0)
    await page.evaluate('walletModals[0].dispose()')
    await odd.run(`oddWallet.accounts = ['${second}']; oddWallet.emit('accountsChanged', oddWallet.accounts)`)
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await host.fact('address')).toBe(first)
    expect(await odd.run<number>('oddWallet.listeners()')).toBe(0)
  }))

test('F129 code of the modal and of a view that cannot be loaded is loaded again by the next click', () =>
  onPage(world, { config: pairingConfig(world), expects: notes }, async ({ host, page }) => {
    const [modal, view] = [/\/assets\/modal-parts[^/]*\.js/, /\/assets\/all-wallets\.view[^/]*\.js/]
    await page.route(modal, (route) => route.abort())
    await page.route(view, (route) => route.abort())
    await page.reload()
    const failed = page.waitForEvent('requestfailed', (request) => modal.test(request.url()))
    await host.button.getByRole('button').first().click()
    await failed
    expect(await host.modal.count()).toBe(0)
    await page.unroute(modal)
    await host.open()
    await host.sees('Connect')
    await host.in('wm-all-wallets').click()
    await host.in('wm-retry').waitFor()
    await page.unroute(view)
    await host.in('wm-retry').click()
    await host.wallet('Sandbox Phone').waitFor()
  }))

// Enumerable properties would break the code that bundlers write for the exports of a module, before any code of the modal runs.
const hostile = `
  for (const name of ['rdns', 'hint', 'chain', 'code'])
    Object.defineProperty(Object.prototype, name, { configurable: true, writable: true, value: 'foreign' })
  globalThis.fetched = 0
  const usual = globalThis.fetch
  globalThis.fetch = (...request) => {
    globalThis.fetched += 1
    return usual(...request)
  }`

test('F131 on a page with a hostile prototype and a fetch of its own, the main flow works', () =>
  onPage(world, { scripts: [hostile] }, async ({ host, page }) => {
    await runMainFlow(host, world.wallet)
    expect(await page.evaluate<number>('fetched')).toBeGreaterThan(0)
    await host.open()
    expect(await host.wallet('Sandbox Wallet').getAttribute('data-rdns')).toBe('dev.createwalletmodal.sandbox')
  }))

test('F133 a page that goes offline keeps its account, says what is missing, and reads again by itself when it is online', () =>
  onPage(world, { expects: notes }, async ({ host, visit }) => {
    await host.connect()
    await expect.poll(() => host.fact('wei')).not.toBe('')
    await visit.context.setOffline(true)
    await host.open()
    await host.sees('Account')
    const sent = await rpcCall(rpc(), 'eth_sendTransaction', [{ from: second, to: first, value: '0x1' }])
    expect(sent).toMatch(/^0x/)
    await host.in('wm-retry').or(host.modal.getByText('Balance unavailable')).first().waitFor({ timeout: 30_000 })
    expect(await host.fact('status')).toBe('connected')
    await visit.context.setOffline(false)
    const wei = String(await balanceOf(rpc(), first))
    await expect.poll(() => host.fact('wei'), { timeout: 30_000 }).toBe(wei)
    expect(await host.fact('address')).toBe(first)
  }))

test('F134 a page that was hidden for half an hour reads nothing meanwhile, and shows the new balance within two seconds', () =>
  onPage(world, {}, async ({ host, page, visit }) => {
    await visit.context.clock.install()
    await page.reload()
    await host.connect()
    await host.account.open()
    await expect.poll(() => host.fact('wei')).toBe(String(await balanceOf(rpc(), first)))
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate(`{
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' })
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${state === 'hidden'} })
        document.dispatchEvent(new Event('visibilitychange'))
      }`)
    await show('hidden')
    await page.waitForLoadState('networkidle')
    const asked = () => visit.guard.requests.filter((url) => url.startsWith(rpc())).length
    const before = asked()
    await rpcCall(rpc(), 'eth_sendTransaction', [{ from: second, to: first, value: '0x1' }])
    await page.clock.fastForward(1_800_000)
    expect(asked()).toBe(before)
    await show('visible')
    const begun = Date.now()
    await expect.poll(() => host.fact('wei')).toBe(String(await balanceOf(rpc(), first)))
    expect(Date.now() - begun).toBeLessThan(2_000 * patience)
    expect(await host.fact('status')).toBe('connected')
  }))

test('F149 a page that names an unknown network, or passes a listener that is no function, gets an error that says so', () =>
  onPage(world, { expects: notes }, async ({ host, page }) => {
    for (const isConnected of [false, true]) {
      if (isConnected) await host.connect()
      const told = `walletModals[0].switchNetwork({ id: 999 }).then(() => 'changed', ({ message }) => message)`
      expect(await page.evaluate(told)).toContain('CaipNetwork not found')
      const refused = `{ let told; try { walletModals[0].subscribeEvents('no function') } catch ({ message }) { told = message } told }`
      expect(await page.evaluate(refused)).toContain('The listener must be a function')
    }
    await host.seesFact('address', first)
    await host.seesFact('network', 'eip155:31337')
  }))
