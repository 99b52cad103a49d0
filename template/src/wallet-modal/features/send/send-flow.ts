import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { shortenAddress } from '../../domain/account/address'
import { Latest } from '../../domain/latest'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import type { SendFacts } from '../../domain/events'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { Route } from '../../stores/shell/router.store'
import type { StackEntry } from '../transactions/transaction-stack'
import type { SendFailure } from './flow/failure'
import { findStale } from './flow/failure'
import { askWallet } from '../open-requests/ask-wallet'
import { Consent } from '../open-requests/consent'
import { failureOf } from '../open-requests/failure-of'
import type { OpenRequest, OpenRequests } from '../open-requests/open-requests'
import { openRequestsOf } from '../open-requests/open-requests'
import type { SendReview } from './flow/review'
import { freezeReview } from './flow/review'
import type { Receiver } from './receiver'
import type { SendStore } from './send.store'

/**
 * The texts of a request: `summary` is shown while the wallet is asked, `started` after the transaction was sent, `follow` on the button that
 * opens its status.
 */
interface RequestTexts {
  summary: string
  started: string
  follow: string
}

/** Where the modal goes after sending. */
type AfterSend = StackEntry & { view: Route }

/** The parts of the root that a transfer uses. */
export type SendRoot = Pick<
  RootStore,
  | 'account'
  | 'accountLoader'
  | 'chain'
  | 'events'
  | 'memory'
  | 'modal'
  | 'modalStores'
  | 'platform'
  | 'router'
  | 'sessions'
>

/** The steps from the filled form to a transaction: the review, the one request to the wallet, and its outcome. */
export class SendFlow {
  review: SendReview | undefined = undefined
  failure: SendFailure | undefined = undefined
  /** The review that the visitor confirmed, while the visitor waits for its outcome. */
  sending: SendReview | undefined = undefined
  readonly consent: Consent
  /** True while a review is being prepared: the network is asked for the data of the transaction. */
  isPreparing = false
  readonly open: OpenRequests
  readonly #preparing = new Latest()
  #unwatchForm = () => {}
  #sending = new AbortController()
  readonly #root: SendRoot
  readonly #stores: AccountStores
  readonly #form: SendStore

  constructor(root: SendRoot, stores: AccountStores, form: SendStore) {
    this.#root = root
    this.#stores = stores
    this.#form = form
    this.open = openRequestsOf(root, stores)
    this.consent = new Consent(this.open)
    makeAutoObservable(this, { review: observableRef, failure: observableRef, sending: observableRef })
  }

  get loading(): boolean {
    return this.sending !== undefined
  }

  /** Whether a wallet was asked and the visitor waits for its answer. */
  get isAsking(): boolean {
    return this.open.list.some(({ state }) => state === 'asking')
  }

  get canSend(): boolean {
    return this.review !== undefined && !this.loading && !this.consent.isMissing
  }

