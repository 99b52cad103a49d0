import type { ViewName } from './router.store'

/** Properties of a view that other parts of the modal need, so that they do not have to name the view. */
export interface ViewTraits {
  /** The view is about a connected account, and shows nothing without one. */
  readonly needsAccount?: true
  /** The view can be shown before the stores of the account have loaded. Only for views that need an account. */
  readonly showsEarly?: true
  /** The view's chunk is loaded ahead only for a visitor with an account. */
  readonly comesWithAccount?: true
  /** The view shows token balances, which are polled while it is open. */
  readonly showsTokens?: true
  /** The view is a step of connecting: it closes by itself once the wallet is connected. */
  readonly isConnecting?: true
  /** The view asks the visitor to sign in with a signature. */
  readonly asksToSign?: true
}

/**
 * The traits of views, also of units that are not in use. A view that is not listed needs an account, and has no other trait. A unit may add
 * its own.
 */
export const viewTraits: Partial<Record<ViewName, ViewTraits>> = {
  Connect: {},
  ConnectingExternal: { isConnecting: true },
  ConnectingMultiChain: { isConnecting: true },
  ConnectingWalletConnect: { isConnecting: true },
  ConnectingWalletConnectBasic: { isConnecting: true },
  AllWallets: {},
  Downloads: {},
  GetWallet: {},
  WhatIsAWallet: {},
  WhatIsANetwork: {},
  Account: { needsAccount: true, showsEarly: true, showsTokens: true },
  AccountSettings: { needsAccount: true, showsEarly: true },
  Tokens: { needsAccount: true, showsTokens: true },
  WalletSend: { needsAccount: true, showsTokens: true },
  WalletSendSelectToken: { needsAccount: true, showsTokens: true },
  Swap: { needsAccount: true, showsTokens: true },
  SwapSelectToken: { needsAccount: true, showsTokens: true },
  SIWXSignMessage: { needsAccount: true, asksToSign: true },
  ConnectingSiwe: { needsAccount: true, isConnecting: true, asksToSign: true },
  Networks: { comesWithAccount: true },
  SwitchNetwork: { comesWithAccount: true },
  SwitchActiveChain: { comesWithAccount: true },
  UnsupportedChain: { comesWithAccount: true },
}

/** The traits of a view. */
export function traitsOf(view: ViewName): ViewTraits {
  return viewTraits[view] ?? { needsAccount: true }
}
