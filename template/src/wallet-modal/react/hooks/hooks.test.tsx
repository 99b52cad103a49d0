// @vitest-environment happy-dom
import '../../testing/setup'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { EventRecord } from '../../domain/events'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeWallet, firstAddress, secondAddress } from '../../testing/fake-wallet'
import { renderUnderModal } from '../../testing/render-under-modal'
import { useWalletAccount } from './use-wallet-account'
import { useWalletBalance } from './use-wallet-balance'
import { useWalletDisconnect } from './use-wallet-disconnect'
import { useWalletEvents } from './use-wallet-events'
import { useWalletInfo } from './use-wallet-info'
import { useWalletModal } from './use-wallet-modal'
import { useWalletModalState } from './use-wallet-modal-state'
import { useWalletNetwork } from './use-wallet-network'
import { useWalletProvider } from './use-wallet-provider'
import { useWalletTheme } from './use-wallet-theme'

test('useWalletAccount follows the account, and returns the same object until the account changes.', async () => {
  const { result, rerender, connect, run, wallet } = await renderUnderModal(useWalletAccount)
  expect(result.current).toEqual({
    address: undefined,
    caipAddress: undefined,
    allAccounts: [],
    isConnected: false,
    status: 'disconnected',
  })
  await connect()
  expect(result.current).toMatchObject({ address: firstAddress, isConnected: true, status: 'connected' })
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
  await run(() => wallet.changeAccounts([secondAddress]))
  expect(result.current.address).toBe(secondAddress)
})

test('useWalletNetwork follows the network and changes it.', async () => {
  const { result, connect, run, wallet } = await renderUnderModal(useWalletNetwork)
  expect(result.current).toMatchObject({ chainId: 1, caipNetworkId: 'eip155:1', isSupported: true })
  await connect()
  const { switchNetwork } = result.current
  await run(() => switchNetwork({ id: 10 }))
  expect(result.current).toMatchObject({ chainId: 10, network: { name: 'Beta' } })
  expect(result.current.switchNetwork).toBe(switchNetwork)
  await run(() => wallet.changeChain(31337))
  expect(result.current).toMatchObject({ chainId: 31337, isSupported: false })
})

test('useWalletBalance follows the balance and reads it again.', async () => {
  const { result, connect, run, rpc } = await renderUnderModal(useWalletBalance)
  expect(result.current).toMatchObject({ balance: undefined, state: 'idle' })
  await connect()
  expect(result.current).toMatchObject({ balance: { value: BigInt('1234567000000000000') }, state: 'ready' })
  rpc.setBalance('https://alpha.example/rpc', BigInt(7))
  await run(() => result.current.refresh())
  expect(result.current.balance?.value).toBe(BigInt(7))
})

test('useWalletModal opens and closes, and its functions are stable.', async () => {
  const { result, rerender, run, root } = await renderUnderModal(useWalletModal)
  const before = result.current
  await run(() => before.open({ view: 'Networks' }))
  expect(root.router.view).toBe('Networks')
  await run(() => before.close())
  expect(root.modal.open).toBe(false)
  rerender()
  expect(result.current).toBe(before)
})

test('useWalletModalState says whether the modal is open, busy and ready.', async () => {
  const { result, run, modal } = await renderUnderModal(useWalletModalState)
  const state = {
    loading: false,
    open: false,
    selectedNetworkId: 'eip155:1',
    activeChain: 'eip155',
    initialized: true,
  }
  expect(result.current).toEqual(state)
  await run(() => modal.open())
  expect(result.current).toEqual({ ...state, open: true })
})

test('useWalletInfo names the wallet while it is connected.', async () => {
  const { result, connect, run, modal } = await renderUnderModal(useWalletInfo)
  expect(result.current).toBeUndefined()
  await connect()
  expect(result.current).toMatchObject({ name: 'Test Wallet', rdns: 'com.example.wallet' })
  await run(() => modal.disconnect())
  expect(result.current).toBeUndefined()
})

test('useWalletProvider returns the wallet’s provider while it is connected.', async () => {
  const { result, connect, run, wallet } = await renderUnderModal(() => useWalletProvider())
  expect(result.current).toBeUndefined()
  await connect()
  await expect(result.current?.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  await run(() => wallet.changeAccounts([]))
  expect(result.current).toBeUndefined()
})

test('useWalletDisconnect disconnects.', async () => {
  const { result, connect, run, root } = await renderUnderModal(useWalletDisconnect)
  await connect()
  await run(() => result.current())
  expect(root.account.status).toBe('disconnected')
})

test('useWalletTheme follows the theme and changes it.', async () => {
  const { result, run } = await renderUnderModal(useWalletTheme, { themeMode: 'light' })
  expect(result.current).toMatchObject({ themeMode: 'light', themeVariables: {} })
  await run(() => result.current.setThemeMode('dark'))
  await run(() => result.current.setThemeVariables({ '--wm-accent': 'red' }))
  expect(result.current).toMatchObject({ themeMode: 'dark', themeVariables: { '--wm-accent': 'red' } })
})

test('useWalletEvents passes each event once, to the latest callback.', async () => {
  const told: string[] = []
  let prefix = 'first'
  const { rerender, run, modal } = await renderUnderModal(() => {
    const name = prefix
    useWalletEvents(({ props }: EventRecord) => void told.push(`${name} ${props.event}`))
  })
  await run(() => modal.open())
  prefix = 'second'
  rerender()
  await run(() => modal.close())
  expect(told.filter((entry) => !entry.endsWith('INITIALIZE'))).toEqual(['first MODAL_OPEN', 'second MODAL_CLOSE'])
})

test.each([
  ['useWalletAccount', useWalletAccount],
  ['useWalletModal', useWalletModal],
])('Without a provider, %s says what is missing.', (_, useHook: () => unknown) => {
  // React 18 also logs an error that it throws.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useHook)).toThrow(
    expect.objectContaining({
      code: 'PROVIDER_MISSING',
      message: 'This hook needs a <WalletModalProvider> above it',
    }),
  )
})

test('A returning visitor has an account in the first render, and is connected when the wallet has confirmed it.', async () => {
  const wallet = new FakeWallet()
  const first = await createTestRoot({ wallet })
  await first.connect()
  first.modal.dispose()
  const seen: string[] = []
  await renderUnderModal(
    () => {
      const { status, address } = useWalletAccount()
      seen.push(`${status} ${address === firstAddress}`)
    },
    { browser: first.browser },
  )
  expect(new Set(seen)).toEqual(new Set(['connecting true', 'connected true']))
})
