import { makeAutoObservable, observableShallow } from 'mobx'
import type { SendOutcome } from '../../adapters/chain-reader'
import { isSameAddress } from '../../domain/account/address'
import type { WalletModalError } from '../../domain/errors/errors'
import { untilAborted, withTimeout } from '../../domain/timeout'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { Transfer } from './transfer'
import { isUnclear } from './unclear'
import type { StoredRequest } from './stored-request'
import { noteSent } from './note-sent'
import { openRequestsTable, readRequest, requestLifetime, writeRequest } from './stored-request'

/** The pauses before each query for the outcome of a request, in milliseconds. */
const pauses = [0, 2_000, 4_000, 8_000, 16_000]

/** The most requests that are stored, of all accounts. */
const maxStored = 50

/** How long the wallet waits for the browser to store a request, in milliseconds. */
const storeTimeout = 500

/** How long a second request waits for the last query about the outcome of earlier requests, in milliseconds. */
const lookTimeout = 3_000

/** How this page learns the outcome of its own request. A request of an earlier page has no attempt. */
interface Attempt {
  /** Called once, when the transaction is known: from the wallet, or from the network. */
  onSent: (hash: string) => void
  /** Called when another transaction took the place of this one. */
  onNotSent: () => void
}

type OpenRequestsRoot = Pick<RootStore, 'account' | 'chain' | 'events' | 'memory' | 'platform'>

/** A request to a wallet whose outcome is not known. */
export class OpenRequest {
  readonly id: string
  readonly transfer: Transfer
  readonly attempt: Attempt | undefined
  /**
   * asking: the visitor waits for the wallet's answer. left: the visitor does not wait any more, but the wallet may still show
   * the request. unclear: the wallet's answer leaves open whether the transaction was sent.
   */
  state: 'asking' | 'left' | 'unclear' = 'asking'
  /** The message of the error that the wallet answered with. */
  told = ''

  constructor(id: string, transfer: Transfer, attempt?: Attempt) {
    this.id = id
    this.transfer = transfer
    this.attempt = attempt
    makeAutoObservable(this, { id: false, transfer: false, attempt: false })
  }

  leave(): void {
    if (this.state === 'asking') this.state = 'left'
  }

  setUnclear(told: string): void {
    this.state = 'unclear'
    this.told = told
  }
}

/**
 * The requests to wallets whose outcome is not known. Each request is also stored, until its outcome is known or for a day, so
 * that a page that is loaded later, and another tab, can tell the visitor of it. Where the browser stores nothing, a reload
 * clears the list.
 */
export class OpenRequests {
  readonly list: OpenRequest[] = []
  /** The ids of the requests of this page, also of those that are not in the list any more. */
  readonly #own = new Set<string>()
  readonly #root: OpenRequestsRoot
  readonly #stores: AccountStores

  constructor(root: OpenRequestsRoot, stores: AccountStores) {
    this.#root = root
    this.#stores = stores
    const queries = {
      store: false,
      restore: false,
      look: false,
      follow: false,
      settle: false,
      findSent: false,
    } as const
    makeAutoObservable(this, { list: observableShallow, ...queries })
  }

  /**
   * The requests that may have been sent, or may still be sent, the latest last. Those of an earlier page, or of another tab,
   * count only for their own account.
   */
  get doubts(): readonly OpenRequest[] {
    const { address } = this.#root.account
    return this.list.filter(
      ({ state, attempt, transfer }) => state !== 'asking' && (attempt || isSameAddress(transfer.from, address)),
    )
  }

  /**
   * Stores a transfer, before the wallet is asked for it. Resolves with the id of the request, also when the browser does not
   * store it.
   */
  async store(transfer: Transfer): Promise<string> {
    const id = this.#root.platform.uuid()
    this.#own.add(id)
    const row = writeRequest(id, transfer, this.#root.platform.now())
    const storing = this.#table().then(async (table) => {
      await table.put(id, row)
      await table.prune(maxStored)
    })
    await withTimeout(storing, storeTimeout, this.#root.platform.after).catch(() => {})
    return id
  }

  add(...facts: ConstructorParameters<typeof OpenRequest>): OpenRequest {
    const request = new OpenRequest(...facts)
    this.list.push(request)
    return request
  }

  has(request: OpenRequest): boolean {
    return this.list.includes(request)
  }

  /**
   * Removes a request from the list and from the storage, because its outcome is known. Returns false when the request is not in
   * the list.
   */
  remove(request: OpenRequest): boolean {
    this.unstore(request.id)
    return this.drop(request)
  }

  /** Removes a request from the list only. */
  drop(request: OpenRequest): boolean {
    const index = this.list.indexOf(request)
    if (index === -1) return false
    this.list.splice(index, 1)
    return true
  }

  unstore(id: string): void {
    this.#own.add(id)
    this.#table()
      .then((table) => table.remove(id))
      .catch(() => {})
  }

  /** Notes that the wallet's answer leaves the outcome open. */
  setUnclear(request: OpenRequest, told: string): void {
    request.setUnclear(told)
    this.#table()
      .then(async (table) => {
        // The row is gone when everything was forgotten, or when another tab knows the outcome.
        const row = await table.get(request.id)
        if (row && this.has(request)) await table.put(request.id, { ...row, told })
      })
      .catch(() => {})
  }

