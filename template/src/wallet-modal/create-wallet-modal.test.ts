// @vitest-environment happy-dom
import './testing/setup'
import { expect, test, vi } from 'vitest'
import { createWalletModal } from './create-wallet-modal'
import type { NetworkInput } from './domain/networks/network'
import { createTestRoot } from './testing/create-test-root'
import { firstAddress } from './testing/fake-wallet'
import { alpha } from './testing/networks'

test('Without a network there is no modal, and the error says what to pass.', () => {
  const none: readonly NetworkInput[] = []
  for (const networks of [none as readonly [NetworkInput], undefined as never])
    expect(() => createWalletModal({ networks })).toThrow(
      'At least one network is required. Pass `networks` to createWalletModal',
    )
})

test('Without adapters no wallet of this browser is listed.', async () => {
  const { modal, root, platform, found } = await createTestRoot({ adapters: [] })
  modal.open()
  expect(root.router.view).toBe('ConnectingWalletConnectBasic')
  expect(found()).toEqual([])
  expect(root.chain.noAdapters).toBe(true)
  await modal.switchNetwork({ id: 10 })
  expect(modal.getState().selectedNetworkId).toBe('eip155:10')
  expect(platform.logged).toEqual([])
})

test('The host’s own endpoints and logos are used.', async () => {
  const { root } = await createTestRoot({
    customRpcUrls: { 'eip155:1': ['https://custom.example'] },
    chainImages: { 1: 'https://img.example/alpha.png' },
  })
  const network = root.chain.activeCaipNetwork
  expect(network?.rpcUrls.custom?.http).toEqual(['https://custom.example'])
  expect(root.asset.networkImage(network)).toBe('https://img.example/alpha.png')
})

test('Account and state can be read and followed.', async () => {
  const { modal, connect } = await createTestRoot()
  const account = vi.fn<(value: unknown) => void>()
  const state = vi.fn<(value: unknown) => void>()
  const stops = [modal.subscribeAccount(account), modal.subscribeState(state)]
  await connect()
  expect(account).toHaveBeenLastCalledWith(expect.objectContaining({ address: firstAddress, isConnected: true }))
  expect(modal.getAccount().caipAddress).toBe(`eip155:1:${firstAddress}`)
  modal.open()
  expect(state).toHaveBeenLastCalledWith(expect.objectContaining({ open: true }))
  expect(modal.getState().open).toBe(true)
  for (const stop of stops) stop()
  state.mockClear()
  modal.close()
  expect(state).not.toHaveBeenCalled()
})

test('Opening the modal for a namespace lists only its wallets.', async () => {
  const solana = { ...alpha, id: 'main', chainNamespace: 'solana' } as const
  const { modal, root } = await createTestRoot({ networks: [alpha, solana] })
  const listed = () => root.connector.connectors.filter(({ type }) => type !== 'WALLET_CONNECT')
  expect(listed()).toHaveLength(1)
  modal.open({ namespace: 'solana' })
  expect(root.chain.activeChain).toBe('solana')
  expect(listed()).toEqual([])
})

test('The theme can be set while the app runs.', async () => {
  const { modal, root } = await createTestRoot({ themeMode: 'dark' })
  modal.setThemeMode('light')
  modal.setThemeVariables({ '--wm-accent': 'red' })
  expect(root.theme).toMatchObject({ themeMode: 'light', themeVariables: { '--wm-accent': 'red' } })
})
