// @vitest-environment happy-dom
import '../../testing/setup'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { buttonWallets } from './button-wallets'
import { walletError } from '../../testing/fake-wallet'
import { renderModal } from '../../testing/render-modal'
import { settle } from '../../testing/settle'
import { WalletButton } from './wallet-button'
// Loaded here, so that the button does not wait for it.
import './wallet-buttons'

const entry: WalletEntry = { id: buttonWallets.metamask.id, name: 'MetaMask', rdns: 'com.example.wallet' }

/** Renders a page with a button. Its directory knows MetaMask, whose extension is the test wallet. */
async function renderButton(options: Parameters<typeof renderModal>[0] = {}) {
  const asked: (readonly string[])[] = []
  const test = await renderModal({
    directory: {
      async fetchByIds(ids) {
        asked.push(ids)
        return [entry]
      },
    },
    children: <WalletButton />,
    ...options,
  })
  await test.advance(2_000)
  await act(settle)
  return { ...test, asked, button: () => screen.getByTestId('wm-wallet-button') }
}

test('A button names its wallet once the directory has answered, and one request serves all buttons.', async () => {
  const { asked } = await renderButton({
    children: (
      <>
        <WalletButton />
        <WalletButton wallet="walletConnect" />
      </>
    ),
  })
  const [first, any] = screen.getAllByTestId('wm-wallet-button')
  expect(first?.textContent).toBe('MetaMask')
  expect(first?.dataset).toMatchObject({ wallet: 'metamask', ready: 'true' })
  expect(any?.textContent).toBe('WalletConnect')
  expect(asked).toEqual([[entry.id]])
})

test('A wallet of this browser is connected at once, without the modal.', async () => {
  const { button, run, root } = await renderButton()
  await run(() => fireEvent.click(button()))
  expect(root.account.isConnected).toBe(true)
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
  expect((button() as HTMLButtonElement).disabled).toBe(true)
})

test('A wallet that declines marks the button until it is asked again.', async () => {
  const { button, run, wallet, root } = await renderButton()
  wallet.fail('eth_requestAccounts', walletError(4001))
  await run(() => fireEvent.click(button()))
  expect(button().dataset['error']).toBe('true')
  wallet.release('eth_requestAccounts')
  await run(() => fireEvent.click(button()))
  expect(button().dataset['error']).toBeUndefined()
  expect(root.account.isConnected).toBe(true)
})

test('Any other wallet is paired in the modal.', async () => {
  const { button, run } = await renderButton({ wallet: null })
  await run(() => fireEvent.click(button()))
  expect(screen.getByTestId('wm-modal').dataset['view']).toBe('ConnectingWalletConnect')
})

test('A wallet that the directory does not know has its name, and a directory that is down does no harm.', async () => {
  for (const fetchByIds of [async () => [], () => Promise.reject(new Error('no answer'))]) {
    const { button, run, root } = await renderButton({ directory: { fetchByIds } })
    expect(button().textContent).toBe('MetaMask')
    await run(() => fireEvent.click(button()))
    expect(root.router.view).toBe('ConnectingWalletConnect')
    cleanup()
  }
})

test('Without a wallet directory, a button knows the name of its wallet.', async () => {
  const { root } = await renderModal()
  root.modalStores.directory = undefined
  const buttons = await root.features.loadWalletButtons?.()
  await buttons?.load(buttonWallets.metamask)
  expect(buttons?.entries.get(entry.id)).toEqual(buttonWallets.metamask)
})
