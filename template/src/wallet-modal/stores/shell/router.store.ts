import { makeAutoObservable, observableShallow } from 'mobx'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import type { Network } from '../../domain/networks/network'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { ViewTraits } from './view-traits'
import { traitsOf } from './view-traits'

/** What the opener of the modal wants to swap. Symbols are compared without regard to case. */
export interface SwapWish {
  fromToken?: string | undefined
  toToken?: string | undefined
  /** A decimal number in units of the paid token. */
  amount?: string | undefined
}

/** The views of the modal, with the data that each needs. Views of units that are not in use are never shown. */
export interface ViewData {
  Connect: undefined
  ConnectingExternal: { connector: Connector }
  /** Chooses a namespace of a wallet for several namespaces. */
  ConnectingMultiChain: { connector: Connector }
  /** The wallet directory, optionally with a text to search for. */
  AllWallets: { search: string } | undefined
  /** Pairing with one wallet; without data, with any wallet. */
  ConnectingWalletConnect: { wallet: WalletEntry } | undefined
  /** Pairing in an app without adapters. */
  ConnectingWalletConnectBasic: undefined
  /** The pages where a wallet can be downloaded. */
  Downloads: { wallet: WalletEntry }
  /** Wallets for a visitor who has none. */
  GetWallet: undefined
  Account: undefined
  AccountSettings: undefined
  /** Chooses among the accounts that the wallet shares. */
  SwitchAddress: undefined
  /** All tokens of the account. */
  Tokens: undefined
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  /** The form of a swap, optionally with what the opener of the modal wants to swap. */
  Swap: SwapWish | undefined
  /** Chooses the token that is paid, or the token that is received. */
  SwapSelectToken: { target: 'paid' | 'received' }
  /** Follows a sent transaction until the network has confirmed it. */
  TransactionStatus: { hash: string; chainId: CaipNetworkId }
  /** A request that waits for an answer in the wallet. */
  ApproveTransaction: undefined
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  /** The activity of the account. */
  Transactions: undefined
  /** Asks the visitor to sign in. */
  SIWXSignMessage: undefined
  /** Asks the visitor to sign in, in an app with `siweConfig`. */
  ConnectingSiwe: undefined
  Networks: undefined
  SwitchNetwork: { network: Network }
  /** A network of a namespace without a connected wallet. */
  SwitchActiveChain: { network: Network }
  UnsupportedChain: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
}

export type ViewName = keyof ViewData

/** The views that need no data. A host app can open them. */
export type PlainViewName = { [Name in ViewName]: undefined extends ViewData[Name] ? Name : never }[ViewName]
/** The data of the views that can be opened without data. */
export type PlainViewData = ViewData[PlainViewName]
type DataViewName = { [Name in ViewName]: [ViewData[Name]] extends [undefined] ? never : Name }[ViewName]

/** A view with its data, as a discriminated union. */
export type Route =
  | { [Name in PlainViewName]: { view: Name; data: ViewData[Name] } }[PlainViewName]
  | { view: PlainViewName; data: undefined }
  | { [Name in DataViewName]: { view: Name; data: ViewData[Name] } }[DataViewName]

interface RouterDeps {
  /** Called for Back in the first view. */
  leave: () => void
}

/** The current view, and the history for going back. */
export class RouterStore {
  history: Route[] = [{ view: 'Connect', data: undefined }]
  /** The direction of the last change. Views slide accordingly. */
  direction: 'forward' | 'back' = 'forward'
  readonly #deps: RouterDeps

  constructor(deps: RouterDeps) {
    this.#deps = deps
    makeAutoObservable(this, { history: observableShallow })
  }

  get route(): Route {
    return this.history.at(-1) ?? { view: 'Connect', data: undefined }
  }

  get view(): ViewName {
    return this.route.view
  }

  /** The traits of the current view. */
  get traits(): ViewTraits {
    return traitsOf(this.view)
  }

  /** UnsupportedChain cannot be left by Back, only by switching or disconnecting. */
  get canGoBack(): boolean {
    return this.history.length > 1 && !this.history.some(({ view }) => view === 'UnsupportedChain')
  }

  /** Pushes a view. Pushing the current view does nothing. */
  push(route: Route): void {
    if (route.view === this.view) return
    this.direction = 'forward'
    this.history.push(route)
  }

  /** Shows a view without a way back. */
  reset(route: Route): void {
    this.direction = 'forward'
    this.history = [route]
  }

  /** Replaces the current view. */
  replace(route: Route): void {
    if (route.view === this.view) return
    this.direction = 'forward'
    this.history[this.history.length - 1] = route
  }

  goBack(): void {
    if (!this.canGoBack) return this.#deps.leave()
    this.direction = 'back'
    this.history.pop()
  }
}