  /** The visitor stops waiting for all of the requests. */
  leave(): void {
    for (const request of this.list) request.leave()
  }

  /**
   * Reads the stored requests of the connected account, of earlier pages and of other tabs. Never rejects: without a storage
   * there are none.
   */
  async restore(): Promise<void> {
    for (const request of await this.#readStored()) void this.follow(request)
  }

  async #readStored(): Promise<readonly OpenRequest[]> {
    try {
      const table = await this.#table()
      const isReread = await table.reread()
      const rows = (await table.all()).map(readRequest).filter((row) => row !== undefined)
      // The clock may have been set back a little, so a time in the future alone does not end a request.
      const now = this.#root.platform.now()
      const isLate = ({ askedAt }: StoredRequest) => Math.abs(now - askedAt) > requestLifetime
      for (const { id } of rows.filter(isLate)) this.unstore(id)
      return this.take(rows.filter((row) => !isLate(row)).reverse(), isReread)
    } catch {
      return []
    }
  }

  /** Puts stored requests into the list. If the rows are complete, requests whose row is gone are removed from the list. */
  take(rows: readonly StoredRequest[], isComplete: boolean): readonly OpenRequest[] {
    const { account, chain } = this.#root
    const isStored = ({ id }: OpenRequest) => rows.some((row) => row.id === id)
    const isOfAccount = ({ transfer: { from } }: OpenRequest | StoredRequest) => isSameAddress(from, account.address)
    for (const request of [...this.list])
      if (!request.attempt && (!isOfAccount(request) || (isComplete && !isStored(request)))) this.drop(request)
    const added = rows.flatMap((row) => {
      const network = chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === row.chainId)
      const isKnown = this.#own.has(row.id) || this.list.some(({ id }) => id === row.id)
      if (isKnown || !network || !isOfAccount(row)) return []
      const request = new OpenRequest(row.id, { ...row.transfer, network })
      if (row.told === undefined) request.leave()
      else request.setUnclear(row.told)
      return [request]
    })
    this.list.unshift(...added)
    return added
  }

  /** Queries the network once for the outcome of a request. If the network does not answer, the outcome is `unknown`. */
  async look({ transfer: { network, transaction, mark }, told }: OpenRequest): Promise<SendOutcome> {
    const chainId = network.caipNetworkId
    const known = new Set(
      [...this.#stores.sent.all.values()].filter((sent) => sent.chainId === chainId).map(({ hash }) => hash),
    )
    const { signal } = new AbortController()
    const unknown: SendOutcome = { state: 'unknown' }
    if (!mark) return unknown
    try {
      const reader = (await this.#stores.reader(network))?.transfers
      return (await reader?.findSent?.({ transaction, mark, known, told, network, signal })) ?? unknown
    } catch {
      return unknown
    }
  }

  /** Notes the transaction of a request. Does nothing when the outcome of the request is known already. */
  succeed(request: OpenRequest, hash: string): void {
    if (!this.remove(request)) return
    noteSent(this.#root, this.#stores, request.transfer, hash)
    request.attempt?.onSent(hash)
  }

  /**
   * Notes that the wallet answered with an error.
   * @returns whether the error leaves open that the transaction was sent; the network is then queried for the outcome
   */
  fail(request: OpenRequest, error: WalletModalError): boolean {
    if (!isUnclear(error)) {
      this.remove(request)
      return false
    }
    this.setUnclear(request, error.message)
    void this.follow(request)
    return true
  }

  /** Queries the network for the outcome of a request. A request with a known outcome is taken off the list. */
  async settle(request: OpenRequest): Promise<SendOutcome['state']> {
    const outcome = await this.look(request)
    if (outcome.state === 'sent') {
      // Two equal requests may find the same transaction at the same time. The transaction settles only one of them.
      if (this.#stores.sent.find(request.transfer.network.caipNetworkId, outcome.hash)) return 'unknown'
      this.succeed(request, outcome.hash)
    }
    if (outcome.state === 'notSent' && this.remove(request)) request.attempt?.onNotSent()
    return outcome.state
  }

  /**
   * Queries the network once for the outcome of all requests in doubt, before another request is made.
   * @returns whether one of them was sent
   */
  async findSent(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || this.doubts.length === 0) return false
    const looks = this.doubts.map((request) => this.settle(request))
    const all = untilAborted(signal, () => withTimeout(Promise.all(looks), lookTimeout, this.#root.platform.after))
    return all.then((found) => found.includes('sent')).catch(() => false)
  }

  /** Queries the outcome of a request repeatedly for half a minute, as long as the request is in doubt. */
  async follow(request: OpenRequest): Promise<void> {
    for (const pause of pauses) {
      if (pause > 0) await new Promise<void>((resume) => void this.#root.platform.after(pause, resume))
      if (!this.doubts.includes(request)) return
      await this.settle(request)
    }
  }

  async #table() {
    return (await this.#root.memory.repositories()).open(openRequestsTable)
  }
}

const lists = new WeakMap<AccountStores, OpenRequests>()

/** The requests of a modal. Units that ask wallets for transactions share the list, so that each of them knows of all doubts. */
export function openRequestsOf(root: OpenRequestsRoot, stores: AccountStores): OpenRequests {
  const list = lists.get(stores) ?? new OpenRequests(root, stores)
  lists.set(stores, list)
  return list
}
