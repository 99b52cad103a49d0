import { makeAutoObservable, observableShallow } from 'mobx'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import type { Network } from '../../domain/networks/network'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { ViewTraits } from './view-traits'
import { viewTraits } from './view-traits'

/** The views of the modal and what each needs to be shown. Views of units that are not in use are never reached. */
export interface ViewData {
  Connect: undefined
  ConnectingExternal: { connector: Connector }
  /** Which namespace to connect a wallet for that serves several. */
  ConnectingMultiChain: { connector: Connector }
  /** Every wallet of the directory; with a search text already in the field when one is given. */
  AllWallets: { search: string } | undefined
  /** Pairing with one wallet, or with any when none is given. */
  ConnectingWalletConnect: { wallet: WalletEntry } | undefined
  /** Pairing where nothing else is offered. */
  ConnectingWalletConnectBasic: undefined
  /** Where to get a wallet's app or extension. */
  Downloads: { wallet: WalletEntry }
  /** Wallets for somebody who has none. */
  GetWallet: undefined
  Account: undefined
  AccountSettings: undefined
  /** The accounts that the wallet shares, to change to another. */
  SwitchAddress: undefined
  /** Everything the account holds. */
  Tokens: undefined
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  /** Follows a transaction until the network has it. */
  TransactionStatus: { hash: string; chainId: CaipNetworkId }
  /** A request that waits for an answer in the wallet. */
  ApproveTransaction: undefined
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  /** What the account has done. */
  Transactions: undefined
  /** The account is to be proved by a signature. */
  SIWXSignMessage: undefined
  /** The same, for an app with `siweConfig`. */
  ConnectingSiwe: undefined
  Networks: undefined
  SwitchNetwork: { network: Network }
  /** A network of a namespace that no wallet is connected for. */
  SwitchActiveChain: { network: Network }
  UnsupportedChain: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
}

export type ViewName = keyof ViewData

/** One view with its data, as a discriminated union. */
export type Route = { [Name in ViewName]: { view: Name; data: ViewData[Name] } }[ViewName]

/** The views that need no data, which a host app may open. */
export type PlainViewName = { [Name in ViewName]: undefined extends ViewData[Name] ? Name : never }[ViewName]

interface RouterDeps {
  /** Back from the first view leaves the modal. */
  leave: () => void
}

/** Which view is shown, and the way back. */
export class RouterStore {
  history: Route[] = [{ view: 'Connect', data: undefined }]
  /** Which way the last change went: views slide accordingly. */
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
    return viewTraits[this.view]
  }

  /** From UnsupportedChain there is no way back, only a way out. */
  get canGoBack(): boolean {
    return this.history.length > 1 && !this.history.some(({ view }) => view === 'UnsupportedChain')
  }

  /** Shows a view on top; showing the current one again changes nothing. */
  push(route: Route): void {
    if (route.view === this.view) return
    this.direction = 'forward'
    this.history.push(route)
  }

  /** Shows a view with nothing behind it. */
  reset(route: Route): void {
    this.direction = 'forward'
    this.history = [route]
  }

  /** Shows a view in place of the current one. */
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
