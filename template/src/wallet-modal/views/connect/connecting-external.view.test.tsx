// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstAddress, walletError } from '../../testing/fake-wallet'
import type { RenderedModal } from '../../testing/render-modal'
import { renderModal } from '../../testing/render-modal'

const state = () => screen.getByTestId('wm-connecting').dataset['state']
const ring = () => screen.getByTestId('wm-connecting').querySelector<HTMLElement>('span[data-state]')?.dataset['state']
const words = () => screen.getByTestId('wm-connecting').textContent

/** Opens the modal and chooses the wallet, which does not answer yet. */
async function choose(): Promise<RenderedModal & { approval: ReturnType<RenderedModal['wallet']['hold']> }> {
  const rendered = await renderModal()
  const approval = rendered.wallet.hold('eth_requestAccounts')
  await rendered.open()
  await rendered.click('wm-wallet')
  return { ...rendered, approval }
}

test('While the wallet is asked, the view says where to approve.', async () => {
  await choose()
  expect(state()).toBe('waiting')
  expect(words()).toContain('Approve in Test Wallet')
  expect(screen.getByTestId('wm-view-ConnectingExternal').textContent.match(/Test Wallet/g)).toHaveLength(1)
  expect(ring()).toBe('working')
  expect(screen.getByTestId('wm-retry').textContent).toContain('Open again')
})

test('An approval shows connected, on which network, and what comes next.', async () => {
  const { approval, run, press, root } = await choose()
  await run(() => approval.resolve([firstAddress]))
  expect(state()).toBe('connected')
  expect(words()).toContain('Your account is ready on Alpha.')
  await press('Done')
  expect(root.modal.open).toBe(false)
})

test('The connected message closes by itself.', async () => {
  const { approval, run, advance, root } = await choose()
  await run(() => approval.resolve([firstAddress]))
  await advance(700)
  expect(root.modal.open).toBe(false)
})

test('[C8-28] A request that the visitor declines is shown as such, and can be tried again.', async () => {
  const { approval, run, click, wallet } = await choose()
  await run(() => approval.reject(walletError(4001, 'User rejected the request.')))
  expect(state()).toBe('declined')
  expect(words()).toContain('You declined the request')
  expect(words()).toContain('Nothing was shared. You can try again.')
  expect(ring()).toBe('declined')
  wallet.release('eth_requestAccounts')
  await click('wm-retry')
  expect(state()).toBe('connected')
})

test("A failure shows the wallet's message.", async () => {
  const { approval, run } = await choose()
  await run(() => approval.reject(new Error('The device is locked')))
  expect(state()).toBe('error')
  expect(words()).toContain('Connection failed')
  expect(words()).toContain('The wallet reported an error: The device is locked')
  expect(ring()).toBe('failed')
})

test('A long message of a wallet is cut, so that Try again stays in reach.', async () => {
  const { approval, run } = await choose()
  await run(() => approval.reject(new Error(`\u202Eno${' way'.repeat(50_000)}`)))
  expect(words()).toContain('The wallet reported an error: no way way')
  expect(words()?.length).toBeLessThan(400)
  expect(screen.getByTestId('wm-retry').textContent).toBe('Try again')
})

test('A wallet that is busy says where to look.', async () => {
  const { approval, run } = await choose()
  await run(() => approval.reject(walletError(-32002)))
  expect(words()).toContain('Your wallet is already showing a request. Open the wallet and answer it there')
})

test('Asking again asks the wallet again.', async () => {
  const { click, wallet } = await choose()
  await click('wm-retry')
  expect(wallet.callsOf('eth_requestAccounts')).toHaveLength(2)
  expect(state()).toBe('waiting')
})

test('Going back abandons the wallet, even if it answers later.', async () => {
  const { approval, click, run, root } = await choose()
  await click('wm-back')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
  await run(() => approval.resolve([firstAddress]))
  expect(root.account.status).toBe('disconnected')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
})
