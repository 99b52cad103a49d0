import { makeAutoObservable, observableRef } from 'mobx'
import type { Connector } from '../domain/connector'
import type { WalletEntry } from '../domain/wallet-entry'
import type { LateStores } from './late-stores'
import type { RootStore } from './root.store'

/** What the buttons of single wallets know and do. */
export class WalletButtons {
  /** The directory's entries of the wallets that buttons name, by id. */
  entries: ReadonlyMap<string, WalletEntry> = new Map()
  readonly #wanted = new Set<string>()
  #loading: Promise<void> | undefined
  readonly #root: RootStore
  readonly #late: LateStores

  constructor(root: RootStore, late: LateStores) {
    this.#root = root
    this.#late = late
    makeAutoObservable(this, { entries: observableRef })
  }

  /**
   * Asks the directory for a wallet; what is wanted in one turn is asked for together. Rejects when the directory cannot be
   * asked; the next call tries again.
   */
  async load(id: string): Promise<void> {
    if (this.entries.has(id)) return
    this.#wanted.add(id)
    this.#loading ??= this.#loadWanted().finally(() => {
      this.#loading = undefined
    })
    await this.#loading
  }

  async #loadWanted(): Promise<void> {
    // Buttons that are rendered together ask one after the other.
    await Promise.resolve()
    const ids = [...this.#wanted]
    this.#wanted.clear()
    const entries = await this.#late.api.fetchByIds(ids)
    this.setEntries(new Map([...this.entries, ...entries.map((entry) => [entry.id, entry] as const)]))
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
