// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import type { RootStore } from '../root/root.store'
import type { Route, ViewName } from './router.store'

/** Views that can be shown without a connected account. */
const open: readonly ViewName[] = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'AllWallets',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** Views about the account. `WalletReceive` and `Transactions` have no traits of their own. */
const ofAccount: readonly ViewName[] = [
  'Account',
  'AccountSettings',
  'Tokens',
  'WalletSend',
  'WalletSendSelectToken',
  'Swap',
  'SwapSelectToken',
  'SIWXSignMessage',
  'ConnectingSiwe',
  'WalletReceive',
  'Transactions',
]

/** Opens the modal with a view and returns the view that the modal shows. */
function shownFor(root: RootStore, view: ViewName): ViewName {
  root.modal.showStart({ view, data: undefined } as Route)
  return root.router.view
}

test('While nobody is connected, a view about the account leads to Connect, and every other view is shown.', async () => {
  const { root } = await createTestRoot()
  expect(ofAccount.map((view) => shownFor(root, view))).toEqual(ofAccount.map(() => 'Connect'))
  expect(open.map((view) => shownFor(root, view))).toEqual(open)
})

test.each<[ViewName, isOpen: boolean]>([
  ['ConnectingExternal', false],
  ['ConnectingMultiChain', false],
  ['ConnectingWalletConnect', false],
  ['ConnectingWalletConnectBasic', false],
  ['Networks', true],
  ['WhatIsAWallet', true],
])('Once a wallet has connected, a modal that shows %s stays open: %s.', async (view, isOpen) => {
  const { root, platform, connect } = await createTestRoot()
  root.modal.show()
  await connect()
  root.router.reset({ view, data: undefined } as Route)
  await platform.advance(2_000)
  expect(root.modal.open).toBe(isOpen)
})
