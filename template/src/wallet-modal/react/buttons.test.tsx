// @vitest-environment happy-dom
import '../testing/setup'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { walletError } from '../testing/fake-wallet'
import { renderModal, wordsOf } from '../testing/render-modal'
import { AccountButton } from './account-button'
import { ConnectButton } from './connect-button'
import { NetworkButton } from './network-button'
import { WalletModalButton } from './wallet-modal-button'

const button = (id: string) => screen.getByTestId<HTMLButtonElement>(id)

test('The connect button opens the modal, and says when a wallet is being asked.', async () => {
  const { click, run, wallet } = await renderModal({ children: <ConnectButton /> })
  expect(button('wm-connect-button').textContent).toBe('Connect wallet')
  await click('wm-connect-button')
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Connect')
  const approval = wallet.hold('eth_requestAccounts')
  await click('wm-wallet')
  expect(button('wm-connect-button').textContent).toBe('Connecting…')
  await run(() => approval.reject(walletError(4001)))
  expect(button('wm-connect-button').textContent).toBe('Connect wallet')
})

test('The connect button can have other labels and a single namespace.', async () => {
  const { click, root } = await renderModal({ children: <ConnectButton label="Sign in" namespace="eip155" /> })
  expect(button('wm-connect-button').textContent).toBe('Sign in')
  await click('wm-connect-button')
  expect(root.connector.filterByNamespace).toBe('eip155')
})

test('The account button shows balance and address, and opens the account.', async () => {
  const { connect, click } = await renderModal({ children: <AccountButton /> })
  expect(screen.queryByTestId('wm-account-button')).toBeNull()
  await connect()
  expect(screen.getByTestId('wm-button-balance').textContent).toBe('1.234 ETH')
  expect(button('wm-account-button').textContent).toContain('0xf39F…2266')
  await click('wm-account-button')
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Account')
})

test('The account button can be disabled, hide the balance and shorten the address differently.', async () => {
  const { connect } = await renderModal({
    children: <AccountButton disabled balance="hide" charsStart={2} charsEnd={6} />,
  })
  await connect()
  expect(button('wm-account-button').disabled).toBe(true)
  expect(screen.queryByTestId('wm-button-balance')).toBeNull()
  expect(button('wm-account-button').textContent).toContain('0xf3…b92266')
})

test('The buttons warn about an unsupported network and lead to the view that changes it.', async () => {
  const children = (
    <>
      <AccountButton />
      <NetworkButton />
    </>
  )
  const { connect, run, click, modal, wallet } = await renderModal({ children })
  await connect()
  await run(() => wallet.changeChain(31337))
  await run(() => modal.close())
  expect(button('wm-account-button').textContent).toContain('Switch network')
  expect(button('wm-network-button').textContent).toContain('Switch network')
  for (const id of ['wm-account-button', 'wm-network-button']) {
    await click(id)
    expect(screen.getByTestId('wm-modal').dataset).toMatchObject({ view: 'UnsupportedChain', open: 'true' })
    await run(() => modal.close())
  }
})

test('The network button names the network and opens the list.', async () => {
  const { click, run, modal } = await renderModal({ children: <NetworkButton /> })
  expect(wordsOf(button('wm-network-button'))).toBe('Alpha')
  await click('wm-network-button')
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Networks')
  await run(() => modal.switchNetwork({ id: 10 }))
  expect(wordsOf(button('wm-network-button'))).toBe('Beta')
})

test('The combined button is the connect or the account button, with a status beside it.', async () => {
  const { connect, run, wallet } = await renderModal({ children: <WalletModalButton label="Sign in" /> })
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('disconnected')
  expect(button('wm-connect-button').textContent).toBe('Sign in')
  await connect()
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('connected')
  expect(screen.queryByTestId('wm-connect-button')).toBeNull()
  await run(() => wallet.changeAccounts([]))
  expect(screen.getByTestId('wm-button').dataset['status']).toBe('disconnected')
})

test('The buttons say that they open a dialog, unless the modal is a part of the page.', async () => {
  const children = (
    <>
      <ConnectButton />
      <NetworkButton />
      <AccountButton />
    </>
  )
  const { connect } = await renderModal({ children })
  await connect()
  for (const id of ['wm-connect-button', 'wm-network-button', 'wm-account-button'])
    expect(button(id).getAttribute('aria-haspopup')).toBe('dialog')
  cleanup()
  await renderModal({ children, enableEmbedded: true })
  for (const id of ['wm-connect-button', 'wm-network-button'])
    expect(button(id).hasAttribute('aria-haspopup')).toBe(false)
})

test('The account button writes the balance as the account card does: grouped, with the decimal sign of the visitor.', async () => {
  const { connect, run, root } = await renderModal({ children: <AccountButton /> })
  await connect()
  const value = BigInt('1234567891') * BigInt(10) ** BigInt(15)
  await run(() => root.chain.setAccountProp('balance', { value, decimals: 18, symbol: 'ETH' }, 'eip155'))
  expect(screen.getByTestId('wm-button-balance').textContent).toBe('1,234,567.891 ETH')
})
