import type { Balance } from '../../domain/account/account'
import type { CaipAddress, ChainNamespace } from '../../domain/networks/caip'
import { walletKeyOf } from '../../domain/wallets/connector'
import { limits } from '../../domain/limits'
import { retryable } from '../../domain/retryable'
import type { CustomWallet, WalletEntry } from '../../domain/wallets/wallet-entry'
import type { Platform } from '../../platform/platform'
import type { Repositories } from '../../storage/repositories'
import type { SessionSnapshot, SnapshotStore, StoredConnection } from '../../storage/session-snapshot'
import { createSnapshotStore } from '../../storage/session-snapshot'

interface RememberedWallet {
  id: string
  name: string
  imageUrl: string | undefined
  /** For a paired wallet: its entry of the directory or the host app. */
  entry?: WalletEntry | CustomWallet | undefined
}

/**
 * What one modal remembers across visits. The values for the first paint are stored synchronously, the rest in the database. Most of it is
 * written when the browser is idle; what could be lost by then is written at once. Other tabs are told of every change of a connection.
 */
export class SessionMemory {
  /** The id of the modal, unique in the page. */
  readonly id: string
  readonly #snapshot: SnapshotStore
  readonly #platform: Platform
  readonly #signal: AbortSignal
  /** Functions that cancel pending writes. */
  readonly #pending = new Set<() => void>()
  /** The tables of the database. Their code is downloaded on first use. */
  readonly repositories = retryable(async (): Promise<Repositories> => {
    const { openRepositories } = await import('../../storage/repositories')
    return openRepositories(`wallet-modal:${this.id}`, this.#platform, this.#signal)
  })
  #tellTabs: (message: unknown) => void = () => {}

  constructor(id: string, platform: Platform, signal: AbortSignal) {
    this.id = id
    this.#platform = platform
    this.#signal = signal
    signal.addEventListener('abort', () => this.#pending.forEach((cancel) => cancel()))
    this.#snapshot = createSnapshotStore(platform.keyValue, id)
  }

  /** The key under which the pairing unit stores a pairing that may be approved after the visitor has left the page. */
  get pendingPairingKey(): string {
    return `${this.#snapshot.key}:pairing`
  }

  read(): SessionSnapshot {
    return this.#snapshot.read()
  }

  /** The account that the visitor has chosen among those of the wallet, as CAIP-10. */
  chosenAccount(namespace: ChainNamespace): string | undefined {
    const connection = this.read().connections[namespace]
    return connection?.isChosen && connection.caipAddress
  }

  /** Calls back when another tab has changed a connection. */
  followTabs(onChange: () => void): void {
    const { key } = this.#snapshot
    this.#tellTabs = this.#platform.channel(key, onChange, this.#signal)
    // A channel message may arrive before the other tab's write is visible here. This event arrives after it.
    const onWrite = (event: StorageEvent) => event.key === key && onChange()
    this.#platform.window()?.addEventListener('storage', onWrite, { signal: this.#signal })
  }

  remember(values: Pick<SessionSnapshot, 'activeCaipNetworkId' | 'hidesBalances'>): void {
    this.#snapshot.update((stored) => ({ ...stored, ...values }))
  }

  /** Stores the connection of a namespace; undefined removes it. */
  rememberConnection(namespace: ChainNamespace, connection: StoredConnection | undefined): void {
    const known = connection && { ...connection, connectorId: walletKeyOf(connection.connectorId) }
    this.#snapshot.update((stored) => {
      const connections = { ...stored.connections }
      delete connections[namespace]
      return { ...stored, connections: known ? { ...connections, [namespace]: known } : connections }
    })
    this.#tellTabs('changed')
  }

  rememberWallet({ id, name, imageUrl, entry }: RememberedWallet): void {
    this.#snapshot.update((stored) => {
      const others = stored.recentConnectorIds.filter((known) => known !== id)
      return { ...stored, recentConnectorIds: [id, ...others].slice(0, limits.recentWallets) }
    })
    const wallet = { id, name, imageUrl, entry: entry && { ...entry } }
    const write = async ({ recentWallets }: Repositories) => {
      await recentWallets.put(id, wallet)
      await recentWallets.prune(limits.recentWallets)
    }
    // A paired wallet is stored at once: it does not announce itself in the next visit, and a phone may close the page at any moment.
    if (entry) this.#write(write)
    else this.#whenIdle(write)
  }

  rememberBalance(caipAddress: CaipAddress, { value, decimals, symbol }: Balance): void {
    const stored = { value: value.toString(), decimals, symbol }
    this.#whenIdle(async ({ balances }) => {
      // The balance of an account that has disconnected meanwhile is not stored.
      const account = caipAddress.slice(caipAddress.lastIndexOf(':'))
      const isHere = Object.values(this.read().connections).some((one) => one.caipAddress.endsWith(account))
      if (isHere) await balances.put(caipAddress, stored)
    })
  }

  /** The stored balance of an account. Undefined when there is none, or when it cannot be read. */
  async earlierBalance(caipAddress: CaipAddress): Promise<Balance | undefined> {
    const tables = await this.repositories().catch(() => undefined)
    const stored = await tables?.balances.get(caipAddress)
    return stored && { ...stored, value: BigInt(stored.value) }
  }

  /**
   * Deletes the stored data of the accounts of some namespaces, including their sent transactions. '*' deletes all stored data.
   * Never rejects: data that cannot be deleted now is deleted by the next page.
   */
  async forget(namespaces: readonly (ChainNamespace | '*')[]): Promise<void> {
    const { keyValue } = this.#platform
    const owed = `wallet-modal:${this.id}:forget`
    keyValue.set(owed, [keyValue.get(owed), ...namespaces].join())
    if (namespaces.includes('*')) this.#pending.forEach((cancel) => cancel())
    await this.repositories()
      .then(({ forget }) => forget())
      .catch((error: unknown) => this.#platform.log.warn('Stored data of the account could not be deleted.', error))
  }

  /** Writes when the browser is idle. A failed write only means that the data is not remembered. */
  #whenIdle(write: (repositories: Repositories) => Promise<void>): void {
    const cancel = this.#platform.whenIdle(() => {
      this.#pending.delete(cancel)
      this.#write(write)
    })
    this.#pending.add(cancel)
  }

  #write(write: (repositories: Repositories) => Promise<void>): void {
    this.repositories()
      .then(write)
      .catch(() => {})
  }
}
