import { makeAutoObservable, observableRef, observableShallow } from 'mobx'
import type { ChainReader, TransactionState } from '../../adapters/chain-reader'
import { isSameAddress } from '../../domain/account/address'
import type { ChainNamespace } from '../../domain/networks/caip'
import { parseCaipNetworkId } from '../../domain/networks/caip'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import type { SentTransaction } from './sent-transaction'
import { isSettled, sentTransactionKey, sentTransactionsTable } from './sent-transaction'
import type { Platform } from '../../platform/platform'
import type { SessionMemory } from '../../stores/connection/session-memory'
import type { AccountStore } from '../../stores/account/account.store'
import type { ChainStore } from '../../stores/connection/chain.store'

interface SentDeps {
  platform: Platform
  chain: ChainStore
  account: AccountStore
  memory: SessionMemory
  reader: (network: Network) => Promise<ChainReader | undefined>
  /** Called when the balance and the tokens may have changed. */
  refresh: () => void
  signal: AbortSignal
}

/** How often a new transaction is queried, in milliseconds. */
const freshPoll = 1_000
/** The same after 25 seconds, and after a reload. */
const latePoll = 30_000
/** How many transactions are stored and followed. */
const maxPending = 99

/** How long a reverted transaction is shown in the Account view, in milliseconds. The activity list keeps it. */
const refusalShown = 3_600_000

/**
 * The transactions that this browser sent. They are stored across reloads and followed until their outcome is known. A transaction that is
 * not found within 25 seconds is unknown, not failed, and is queried further.
 */
export class SentTransactions {
  readonly all = new Map<string, SentTransaction>()
  /** The transaction whose outcome this page learned last. */
  settled: SentTransaction | undefined = undefined
  readonly #deps: SentDeps
  readonly #followed = new Set<string>()
  /** Functions that cancel the next query, by transaction. */
  readonly #waiting = new Map<string, () => void>()

  constructor(deps: SentDeps) {
    this.#deps = deps
    makeAutoObservable(this, { all: observableShallow, settled: observableRef, readStored: false })
    deps.signal.addEventListener('abort', () => this.#waiting.forEach((cancel) => cancel()), { once: true })
  }

  /** The transactions of the active account on the active network, newest first. */
  get list(): readonly SentTransaction[] {
    const { account, chain } = this.#deps
    const network = chain.activeCaipNetwork?.caipNetworkId
    return [...this.all.values()]
      .filter(({ from, chainId }) => chainId === network && isSameAddress(from, account.address))
      .sort((one, other) => other.sentAt - one.sentAt)
  }

  /** The transactions without a known outcome. */
  get pending(): readonly SentTransaction[] {
    return this.list.filter(({ state }) => state === 'pending' || state === 'unknown')
  }

  /** The transactions that the Account view shows: without a known outcome, or recently reverted. */
  get noteworthy(): readonly SentTransaction[] {
    const since = this.#deps.platform.now() - refusalShown
    return this.list.filter(({ state, sentAt }) => state !== 'success' && (state !== 'reverted' || sentAt > since))
  }

  /**
   * Loads the transactions of earlier pages, and follows those without a known outcome. Never rejects: transactions that cannot
   * be read now are read next time.
   */
  async readStored(): Promise<void> {
    const tables = await this.#deps.memory.repositories().catch(() => undefined)
    for (const stored of (await tables?.open(sentTransactionsTable).all()) ?? []) {
      if (this.all.has(sentTransactionKey(stored))) continue
      this.set(stored)
      if (!isSettled(stored.state)) this.#follow(stored)
    }
  }

  /** Adds a transaction that was just sent. Known details of it stay. */
  add(sent: Omit<SentTransaction, 'sentAt' | 'state'>): SentTransaction {
    const known = this.all.get(sentTransactionKey(sent))
    const transaction: SentTransaction = {
      sentAt: this.#deps.platform.now(),
      state: 'pending',
      ...known,
      ...sent,
    }
    this.#keep(transaction)
    if (!known) this.#follow(transaction)
    return transaction
  }

  /** Finds a transaction with its current state. */
  find(chainId: string, hash: string): SentTransaction | undefined {
    return this.all.get(sentTransactionKey({ chainId, hash }))
  }

  /**
   * Removes the transactions of disconnected accounts from this page; see `forgetAccounts`. Transactions without a known
   * outcome stay until the outcome is known.
   * @param namespaces the namespaces whose accounts have disconnected. Default: everything is removed
   */
  forget(namespaces?: readonly ChainNamespace[]): void {
    for (const [key, { chainId, state }] of this.all) {
      const isGone = namespaces?.includes(parseCaipNetworkId(chainId).namespace) ?? true
      if (!isGone || (namespaces && !isSettled(state))) continue
      this.all.delete(key)
      this.#followed.delete(key)
      this.#waiting.get(key)?.()
      this.#waiting.delete(key)
    }
  }

  set(transaction: SentTransaction): void {
    this.all.set(sentTransactionKey(transaction), transaction)
  }

  setSettled(transaction: SentTransaction): void {
    this.settled = transaction
    this.#keep(transaction)
  }

  unset(key: string): void {
    this.all.delete(key)
  }

  #keep(transaction: SentTransaction): void {
    this.set(transaction)
    void this.#deps.memory
      .repositories()
      .then(async ({ open }) => {
        const sentTransactions = open(sentTransactionsTable)
        await sentTransactions.put(sentTransactionKey(transaction), transaction)
        await sentTransactions.prune(maxPending)
      })
      .catch(() => {})
  }

  /** Whether the namespace has no connected account. A transaction then stays only until its outcome is known. */
  #hasLeft({ chainId }: SentTransaction): boolean {
    const { namespace } = parseCaipNetworkId(chainId)
    return this.#deps.chain.chains.get(namespace)?.accountState.address === undefined
  }

  #drop(transaction: SentTransaction): void {
    const key = sentTransactionKey(transaction)
    this.unset(key)
    void this.#deps.memory
      .repositories()
      .then(({ open }) => open(sentTransactionsTable).remove(key))
      .catch(() => {})
  }

  #follow(transaction: SentTransaction): void {
    const key = sentTransactionKey(transaction)
    if (this.#followed.has(key)) return
    this.#followed.add(key)
    void this.#poll(transaction, 0)
  }

  async #poll(transaction: SentTransaction, asked: number): Promise<void> {
    const { platform, signal } = this.#deps
    if (signal.aborted || asked > maxPending) return
    const state = await this.#ask(transaction)
    if (signal.aborted) return
    const age = platform.now() - transaction.sentAt
    const current = this.all.get(sentTransactionKey(transaction)) ?? transaction
    if (state === 'success' || state === 'reverted') {
      this.#waiting.delete(sentTransactionKey(transaction))
      if (this.#hasLeft(current)) return this.#drop(current)
      this.setSettled({ ...current, state })
      return this.#deps.refresh()
    }
    const isLate = age >= limits.confirmation
    if (isLate && current.state === 'pending') this.#keep({ ...current, state: 'unknown' })
    const pause = isLate ? latePoll : Math.min(freshPoll, limits.confirmation - age)
    this.#waiting.set(
      sentTransactionKey(transaction),
      platform.after(pause, () => void this.#poll(transaction, isLate ? asked + 1 : 0)),
    )
  }

  async #ask({ hash, chainId }: SentTransaction): Promise<TransactionState> {
    const { chain, reader, signal } = this.#deps
    const network = chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    if (!network) return 'unknown'
    try {
      return (await (await reader(network))?.transfers?.getTransactionState({ hash, network, signal })) ?? 'unknown'
    } catch {
      return 'unknown'
    }
  }
}
