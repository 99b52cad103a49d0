import { makeAutoObservable, observableRef } from 'mobx'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import type { SwapFacts } from '../../domain/events'
import { Latest } from '../../domain/latest'
import { untilAborted } from '../../domain/timeout'
import { formatUnits } from '../../domain/tokens/amount'
import type { AccountStores } from '../../stores/account/account-stores'
import { askWallet } from '../open-requests/ask-wallet'
import { Consent } from '../open-requests/consent'
import type { RequestFailure } from '../open-requests/failure-of'
import { failureOf } from '../open-requests/failure-of'
import { isReviewCurrent } from '../open-requests/is-review-current'
import type { OpenRequest, OpenRequests } from '../open-requests/open-requests'
import { openRequestsOf } from '../open-requests/open-requests'
import type { Transfer } from '../open-requests/transfer'
import type { SwapRefusal, SwapReview } from './freeze-swap'
import { freezeSwap, quoteSwap } from './freeze-swap'
import type { SwapRoot, SwapStore } from './swap.store'

/** Why the last attempt did not result in a transaction. */
export type SwapFailure =
  | { reason: 'accountChanged' | 'approvalReverted' | 'earlierSent' | 'notSent' }
  /** The quote is worse than the one that the visitor confirmed. The review shows the new one. */
  | { reason: 'moved' }
  | { reason: 'refused'; refusal: SwapRefusal }
  | RequestFailure

/** The steps from the filled form to the swap: approvals, reviews, and one request to the wallet for each consent. */
export class SwapFlow {
  review: SwapReview | undefined = undefined
  failure: SwapFailure | undefined = undefined
  /** `preparing`: the chain is asked; `asking`: the wallet; `waiting`: an approval is on its way into the chain. */
  phase: 'idle' | 'preparing' | 'asking' | 'waiting' = 'idle'
  /** The requests whose outcome is not known, also those of an earlier page and of other units. */
  readonly open: OpenRequests
  readonly consent: Consent
  readonly #root: SwapRoot
  readonly #stores: AccountStores
  readonly #form: SwapStore
  readonly #attempt = new Latest()

  constructor(root: SwapRoot, stores: AccountStores, form: SwapStore) {
    this.#root = root
    this.#stores = stores
    this.#form = form
    this.open = openRequestsOf(root, stores)
    this.consent = new Consent(this.open)
    makeAutoObservable(this, { review: observableRef, failure: observableRef })
  }

  get isBusy(): boolean {
    return this.phase !== 'idle'
  }

