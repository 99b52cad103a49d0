import { makeAutoObservable, observableRef } from 'mobx'
import type { Transaction } from '../../domain/history/transaction'
import { Latest } from '../../domain/latest'
import type { RootStore } from '../../stores/root/root.store'
import { providersOf } from './on-ramp-options'
import { isInProgress, readPurchases } from './read-purchases'

type ListRoot = Pick<RootStore, 'account' | 'accountLoader' | 'chain' | 'options' | 'platform'>

/** How often the list is read again while a purchase is under way, in milliseconds. */
const refreshInterval = 3_000

/** The purchases of the active account at all providers, newest first. They are claims of the providers. */
export class PurchaseList {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  purchases: readonly Transaction[] = []
  readonly #root: ListRoot
  readonly #latest = new Latest()

  constructor(root: ListRoot) {
    this.#root = root
    makeAutoObservable(this, { purchases: observableRef, enter: false })
  }

  /** Reads the list, and reads it again while a purchase is under way, until `leave` is called. */
  async enter(): Promise<void> {
    const signal = this.#latest.begin()
    if (this.state !== 'ready') this.set('loading')
    const { account, chain, options, platform } = this.#root
    const { address } = account
    const network = chain.activeCaipNetwork
    if (!address || !network) return this.set('ready', [])
    const buyer = { address, chainId: network.caipNetworkId }
    const asked = providersOf(options.state).map((one) => readPurchases(this.#root, one, buyer, signal))
    const answers = await Promise.allSettled(asked)
    if (signal.aborted) return
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const hasFailed = answers.some(({ status }) => status === 'rejected')
    if (hasFailed && found.length === 0) return this.set('failed')
    const time = ({ metadata }: Transaction) => Date.parse(metadata.minedAt)
    this.set(
      'ready',
      found.sort((one, other) => time(other) - time(one)),
    )
    if (!found.some(isInProgress)) return
    const cancel = platform.after(refreshInterval, () => void this.enter())
    signal.addEventListener('abort', cancel, { once: true })
  }

  set(state: PurchaseList['state'], purchases: readonly Transaction[] = []): void {
    this.state = state
    this.purchases = purchases
  }

  /** Stops reading, and forgets the list. */
  leave(): void {
    this.#latest.stop()
    this.set('idle')
  }
}
