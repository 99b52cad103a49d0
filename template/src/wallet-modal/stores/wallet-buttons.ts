import { makeAutoObservable, observableRef } from 'mobx'
import type { Connector } from '../domain/connector'
import { walletButtonIds } from '../domain/wallet-buttons'
import type { WalletEntry } from '../domain/wallet-entry'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** What the buttons of single wallets know and do. */
export class WalletButtons {
  /** The directory's entries of the wallets that buttons can name, by id. */
  entries: ReadonlyMap<string, WalletEntry> = new Map()
  #loading: Promise<readonly WalletEntry[]> | undefined
  readonly #root: RootStore
  readonly #late: LateStores

  constructor(root: RootStore, late: LateStores) {
    this.#root = root
    this.#late = late
    makeAutoObservable(this, { entries: observableRef })
  }

  /** Asks the directory for the entries, once for all buttons. Rejects when it cannot be asked; the next call tries again. */
  async load(): Promise<void> {
    if (this.entries.size > 0) return
    this.#loading ??= this.#late.api.fetchByIds(Object.values(walletButtonIds)).finally(() => {
      this.#loading = undefined
    })
    const entries = await this.#loading
    this.setEntries(new Map(entries.map((entry) => [entry.id, entry])))
  }

  setEntries(entries: ReadonlyMap<string, WalletEntry>): void {
    this.entries = entries
  }

  connectorOf(wallet: WalletEntry | undefined): Connector | undefined {
    return wallet && this.#late.walletList.connectorOf(wallet)
  }

  /**
   * Connects one wallet without the list: at once when it is in this browser, else by pairing in the modal; any wallet when
   * none is named. Resolves with false when the wallet was asked and no connection came of it.
   */
  async connect(wallet: WalletEntry | undefined): Promise<boolean> {
    const { connection, events, modal, router } = this.#root
    const connector = this.connectorOf(wallet)
    if (connector && this.#late.optionsState.isConnectingAllowed) {
      events.track({ event: 'SELECT_WALLET', properties: { name: connector.name, platform: 'browser' } })
      await connection.connectExternal(connector)
      return connection.attempt.state === 'connected'
    }
    modal.show({ view: 'Connect' })
    // Where the terms have to be agreed to first, that is in the Connect view.
    if (this.#late.optionsState.isConnectingAllowed)
      router.push({ view: 'ConnectingWalletConnect', data: wallet && { wallet } })
    return true
  }
}
