import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../domain/latest'
import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import { required } from '../../domain/errors/errors'
import { onceClosed, openDetached } from '../../platform/pop-up'
import type { RootStore } from '../../stores/root/root.store'
import type { Buyer } from './read-purchases'
import { hasFailed, readPurchases } from './read-purchases'

/**
 * The step of a purchase. `blocked`: the browser did not open the window. `closed`: the visitor has closed it, and may have paid before.
 * `untracked`: the provider does not tell how purchases end. `unanswered`: nothing was reported in time.
 */
export type PurchaseStep = 'window' | 'blocked' | 'closed' | 'untracked' | 'reported' | 'failed' | 'unanswered'

/** How often to ask for purchases, and for how long, in milliseconds. */
const pollInterval = 4_000
const giveUpAfter = 180_000

/** Follows a purchase in a provider's window until the provider reports it. A report is a claim; the balance comes from the chain. */
export class PurchaseStore {
  step: PurchaseStep = 'window'
  provider: OnRampProvider | undefined = undefined
  url = ''
  readonly #root: Pick<RootStore, 'accountLoader' | 'platform'>
  readonly #latest = new Latest()

  constructor(root: Pick<RootStore, 'accountLoader' | 'platform'>) {
    this.#root = root
    makeAutoObservable(this, { provider: observableRef, start: false, stop: false })
  }

  /** Opens the provider's page, and follows the purchase. Call this method while the visitor's click is handled. */
  start(provider: OnRampProvider, url: string, buyer: Buyer): void {
    const signal = this.#latest.begin()
    const { after, now, window } = this.#root.platform
    this.setPage(provider, url)
    const opened = openDetached(required(window(), 'WALLET_UNREACHABLE'), url)
    if (!opened) return this.setStep('blocked')
    this.setStep(provider.purchases ? 'window' : 'untracked')
    if (!provider.purchases) return
    // A page may look closed while the visitor still pays there, so the purchase is followed until the end.
    onceClosed(opened, { after, signal }, () => {
      if (this.step === 'window') this.setStep('closed')
    })
    after(giveUpAfter, () => {
      if (signal.aborted) return
      this.stop()
      this.setStep('unanswered')
    })
    void this.#follow(provider, buyer, now(), signal)
  }

  setPage(provider: OnRampProvider, url: string): void {
    this.provider = provider
    this.url = url
  }

  setStep(step: PurchaseStep): void {
    this.step = step
  }

  /** Ends the follow-up. The provider's window stays open. */
  stop(): void {
    this.#latest.stop()
  }

  async #follow(provider: OnRampProvider, buyer: Buyer, begun: number, signal: AbortSignal): Promise<void> {
    const { platform } = this.#root
    let known: ReadonlySet<string> | undefined
    let isFirst = true
    while (!signal.aborted) {
      try {
        const purchases = await readPurchases(this.#root, provider, buyer, signal)
        if (signal.aborted) return
        // What the first answer lists was bought before, unless its time says otherwise.
        if (isFirst) known = new Set(purchases.map(({ id }) => id))
        const isNew = (one: (typeof purchases)[number]) =>
          Date.parse(one.metadata.minedAt) > begun || (known !== undefined && !known.has(one.id))
        const found = purchases.find(isNew)
        if (found) {
          this.stop()
          return this.setStep(hasFailed(found) ? 'failed' : 'reported')
        }
      } catch (error) {
        if (signal.aborted) return
        platform.log.warn('The purchases could not be read.', error)
      }
      isFirst = false
      await new Promise<void>((resolve) => platform.after(pollInterval, resolve))
    }
  }
}
