// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { renderModal } from '../../testing/render-modal'
import { createSwap, swapOptions } from './testing/create-swap'

/** The swap form of a connected account with 10 ether and 12.5 dollars. */
async function openForm(wish?: { fromToken?: string; toToken?: string; amount?: string }) {
  const page = await renderModal(swapOptions())
  const swap = await createSwap(undefined, {}, page)
  await page.run(() => page.root.modal.show({ view: 'Swap', ...(wish && { arguments: wish }) }))
  const enter = async (amount: string) => {
    await page.run(() => fireEvent.change(screen.getByTestId('wm-swap-from-amount'), { target: { value: amount } }))
    await page.advance(300)
  }
  return { ...page, ...swap, enter }
}

const textOf = (testId: string) => screen.getByTestId(testId).textContent

test('[C2-11] the form leads from the tokens and the amount to the review, and shows what arrives', async () => {
  const { click, enter, root } = await openForm()
  expect(textOf('wm-swap-from-token')).toContain('ETH')
  expect(textOf('wm-swap-review')).toBe('Select token')
  await click('wm-swap-to-token')
  expect(root.events.last.props.event).toBe('CLICK_SELECT_TOKEN_TO_SWAP')
  expect(root.router.view).toBe('SwapSelectToken')
  await click('wm-swap-token-USDC')
  expect(textOf('wm-swap-review')).toBe('Enter amount')
  await enter('20')
  expect(textOf('wm-swap-review')).toBe('Insufficient balance')
  await enter('1')
  await eventually(() => expect(textOf('wm-swap-review')).toBe('Review swap'))
  expect(screen.getByTestId('wm-swap-to-amount')).toHaveProperty('value', '2000')
  expect([textOf('wm-swap-from-value'), textOf('wm-swap-to-value')]).toEqual(['$2,000.00', '$2,000.00'])
  expect([textOf('wm-swap-rate'), textOf('wm-swap-minimum')]).toEqual(['1 ETH = 2,000 USDC', '1,980 USDC'])
  await click('wm-swap-review')
  await eventually(() => expect(root.router.view).toBe('SwapPreview'))
  expect([textOf('wm-swap-review-paid'), textOf('wm-swap-review-received')]).toEqual(['1 ETH', '2,000 USDC'])
  expect([textOf('wm-swap-minimum'), textOf('wm-swap-slippage')]).toEqual(['1,980 USDC', '1 %'])
  expect(textOf('wm-swap-confirm')).toBe('Swap now')
  await click('wm-swap-edit')
  expect(root.router.view).toBe('Swap')
})

test('the form opens with what the host asks for, and the direction can be changed', async () => {
  const { advance, click, root } = await openForm({ fromToken: 'USDC', toToken: 'ETH', amount: '2' })
  await advance(300)
  await eventually(() => expect(screen.getByTestId('wm-swap-to-amount')).toHaveProperty('value', '0.001'))
  await click('wm-swap-review')
  await eventually(() => expect(root.router.view).toBe('SwapPreview'))
  expect(textOf('wm-swap-approve')).toBe('Approve')
  expect(screen.getByTestId('wm-modal').textContent).toContain('First allow the contract to take 2 USDC, and no more.')
  await click('wm-swap-edit')
  await click('wm-swap-flip')
  expect(textOf('wm-swap-from-token')).toContain('ETH')
  expect(screen.getByTestId('wm-swap-from-amount')).toHaveProperty('value', '0.001')
})

const alertCode = () => screen.queryByTestId('wm-alert')?.dataset['code']

test('a slippage that is no percentage is said, and another one changes the minimum', async () => {
  const { advance, enter, run } = await openForm({ toToken: 'USDC' })
  const slip = async (value: string) => {
    await run(() => fireEvent.change(screen.getByTestId('wm-swap-slippage-input'), { target: { value } }))
    await advance(300)
  }
  await enter('1')
  await slip('80')
  expect(alertCode()).toBe('slippage')
  await slip('2')
  await eventually(() => expect(textOf('wm-swap-minimum')).toBe('1,960 USDC'))
})

test.each([
  ['a token with other decimals than its contract has', { decimals: 8 }, 'noPrice'],
  ['tokens without a path', { dollars: BigInt(0) }, 'noPath'],
])('there is no price for %s, and the form says so', async (_, change, code) => {
  const { chain, enter } = await openForm({ toToken: 'USDC' })
  Object.assign(chain, change)
  await enter('1')
  await eventually(() => expect(alertCode()).toBe(code))
  expect(textOf('wm-swap-review')).toBe('No price')
})

test('Max says why it fills in no amount', async () => {
  const { click } = await openForm()
  await click('wm-swap-max')
  await eventually(() => expect(alertCode()).toBe('max'))
})

test('while the list of tokens is open, no row moves: tokens that load later are appended', async () => {
  const { click, run, store } = await openForm()
  await click('wm-swap-to-token')
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-testid^=wm-swap-token-]')].map((row) => row.dataset['testid'])
  const suggestions = () => document.querySelectorAll('[data-testid^=wm-swap-suggested-]').length
  const [before, suggested] = [rows(), suggestions()]
  const dai = { name: 'Dai', symbol: 'DAI', decimals: 18, address: `0x${'d'.repeat(40)}`, iconUrl: '' }
  await run(() => store.tokens.setFetched([dai]))
  expect(store.tokens.suggested.map(({ symbol }) => symbol)).toContain('DAI')
  expect([rows(), suggestions()]).toEqual([before, suggested])
  expect(document.querySelector('[role=listitem]')?.getAttribute('aria-setsize')).toBe('3')
})
