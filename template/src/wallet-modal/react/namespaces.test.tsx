// @vitest-environment happy-dom
import '../testing/setup'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { required } from '../domain/errors/errors'
import type { ChainNamespace } from '../domain/networks/caip'
import { threeNamespaces } from '../testing/chains/create-namespaces-test'
import { createTestRoot } from '../testing/create-test-root'
import { firstAddress } from '../testing/fake-wallet'
import { settle } from '../testing/settle'
import { AccountButton } from './account-button'
import { WalletModalProvider } from './provider'
import { useWalletAccount } from './hooks/use-wallet-account'
import { useWalletInfo } from './hooks/use-wallet-info'
import { useWalletProvider } from './hooks/use-wallet-provider'
import { WalletModalButton } from './wallet-modal-button'

async function create() {
  const { options } = threeNamespaces()
  const made = await createTestRoot(options)
  const { root, modal } = made
  const run = (change: () => unknown) =>
    act(async () => {
      await change()
      await settle()
    })
  const connect = (namespace: ChainNamespace) => {
    const connector = root.connector.allConnectors.find(
      ({ chain, type }) => chain === namespace && type === 'ANNOUNCED',
    )
    return run(() => root.connection.connectExternal(required(connector, 'NO_ACCOUNT')))
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WalletModalProvider modal={modal}>{children}</WalletModalProvider>
  )
  return { ...made, connect, run, wrapper }
}

test('Hooks follow the namespace that they are given, whichever is active.', async () => {
  const { connect, wrapper, modal } = await create()
  const { result } = renderHook(
    () => ({
      evm: useWalletAccount('eip155'),
      solana: useWalletAccount('solana'),
      active: useWalletAccount(),
      wallet: useWalletInfo('bip122'),
      provider: useWalletProvider(),
    }),
    { wrapper },
  )
  expect(result.current.solana).toMatchObject({ address: undefined, status: 'disconnected' })
  await connect('eip155')
  await connect('solana')
  expect(result.current.evm).toMatchObject({ address: firstAddress, isConnected: true })
  expect(result.current.active).toEqual(result.current.solana)
  expect(result.current.solana.address).toBe('solanaAccount')
  expect(result.current.provider).toBeDefined()
  expect(result.current.wallet).toBeUndefined()
  await connect('bip122')
  expect(result.current.wallet).toMatchObject({ name: 'Test Wallet' })
  expect(modal.getAccount('eip155').address).toBe(firstAddress)
  expect(modal.getAccount().address).toBe('bip122Account')
})

test('A button for one namespace shows its account and opens it.', async () => {
  const { connect, wrapper, run, root } = await create()
  render(
    <>
      <WalletModalButton namespace="eip155" />
      <AccountButton namespace="solana" />
    </>,
    { wrapper },
  )
  expect(screen.getByTestId('wm-connect-button')).toBeDefined()
  await connect('eip155')
  await connect('solana')
  const [evm, solana] = screen.getAllByTestId('wm-account-button')
  expect(evm?.textContent).toContain('ETH')
  expect(solana?.textContent).toContain('SOL')
  await run(() => fireEvent.click(required(evm, 'NO_ACCOUNT')))
  expect(root).toMatchObject({ chain: { activeChain: 'eip155' }, router: { view: 'Account' } })
})
