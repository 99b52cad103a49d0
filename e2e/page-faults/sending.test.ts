import { expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import { rpcCall } from '../../src/sandbox/chain/rpc-call'
import type { HostPage } from '../support/host-page'
import { fillSend, moneyConfig, review } from '../support/money'
import { transferIn } from '../support/transfer-in'
import { useWorld } from '../support/world'
import { onPage } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const [first, second, third] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/]
const money = () => ({ config: moneyConfig(world), expects: notes })
const rpc = () => world.rpc(31337)
const nonce = async () => Number(await rpcCall(rpc(), 'eth_getTransactionCount', [first, 'pending']))

async function openAccount(host: HostPage): Promise<void> {
  await host.connect()
  await host.account.open()
  await host.in('wm-token').first().waitFor()
}

/** Fills the form, and opens the review. */
async function openReview(host: HostPage, to: string = second): Promise<void> {
  await openAccount(host)
  await fillSend(host, { amount: '0.5', to })
  await review(host)
}

test('F10 a wallet that withdraws its accounts before the visitor confirms a transfer is not asked for the transfer', () =>
  onPage(world, money(), async ({ host }) => {
    const before = await nonce()
    await openReview(host)
    await world.wallet.lock()
    await host.seesStatus('disconnected')
    await host.in('wm-send-confirm').waitFor({ state: 'detached' })
    expect(await world.wallet.pendingRequests()).toEqual([])
    expect(await nonce()).toBe(before)
    await host.connect()
    await host.seesFact('address', first)
  }))

test('F10 if a wallet withdraws its accounts while the wallet shows a transfer, the modal can still be used', () =>
  onPage(world, money(), async ({ host }) => {
    await openReview(host)
    await host.in('wm-send-confirm').click()
    await world.wallet.pending({ method: 'eth_sendTransaction' })
    await world.wallet.lock()
    await host.seesStatus('disconnected')
    await host.in('wm-view-ApproveTransaction').waitFor({ state: 'detached' })
    const requests = (await world.wallet.requests()).filter(({ method }) => method === 'eth_sendTransaction')
    expect(requests).toHaveLength(1)
  }))

test('F71 F85 an empty form, and amounts in odd spellings, make no request, and nothing is rounded', () =>
  onPage(world, money(), async ({ host, visit }) => {
    await openAccount(host)
    await fillSend(host, { amount: '', to: second })
    const preview = host.in('wm-send-preview')
    const amount = host.in('wm-send-amount')
    await expect.poll(() => preview.isDisabled()).toBe(true)
    await host.in('wm-send-receiver').fill('')
    await amount.fill('0')
    expect(await preview.isDisabled()).toBe(true)
    await host.in('wm-send-receiver').fill(second)
    for (const typed of ['1e18', '1,5', ' 1 ', '١', '0x1', '0.1234567890123456789012345678901', '-1', '1.2.3', 'NaN']) {
      await amount.fill('0.25')
      await amount.fill(typed)
      const text = await amount.inputValue()
      const exact = /^\d+(?:\.\d{1,18})?$/.test(typed.trim()) ? typed.trim() : undefined
      // The field ignores a text that is no number and keeps the earlier amount. A comma counts as a decimal sign, as in many languages.
      expect([exact, typed.trim().replace(',', '.'), '0.25', '1']).toContain(text)
      if (/\.\d{19,}$/.test(text)) await expect.poll(() => preview.isDisabled()).toBe(true)
    }
    expect(await world.wallet.pendingRequests()).toEqual([])
    expect(visit.guard.requests.filter((url) => url.includes('eth_sendTransaction'))).toEqual([])
  }))

test('F74 a name that cannot be looked up says so, the form stays, and the name works when the service is back', () =>
  onPage(world, money(), async ({ host, page }) => {
    await openAccount(host)
    await fillSend(host, { amount: '0.5', to: second })
    await world.faults.set('names', { kind: 'status', code: 500 })
    await page.route(rpc(), (route) => route.abort())
    await world.faults.set('rpc', { kind: 'cut' })
    const receiver = host.in('wm-send-receiver')
    await receiver.fill('junowick.eth')
    await expect.poll(() => host.in('wm-send-receiver-note').textContent()).toMatch(/could not be|not.*looked up|Error/)
    expect(await host.in('wm-send-preview').isDisabled()).toBe(true)
    expect(await host.in('wm-send-amount').inputValue()).toBe('0.5')
    await page.unroute(rpc())
    await world.faults.end('rpc')
    await world.faults.end('names')
    await receiver.fill('')
    await receiver.fill('junowick.eth')
    await expect.poll(() => receiver.getAttribute('data-address')).toBe(second)
  }))

test('F75 the answer about an earlier name does not replace a later entry', () =>
  onPage(world, money(), async ({ host, page }) => {
    await openAccount(host)
    await fillSend(host, { amount: '0.5', to: '' })
    const receiver = host.in('wm-send-receiver')
    const held: (() => Promise<void>)[] = []
    await page.route(/\/v1\/profile\/account\//, (route) => void held.push(() => route.continue()))
    await receiver.fill('junowick.eth')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await receiver.fill(third)
    await expect.poll(() => receiver.getAttribute('data-address')).toBe(third)
    for (const release of held.splice(0)) await release()
    await page.unroute(/\/v1\/profile\/account\//)
    await page.waitForLoadState('networkidle')
    expect(await receiver.inputValue()).toBe(third)
    expect(await receiver.getAttribute('data-address')).toBe(third)
    await review(host)
    expect(await host.in('wm-send-review-address').textContent()).toBe(third)
  }))

test('F80 if the wallet reports an error after the node has accepted the transfer, the transfer is in doubt, and the wallet is not asked again without consent', () =>
  onPage(world, money(), async ({ host, page }) => {
    await openReview(host)
    let asked = 0
    await page.route('**/wallet/rpc', async (route) => {
      if (!(route.request().postData() ?? '').includes('eth_sendTransaction')) return route.continue()
      asked += 1
      await route.fulfill({ json: { error: { code: -32000, message: 'already known' } } })
    })
    await host.in('wm-send-confirm').click()
    await host.modal.locator('[data-testid=wm-alert][data-code=maybeSent]').waitFor()
    expect(await host.in('wm-send-confirm').isDisabled()).toBe(true)
    expect(asked).toBe(1)
    await expect.poll(() => host.modal.textContent()).not.toContain('failed')
  }))

test('F87 twenty clicks and a held Enter on the confirmation ask the wallet once', () =>
  onPage(world, money(), async ({ host, page }) => {
    const before = await nonce()
    await openReview(host)
    await host.in('wm-send-confirm').focus()
    await page.evaluate(`{
      const button = document.querySelector('[data-testid=wm-send-confirm]')
      for (let press = 0; press < 20; press += 1) button.click()
    }`)
    for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    const asked = transferIn(await world.wallet.approve({ method: 'eth_sendTransaction' }))
    expect(asked).toMatchObject({ from: first, to: second, amount: 5n * 10n ** 17n })
    await host.sees('TransactionStatus')
    expect(await world.wallet.pendingRequests()).toEqual([])
    await expect.poll(nonce).toBe(before + 1)
  }))
