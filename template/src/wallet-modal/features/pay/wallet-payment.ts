import { makeAutoObservable, observableRef } from 'mobx'
import { payError } from '../../domain/errors/pay-errors'
import { Latest } from '../../domain/latest'
import { isApprovedNetwork } from '../../domain/networks/chain'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import { askWallet } from '../open-requests/ask-wallet'
import { Consent } from '../open-requests/consent'
import type { RequestFailure } from '../open-requests/failure-of'
import { failureOf } from '../open-requests/failure-of'
import { isReviewCurrent } from '../open-requests/is-review-current'
import type { OpenRequests } from '../open-requests/open-requests'
import { openRequestsOf } from '../open-requests/open-requests'
import { awaitProof } from './await-proof'
import type { PayReview } from './freeze-payment'
import { freezePayment } from './freeze-payment'
import type { PayRoot } from './pay-root'
import { completePayment, failPayment, payErrorFor, readerOf } from './pay-root'
import type { Payment } from './payment'

/** Why the last attempt did not result in a transaction. */
export type WalletFailure = RequestFailure | { reason: 'accountChanged' | 'earlierSent' | 'notSent' }

/** How long the modal looks for a sent payment on the network, in milliseconds. */
const giveUpAfter = 1_800_000

/**
 * Payments from the connected wallet. Switches the wallet to the payment's network, prepares the review, asks the wallet once for each press of
 * "Pay now", and reads from the network whether the recipient was paid.
 */
export class WalletPayment {
  review: PayReview | undefined = undefined
  failure: WalletFailure | undefined = undefined
  /** `switching`: the wallet changes its network; `preparing`: the modal reads from the network; `asking`: the payment waits in the wallet. */
  phase: 'idle' | 'switching' | 'preparing' | 'asking' = 'idle'
  readonly consent: Consent
  /** The requests whose outcome is not known, also those of an earlier page and of other units. */
  readonly open: OpenRequests
  readonly #root: PayRoot & Pick<RootStore, 'asset'>
  readonly #stores: AccountStores
  readonly #attempt = new Latest()

  constructor(root: PayRoot & Pick<RootStore, 'asset'>, stores: AccountStores) {
    this.#root = root
    this.#stores = stores
    this.open = openRequestsOf(root, stores)
    this.consent = new Consent(this.open)
    makeAutoObservable(this, {
      review: observableRef,
      failure: observableRef,
      open: false,
      consent: false,
      begin: false,
      confirm: false,
    })
  }

  get isBusy(): boolean {
    return this.phase !== 'idle'
  }

  /** The connected account that can pay. Undefined without a connected wallet. */
  get payer(): string | undefined {
    const state = this.#root.chain.chains.get('eip155')?.accountState
    return state?.status === 'connected' ? state.address : undefined
  }

