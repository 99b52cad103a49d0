// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConnectButton } from '../../react/connect-button'
import { walletError } from '../../testing/fake-wallet'
import { renderModal, wordsOf } from '../../testing/render-modal'
import { localeHints } from '../locale-hints'
import { button, deHint } from './hint'
import { coreErrors, view } from './modal/core'

const dialog = () => screen.getByTestId<HTMLDialogElement>('wm-modal')
const titleOf = () => screen.getByTestId('wm-title').textContent

test('The modal opens in German.', async () => {
  const { open, click, wallet, run } = await renderModal({ locale: 'de' })
  await open()
  expect([dialog().lang, dialog().dir]).toEqual(['de', 'ltr'])
  expect(titleOf()).toBe(view.titles.Connect)
  expect(screen.getByTestId('wm-close').getAttribute('aria-label')).toBe(view.close)
  const approval = wallet.hold('eth_requestAccounts')
  await click('wm-wallet')
  expect(wordsOf(screen.getByTestId('wm-connecting'))).toContain(view.approveIn('Test Wallet'))
  await run(() => approval.reject(walletError(4001)))
  expect(wordsOf(screen.getByTestId('wm-connecting'))).toContain(view.declined)
})

test('The account and its amounts are in German.', async () => {
  const { open, connect } = await renderModal({ locale: 'de' })
  await connect()
  await open()
  expect(titleOf()).toBe(view.titles.Account)
  expect(screen.getByTestId('wm-balance').textContent).toBe('1,234 ETH')
})

test('The message of an error is in German, and the words of a service follow the message unchanged.', async () => {
  const { open, root } = await renderModal({ locale: 'de' })
  await open()
  const { WalletModalError } = await import('../../domain/errors/errors')
  const cause = new Error('status 503')
  const error = new WalletModalError('RPC_UNAVAILABLE', { details: cause.message, hint: 'Try another endpoint', cause })
  expect(root.modalStores.language.errorText(error)).toBe(`${coreErrors.RPC_UNAVAILABLE}: status 503`)
})

test('The buttons are in German with the hint, and after setLocale without the hint.', async () => {
  const { modal, run } = await renderModal({ children: <ConnectButton /> })
  const { textContent } = screen.getByTestId('wm-connect-button')
  await run(() => modal.setLocale('de'))
  expect(screen.getByTestId('wm-connect-button').textContent).toBe(button.connect)
  expect(textContent).not.toBe(button.connect)
})

test('A visitor who reads German gets the buttons in German at the first render if the app has the hint.', async () => {
  await renderModal({ children: <ConnectButton />, locale: 'de', localeHints: localeHints(deHint) })
  expect(screen.getByTestId('wm-connect-button').textContent).toBe(button.connect)
})
