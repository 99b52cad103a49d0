// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localText } from '../../domain/tokens/amount'
import { ConnectButton } from '../../react/connect-button'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { renderModal, wordsOf } from '../../testing/render-modal'
import { localeHints } from '../locale-hints'
import { arHint, button } from './hint'
import { view } from './modal/core'

const dialog = () => screen.getByTestId<HTMLDialogElement>('wm-modal')
const titleOf = () => screen.getByTestId('wm-title').textContent

test('The modal opens in Arabic, from right to left, with names in isolates of their own.', async () => {
  const { open, click, wallet } = await renderModal({ locale: 'ar' })
  await open()
  expect([dialog().lang, dialog().dir]).toEqual(['ar', 'rtl'])
  expect(titleOf()).toBe(view.titles.Connect)
  wallet.hold('eth_requestAccounts')
  await click('wm-wallet')
  expect(wordsOf(screen.getByTestId('wm-connecting'))).toContain(view.approveIn('\u2068Test Wallet\u2069'))
})

test('The address and the balance of the account stay from left to right.', async () => {
  const { open, connect } = await renderModal({ locale: 'ar' })
  await connect()
  await open()
  expect(titleOf()).toBe(view.titles.Account)
  expect([screen.getByTestId('wm-address').dir, screen.getByTestId('wm-address').textContent]).toEqual([
    'ltr',
    '0xf39F…2266',
  ])
  expect(screen.getByTestId('wm-balance').querySelector('[dir="ltr"]')?.textContent).toBe(
    `${localText('1.234', 'ar')} ETH`,
  )
})

test('On a page in ar-EG, counts have the same digits as amounts.', async () => {
  const accounts = [firstAddress, secondAddress]
  const { open, connect, platform } = await renderModal({ wallet: new FakeWallet({ accounts }) })
  platform.page.speak('ar-EG')
  await connect()
  await open()
  expect(screen.getByTestId('wm-accounts').textContent).toMatch(/٢$/)
  expect(screen.getByTestId('wm-balance').textContent).toContain('١٫٢٣٤')
})

test('The modal turns around when the visitor changes from Arabic to English, and the focus stays.', async () => {
  const { open, run, modal } = await renderModal({ locale: 'ar' })
  await open()
  screen.getByTestId('wm-wallet').focus()
  const focused = document.activeElement
  await run(() => modal.setLocale('en'))
  expect([dialog().lang, dialog().dir, titleOf()]).toEqual(['en', 'ltr', 'Connect wallet'])
  await run(() => modal.setLocale('ar'))
  expect([dialog().lang, dialog().dir, titleOf()]).toEqual(['ar', 'rtl', view.titles.Connect])
  expect(document.activeElement).toBe(focused)
})

test('The buttons are in Arabic at the first render if the app has the hint.', async () => {
  await renderModal({ children: <ConnectButton />, locale: 'ar', localeHints: localeHints(arHint) })
  expect(screen.getByTestId('wm-connect-button').textContent).toBe(button.connect)
})
