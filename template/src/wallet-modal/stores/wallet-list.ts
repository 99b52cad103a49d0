import { makeAutoObservable } from 'mobx'
import type { Connector } from '../domain/connector'
import type { WalletEntry } from '../domain/wallet-entry'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** Which wallets the Connect view lists, in which order, and what choosing one does. */
export class WalletList {
  readonly #root: RootStore
  readonly #late: LateStores

  constructor(root: RootStore, late: LateStores) {
    this.#root = root
    this.#late = late
    makeAutoObservable(this)
  }

  /** Connects a wallet of this browser. Nothing happens before the visitor has agreed to the terms, where that is asked. */
  chooseConnector(connector: Connector): void {
    const { connection, events, router } = this.#root
    if (!this.#late.optionsState.isConnectingAllowed) return
    events.track({ event: 'SELECT_WALLET', properties: { name: connector.name, platform: 'browser' } })
    router.push({ view: 'ConnectingExternal', data: { connector } })
    void connection.connectExternal(connector)
  }

  /** Connects a wallet of the directory: as one of this browser when it is here, else by pairing. */
  chooseWallet(wallet: WalletEntry): void {
    const { connector, router } = this.#root
    if (!this.#late.optionsState.isConnectingAllowed) return
    const installed = connector.getConnector({ id: wallet.id, rdns: wallet.rdns ?? null })
    if (installed) this.chooseConnector(installed)
    else router.push({ view: 'ConnectingWalletConnect', data: { wallet } })
  }
}