  /**
   * Creates the review of the form. Only the latest call does; an earlier one resolves with false and changes nothing.
   * @returns whether there is a review. If not, `failure` says why.
   */
  async prepare(): Promise<boolean> {
    const { draft } = this.#form
    if (!draft) return false
    const signal = this.begin('preparing')
    try {
      const [made] = await Promise.all([freezeSwap(draft, await this.#form.place(signal)), this.open.restore()])
      if (signal.aborted) return false
      if (typeof made === 'string') this.setFailure({ reason: 'refused', refusal: made })
      else this.setReview(made)
      return typeof made !== 'string'
    } catch (thrown) {
      if (!signal.aborted) this.setFailure({ reason: 'failed', error: toModalError(thrown) })
      return false
    } finally {
      this.end(signal)
    }
  }

  /** Asks the wallet for the reviewed transaction, once for each call, after checking that the review is still true. */
  async confirm(summary: string): Promise<void> {
    const { review } = this
    if (!review || this.isBusy || this.consent.isMissing) return
    const signal = this.begin('preparing')
    try {
      if (!isReviewCurrent(this.#root, review)) return this.setFailure({ reason: 'accountChanged' })
      const isSent = await this.open.findSent(signal)
      const failure = isSent ? ({ reason: 'earlierSent' } as const) : await this.#findStale(review, signal)
      if (signal.aborted) return
      if (failure) return this.setFailure(failure)
      if (!isReviewCurrent(this.#root, review)) return this.setFailure({ reason: 'accountChanged' })
      await this.#ask(review, summary, signal)
    } catch (thrown) {
      if (!signal.aborted) this.setFailure({ reason: 'failed', error: toModalError(thrown) })
    } finally {
      this.end(signal)
    }
  }

  begin(phase: 'preparing'): AbortSignal {
    this.failure = undefined
    this.consent.clear()
    this.phase = phase
    return this.#attempt.begin()
  }

  end(signal: AbortSignal): void {
    if (!signal.aborted) this.phase = 'idle'
  }

  setPhase(phase: 'asking' | 'waiting'): void {
    this.phase = phase
  }

  setFailure(failure: SwapFailure): void {
    this.failure = failure
  }

  setReview(review: SwapReview | undefined): void {
    this.review = review
  }

  /** Ends the wait, not a request: a transaction that the wallet still sends is noted. */
  abandon(): void {
    this.#attempt.stop()
    this.phase = 'idle'
    this.open.leave()
  }

  /** The visitor leaves the form or the review. A wallet that was not asked yet is not asked any more. */
  leave(): void {
    if (this.phase === 'preparing') this.abandon()
  }

  reset(): void {
    this.abandon()
    this.review = undefined
    this.failure = undefined
  }

  /** Asks for the quote again. If it is worse than the confirmed one, the visitor has to confirm the new one. */
  async #findStale(review: SwapReview, signal: AbortSignal): Promise<SwapFailure | undefined> {
    const place = await this.#form.place(signal)
    const now = await quoteSwap(review, place)
    if (typeof now === 'string') return { reason: 'refused', refusal: now }
    if (now.offer.expected < review.offer.expected) {
      const renewed = await freezeSwap(review, place)
      if (typeof renewed === 'string') return { reason: 'refused', refusal: renewed }
      this.setReview(renewed)
      return { reason: 'moved' }
    }
    const { transaction, network } = review
    const isFine = await place.reads.wouldSucceed({ transaction, network, signal })
    return isFine ? undefined : { reason: 'refused', refusal: 'wouldFail' }
  }

  async #ask(review: SwapReview, summary: string, signal: AbortSignal): Promise<void> {
    const { network, step } = review
    const isSwap = step === 'swap'
    const hash = await askWallet(
      { root: this.#root, stores: this.#stores, open: this.open },
      {
        transfer: { ...toTransfer(review), adapter: review.adapter, session: review.session },
        summary,
        onAsk: () => {
          this.setPhase('asking')
          if (isSwap) this.#track('INITIATE_SWAP', review)
        },
        onSent: (_, request) => this.#finish(request, review),
        onNotSent: () => {
          if (this.review === review && !this.isBusy) this.setFailure({ reason: 'notSent' })
        },
        onFailed: (error, isOpen) => this.#fail(review, error, isOpen, signal),
        onCancel: () => this.abandon(),
        next: (sent) =>
          isSwap
            ? { view: { view: 'TransactionStatus', data: { hash: sent, chainId: network.caipNetworkId } } }
            : { goBack: true },
      },
      signal,
    )
    if (hash === undefined) return
    if (isSwap) this.#form.reset()
    else await this.#afterApproval(review, hash, signal)
  }

  /** Waits until the approval is in the chain, and prepares what follows it. */
  async #afterApproval({ adapter, network }: SwapReview, hash: string, signal: AbortSignal): Promise<void> {
    this.setPhase('waiting')
    const state = await untilAborted(signal, () => adapter.waitForTransaction({ hash, network }))
    if (state === 'reverted') this.setFailure({ reason: 'approvalReverted' })
    else await this.prepare()
  }

  /** The form is emptied once its swap is sent. If another review is open by now, the form belongs to another swap. */
  #finish({ state }: OpenRequest, review: SwapReview): void {
    if (review.step !== 'swap') return
    this.#track('SWAP_SUCCESS', review)
    // While the visitor waits for the wallet, the form is emptied after the view has changed.
    if (state === 'asking' || this.review !== review) return
    const { router } = this.#root
    this.#form.reset()
    if (router.view === 'SwapPreview') router.reset({ view: 'Account', data: undefined })
  }

  #fail(review: SwapReview, error: WalletModalError, isOpen: boolean, signal: AbortSignal): void {
    const event = review.step === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
    this.#root.events.track({ event, properties: { ...this.#factsOf(review), message: error.message } })
    // Another attempt, or another form, has replaced this one.
    if (isOpen || (signal.aborted && (this.isBusy || this.review !== review))) return
    this.setFailure(failureOf(error))
  }

  #track(event: 'INITIATE_SWAP' | 'SWAP_SUCCESS', review: SwapReview): void {
    this.#root.events.track({ event, properties: this.#factsOf(review) })
  }

  #factsOf({ network, paid, received, amount, offer }: SwapReview): SwapFacts {
    return {
      network: network.caipNetworkId,
      swapFromToken: paid.symbol,
      swapToToken: received.symbol,
      swapFromAmount: formatUnits(amount, paid.decimals),
      swapToAmount: formatUnits(offer.expected, received.decimals),
      isSmartAccount: this.#root.account.isSmartAccount,
    }
  }
}

/** What is stored of a request until the outcome of its transaction is known. */
function toTransfer({ amount, from, mark, minimum, network, paid, received, step, transaction }: SwapReview): Transfer {
  const isSwap = step === 'swap'
  return {
    kind: isSwap ? 'swap' : 'approval',
    token: { symbol: paid.symbol, iconUrl: paid.iconUrl },
    tokenAddress: paid.address,
    amountText: formatUnits(amount, paid.decimals),
    ...(isSwap && { swappedFor: { amount: formatUnits(minimum, received.decimals), symbol: received.symbol } }),
    receiver: { address: transaction.to },
    from,
    network,
    transaction,
    mark,
  }
}
