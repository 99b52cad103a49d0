import { makeAutoObservable, observableRef } from 'mobx'
import type { Connector } from '../../domain/wallets/connector'
import { membersOf } from '../../domain/wallets/merge-connectors'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { ButtonWallet } from './button-wallets'

/** What the buttons of single wallets know and do. */
export class WalletButtons {
  /** The directory's entries of the wallets that buttons name, by id. */
  entries: ReadonlyMap<string, WalletEntry> = new Map()
  readonly #wanted = new Map<string, ButtonWallet>()
  #loading: Promise<void> | undefined
  readonly #root: RootStore
  readonly #modalStores: ModalStores

  constructor(root: RootStore, modalStores: ModalStores) {
    this.#root = root
    this.#modalStores = modalStores
    makeAutoObservable(this, { entries: observableRef })
  }

  /**
   * Asks the directory, if there is one, for a wallet; what is wanted in one turn is asked for together. A wallet that the directory does not
   * know, or a directory that does not answer, leaves a button with the name only.
   */
  async load(wallet: ButtonWallet): Promise<void> {
    if (this.entries.has(wallet.id)) return
    this.#wanted.set(wallet.id, wallet)
    this.#loading ??= this.#loadWanted().finally(() => {
      this.#loading = undefined
    })
    await this.#loading
  }

  /** Whether a wallet is being asked. */
  isAsked(wallet: WalletEntry | undefined): boolean {
    const { attempt } = this.#root.connection
    return attempt.state === 'waiting' && membersOf(this.connectorOf(wallet)).includes(attempt.connector)
  }

  setEntries(entries: readonly WalletEntry[]): void {
    this.entries = new Map([...this.entries, ...entries.map((entry) => [entry.id, entry] as const)])
  }

  /** The wallet in this browser that a button stands for; by its name when nothing else is known of it. */
  connectorOf(wallet: WalletEntry | undefined): Connector | undefined {
    if (!wallet) return undefined
    const known = this.#modalStores.walletList.connectorOf(wallet)
    if (known || wallet.rdns) return known
    const namesakes = this.#modalStores.walletList.wallets.filter(({ name }) => name === wallet.name)
    return namesakes.length === 1 ? namesakes[0] : undefined
  }

  /**
   * Connects one wallet without the list: at once when it is in this browser, else by pairing in the modal; any wallet when
   * none is named. Resolves with false when the wallet was asked and no connection came of it.
   */
  async connect(wallet: WalletEntry | undefined): Promise<boolean> {
    const { connection, events, modal, router } = this.#root
    const found = membersOf(this.connectorOf(wallet))
    const connector = found.find((member) => member.chain === this.#root.chain.activeChain) ?? found[0]
    if (connector && this.#modalStores.optionsState.isConnectingAllowed) {
      events.track({ event: 'SELECT_WALLET', properties: { name: connector.name, platform: 'browser' } })
      await connection.connectExternal(connector)
      return connection.attempt.state === 'connected'
    }
    modal.show({ view: 'Connect' })
    // Where the terms have to be agreed to first, that is in the Connect view.
    if (this.#modalStores.optionsState.isConnectingAllowed)
      router.push({ view: 'ConnectingWalletConnect', data: wallet && { wallet } })
    return true
  }

  async #loadWanted(): Promise<void> {
    // Buttons that are rendered together ask one after the other.
    await Promise.resolve()
    const wanted = new Map(this.#wanted)
    this.#wanted.clear()
    // The directory has said itself why it does not answer.
    const entries = (await this.#modalStores.directory?.fetchByIds([...wanted.keys()]).catch(() => [])) ?? []
    this.setEntries([...wanted.values(), ...entries])
  }
}
