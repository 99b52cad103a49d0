import { makeAutoObservable, observableRef } from 'mobx'
import type { Connector } from '../../domain/wallets/connector'
import { membersOf } from '../../domain/wallets/merge-connectors'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { ButtonWallet } from './button-wallets'

type WalletButtonsRoot = Pick<RootStore, 'chain' | 'connection' | 'events' | 'modal' | 'router'>

/** The state that all wallet buttons share: directory entries, and the connection that a button has started. */
export class WalletButtons {
  /** The directory entries of the wallets that buttons name, by wallet id. */
  entries: ReadonlyMap<string, WalletEntry> = new Map()
  readonly #wanted = new Map<string, ButtonWallet>()
  #loading: Promise<void> | undefined
  readonly #root: WalletButtonsRoot
  readonly #modalStores: ModalStores

  constructor(root: WalletButtonsRoot, modalStores: ModalStores) {
    this.#root = root
    this.#modalStores = modalStores
    makeAutoObservable(this, { entries: observableRef })
  }

  /**
   * Loads a wallet's directory entry. Wallets that are asked for in the same turn are requested together. If the directory does not answer
   * or does not know the wallet, the button shows the name only.
   */
  async load(wallet: ButtonWallet): Promise<void> {
    if (this.entries.has(wallet.id)) return
    this.#wanted.set(wallet.id, wallet)
    this.#loading ??= this.#loadWanted().finally(() => {
      this.#loading = undefined
    })
    await this.#loading
  }

  /** Whether the wallet has been asked to connect and has not answered. */
  isAsked(wallet: WalletEntry | undefined): boolean {
    const { attempt } = this.#root.connection
    return attempt.state === 'waiting' && membersOf(this.connectorOf(wallet)).includes(attempt.connector)
  }

  setEntries(entries: readonly WalletEntry[]): void {
    this.entries = new Map([...this.entries, ...entries.map((entry) => [entry.id, entry] as const)])
  }

  /** The connector of the button's wallet, if it is installed in this browser. Matched by name if the directory knows no rdns. */
  connectorOf(wallet: WalletEntry | undefined): Connector | undefined {
    if (!wallet) return undefined
    const known = this.#modalStores.walletList.connectorOf(wallet)
    if (known || wallet.rdns) return known
    const namesakes = this.#modalStores.walletList.wallets.filter(({ name }) => name === wallet.name)
    return namesakes.length === 1 ? namesakes[0] : undefined
  }

  /**
   * Connects one wallet without the list: directly if it is installed in this browser, else by pairing in the modal. Without a wallet,
   * pairs with any. Resolves with false if the installed wallet was asked and did not connect.
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
    // If the visitor has to accept the terms first, the modal stays at the Connect view.
    if (this.#modalStores.optionsState.isConnectingAllowed)
      router.push({ view: 'ConnectingWalletConnect', data: wallet && { wallet } })
    return true
  }

  async #loadWanted(): Promise<void> {
    // Waits for the other buttons that are rendered in the same turn.
    await Promise.resolve()
    const wanted = new Map(this.#wanted)
    this.#wanted.clear()
    // The directory reports its failures itself.
    const entries = (await this.#modalStores.directory?.fetchByIds([...wanted.keys()]).catch(() => [])) ?? []
    this.setEntries([...wanted.values(), ...entries])
  }
}