  /**
   * Creates the review of the form. Only the latest call creates a review: an earlier call, or a call whose form was edited or
   * left meanwhile, resolves with undefined and changes nothing.
   * @throws WalletModalError 'An amount and receiver address are required', 'A token is required', 'Unsupported chain'
   */
  async prepare(): Promise<SendReview | undefined> {
    const signal = this.startPreparing()
    try {
      const freezing = freezeReview(this.#root, this.#stores, this.#form, signal)
      const [review] = await Promise.all([freezing, this.restore()])
      if (signal.aborted) return undefined
      this.setReview(review)
      return review
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    } finally {
      if (!signal.aborted) this.abandon()
    }
  }

  /** Reads the requests of earlier pages and of other tabs, and queries the network for their outcome. Never rejects. */
  async restore(): Promise<void> {
    await this.open.restore()
  }

  /**
   * Sends the reviewed transaction. The wallet is asked once, whatever happens to the view meanwhile. Resolves when the outcome
   * is known or the visitor stops waiting. The outcome is in `failure` or in `doubt`, or the transaction is noted and followed.
   */
  async sendToken(texts: RequestTexts): Promise<void> {
    const review = this.canSend ? this.review : undefined
    if (!review) return
    const signal = this.begin(review)
    try {
      const failure =
        (await this.#findSent(signal)) ?? (await findStale(this.#root, this.#form.receiver, review, signal))
      if (signal.aborted) return
      if (failure) return this.setFailure(failure)
      this.#root.events.track({ event: 'SEND_INITIATED', properties: this.#factsOf(review) })
      await this.#ask(review, texts, signal)
    } catch (thrown) {
      if (!signal.aborted) this.setFailure({ reason: 'failed', error: toModalError(thrown) })
    } finally {
      this.end(signal)
    }
  }

  startPreparing(): AbortSignal {
    this.abandon()
    this.isPreparing = true
    this.#unwatchForm = reaction(
      () => this.#form.entered,
      () => this.abandon(),
    )
    return this.#preparing.begin()
  }

  /**
   * Cancels the review that is being prepared, because the form or the connected account has changed, or the visitor has left.
   */
  abandon(): void {
    this.#unwatchForm()
    this.#preparing.stop()
    this.isPreparing = false
  }

  setReview(review: SendReview | undefined): void {
    this.stopWaiting()
    this.review = review
    this.failure = undefined
    this.consent.clear()
  }

  /** The visitor leaves the review. A wallet that was not asked yet is not asked any more. */
  leave(): void {
    if (!this.isAsking) this.stopWaiting()
  }

  /** Ends the wait, not the request: the wallet may still answer, and a transaction that the wallet then sends is noted. */
  stopWaiting(): void {
    this.#sending.abort()
    this.#sending = new AbortController()
    this.sending = undefined
    this.open.leave()
  }

  setFailure(failure: SendFailure): void {
    this.failure = failure
  }

  begin(review: SendReview): AbortSignal {
    this.sending = review
    this.failure = undefined
    this.consent.clear()
    return this.#sending.signal
  }

  /** Ends the attempt with the given signal, because its outcome is known. A newer attempt continues. */
  end(signal: AbortSignal): void {
    if (this.#sending.signal !== signal) return
    this.sending = undefined
    this.#sending = new AbortController()
  }

  reset(): void {
    this.abandon()
    this.setReview(undefined)
  }

  async #findSent(signal: AbortSignal): Promise<SendFailure | undefined> {
    return (await this.open.findSent(signal)) ? { reason: 'earlierSent' } : undefined
  }

  async #ask(review: SendReview, texts: RequestTexts, signal: AbortSignal): Promise<void> {
    const next = (hash: string) => this.#after(review, hash, texts)
    await askWallet(
      { root: this.#root, stores: this.#stores, open: this.open },
      {
        transfer: review,
        summary: texts.summary,
        onSent: (hash, request) => this.#finish(request, signal, next(hash)),
        onNotSent: () => {
          if (this.review === review && !this.loading) this.setFailure({ reason: 'notSent' })
        },
        onFailed: (error, isOpen) => this.#fail(review, signal, error, isOpen),
        onCancel: () => this.stopWaiting(),
        next,
      },
      signal,
    )
  }

  /** The form is emptied once its transfer is sent. If another review is open by now, the form belongs to another transfer. */
  #finish({ transfer }: OpenRequest, signal: AbortSignal, { view, onSuccess }: AfterSend): void {
    if (this.review !== transfer) return
    this.end(signal)
    this.#form.resetSend()
    if (this.#root.router.view !== 'WalletSendPreview') return
    this.#root.router.reset(view)
    onSuccess?.()
  }

  #fail(review: SendReview, signal: AbortSignal, error: WalletModalError, isOpen: boolean): void {
    const properties = { ...this.#factsOf(review), message: error.message }
    this.#root.events.track({ event: 'SEND_ERROR', properties })
    // Another review has replaced this one.
    if (this.review !== review) return
    this.end(signal)
    if (!isOpen && !this.loading) this.setFailure(failureOf(error))
  }

  /**
   * Where the modal goes after sending: a transfer of an EVM network's native currency is followed in a view of its own, which needs no
   * toast; any other transfer leads to the account, with a toast whose button opens that view.
   */
  #after({ tokenAddress, network }: SendReview, hash: string, { started, follow }: RequestTexts): AfterSend {
    const { modalStores, router } = this.#root
    const status: Route = { view: 'TransactionStatus', data: { hash, chainId: network.caipNetworkId } }
    if (tokenAddress === undefined && network.chainNamespace === 'eip155') return { view: status }
    const onSuccess = () =>
      modalStores.snack.showSuccess(started, { label: follow, onClick: () => router.push(status) })
    return { view: { view: 'Account', data: undefined }, onSuccess }
  }

  #factsOf({ token, tokenAddress, amountText, network }: OpenRequest['transfer']): SendFacts {
    return {
      isSmartAccount: this.#root.account.isSmartAccount,
      token: tokenAddress ?? token.symbol,
      amount: amountText,
      network: network.caipNetworkId,
    }
  }
}

/** The name of a receiver in a sentence. */
export function receiverName({ name, address }: Receiver): string {
  return name ?? shortenAddress(address)
}