  /** Whether the review still fits the connected account and its network. */
  get isReviewCurrent(): boolean {
    return this.review !== undefined && isReviewCurrent(this.#root, this.review)
  }

  /** Makes the network of the payment the wallet's, prepares the review, and shows it. The outcome is in `review` or `failure`. */
  async begin({ facts }: Payment): Promise<void> {
    const signal = this.start('switching')
    try {
      const from = this.payer
      if (from === undefined) throw payError('UNABLE_TO_INITIATE_PAYMENT', { details: 'no wallet is connected' })
      await this.#ensureNetwork(facts.network)
      if (signal.aborted) return
      this.setPhase('preparing')
      const [review] = await Promise.all([freezePayment(this.#root, facts, from, signal), this.open.restore()])
      if (signal.aborted) return
      this.setReview(review)
      const { router } = this.#root
      // Signing in may have taken over the modal meanwhile. The payment goes on after the signature.
      if (router.view === 'Pay') router.push({ view: 'PayReview', data: undefined })
    } catch (thrown) {
      if (!signal.aborted) this.setFailure(failureOf(thrown))
    } finally {
      this.end(signal)
    }
  }

  /** Asks the wallet for the reviewed payment, once for each call. */
  async confirm(payment: Payment, summary: string): Promise<void> {
    const { review } = this
    if (!review || this.isBusy || this.consent.isMissing) return
    const signal = this.start('preparing')
    try {
      const isSent = await this.open.findSent(signal)
      if (signal.aborted) return
      if (isSent) return this.setFailure({ reason: 'earlierSent' })
      if (!isReviewCurrent(this.#root, review)) return this.setFailure({ reason: 'accountChanged' })
      await this.#ask(payment, review, summary, signal)
    } catch (thrown) {
      if (!signal.aborted) this.setFailure(failureOf(thrown))
    } finally {
      this.end(signal)
    }
  }

  start(phase: 'switching' | 'preparing'): AbortSignal {
    this.failure = undefined
    this.consent.clear()
    this.phase = phase
    return this.#attempt.begin()
  }

  end(signal: AbortSignal): void {
    if (!signal.aborted) this.phase = 'idle'
  }

  setPhase(phase: 'preparing' | 'asking'): void {
    this.phase = phase
  }

  setFailure(failure: WalletFailure): void {
    this.failure = failure
  }

  setReview(review: PayReview | undefined): void {
    this.review = review
  }

  /** Drops a review that does not fit the connected account any more. */
  dropReview(): void {
    this.review = undefined
    this.failure = { reason: 'accountChanged' }
  }

  /** Ends the wait, not a request: a transaction that the wallet still sends is noted, and completes its payment. */
  abandon(): void {
    this.#attempt.stop()
    this.phase = 'idle'
    this.open.leave()
  }

  reset(): void {
    this.abandon()
    this.review = undefined
    this.failure = undefined
    this.consent.clear()
  }

  /** @throws WalletModalError INVALID_PAYMENT_CONFIG for a network that the wallet has not approved, or the wallet's error */
  async #ensureNetwork(network: PayReview['network']): Promise<void> {
    const { chain } = this.#root
    chain.setActiveNamespace(network.chainNamespace)
    if (chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId) return
    if (!isApprovedNetwork(chain.activeEntry, network))
      throw payErrorFor('INVALID_PAYMENT_CONFIG', ({ notApproved }) => notApproved(network.name))
    await chain.switchActiveNetwork(network)
  }

  async #ask(payment: Payment, review: PayReview, summary: string, signal: AbortSignal): Promise<void> {
    const { events } = this.#root
    await askWallet(
      { root: this.#root, stores: this.#stores, open: this.open },
      {
        transfer: review,
        summary,
        onAsk: () => {
          this.setPhase('asking')
          payment.setIsAsked(true)
          payment.begin({ type: 'wallet' })
          events.track({ event: 'PAY_INITIATED', properties: payment.eventFacts })
        },
        onSent: (hash) => void this.#follow(payment, review, hash),
        onNotSent: () => {
          payment.setIsAsked(false)
          if (this.review === review && !this.isBusy) this.setFailure({ reason: 'notSent' })
        },
        onFailed: (error, isOpen) => {
          if (isOpen) return
          payment.setIsAsked(false)
          if (this.review === review) this.setFailure(failureOf(error))
        },
        onCancel: () => this.abandon(),
        next: () => ({ view: { view: 'PayLoading', data: undefined } }),
      },
      signal,
    )
  }

  /** Follows the payment on the network until its end. */
  async #follow(payment: Payment, review: PayReview, hash: string): Promise<void> {
    const { router } = this.#root
    const { network, tokenAddress, receiver } = review
    payment.setIsAsked(false)
    const signal = payment.begin({ type: 'wallet', result: hash })
    payment.setStep('network')
    if (this.review === review) {
      this.setReview(undefined)
      // The wallet has answered after all, or the network has shown the payment, while the visitor looked at the review.
      if (router.view === 'PayReview') router.reset({ view: 'PayLoading', data: undefined })
    }
    const reader = (await readerOf(this.#root, network))?.payments
    const query = { hash, token: tokenAddress, recipient: receiver.address, network, signal }
    const options = { onLate: () => payment.setStep('late'), endAfter: giveUpAfter }
    const proof = reader && (await awaitProof(this.#root.platform, reader, query, options).catch(() => undefined))
    if (signal.aborted) return
    const fail = (step: 'failed' | 'unproven', reason: 'unconfirmed' | 'refused' | 'tooLittle') => {
      const code = step === 'failed' ? 'GENERIC_PAYMENT_ERROR' : 'PAYMENT_NOT_FOUND'
      const error = payErrorFor(code, (reasons) => reasons[reason])
      failPayment(this.#root, payment, step, error)
    }
    if (!proof) return fail('unproven', 'unconfirmed')
    if (proof.state === 'reverted') return fail('failed', 'refused')
    if (proof.received < payment.facts.amount) return fail('unproven', 'tooLittle')
    const { caipNetworkId } = network
    completePayment(this.#root, payment, { type: 'wallet', network: caipNetworkId, hash, isConfirmed: true })
  }
}
