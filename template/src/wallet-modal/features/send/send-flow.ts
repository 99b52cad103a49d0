import { accountError } from '../../domain/account-errors'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type { FeeEstimate, TransferTransaction } from '../../adapters/chain-reader'
import { isSameAddress, shortenAddress } from '../../domain/address'
import { WalletModalError, toModalError } from '../../domain/errors'
import type { Network } from '../../domain/network'
import type { TokenBalance } from '../../domain/token'
import type { AccountStores } from '../../stores/account-stores'
import type { RootStore } from '../../stores/root.store'
import type { StackEntry } from '../../stores/transaction-stack'
import type { Receiver } from './receiver'
import type { SendStore } from './send.store'

/** What was shown for confirmation, frozen: exactly this is sent. */
export interface SendReview {
  token: TokenBalance
  /** As the network writes it; undefined for the native currency. */
  tokenAddress: string | undefined
  /** As an exact decimal text. */
  amountText: string
  receiver: Receiver
  from: string
  network: Network
  adapter: Adapter
  session: AdapterSession
  transaction: TransferTransaction
  fee: FeeEstimate | undefined
}

/** Why the last try to send did not end in a transaction. */
export type SendFailure =
  | { reason: 'declined' }
  | { reason: 'accountChanged' }
  | { reason: 'nameMoved'; name: string }
  | { reason: 'stillWaiting' }
  /** The network may have it all the same: asking again could send twice. */
  | { reason: 'maybeSent' }
  | { reason: 'failed'; error: WalletModalError }

/** From the filled form to a transaction: the last look, the one request to the wallet, and what becomes of it. */
export class SendFlow {
  review: SendReview | undefined = undefined
  failure: SendFailure | undefined = undefined
  /** What the visitor confirmed, while the outcome is not known. */
  sending: SendReview | undefined = undefined
  /** The wallet was asked and has not answered, whatever is shown meanwhile. */
  isAsking = false
  /** A review is being prepared: the network is asked what the transaction has to be. */
  isPreparing = false
  #preparing = new AbortController()
  #unwatchForm = () => {}
  readonly #root: RootStore
  readonly #stores: AccountStores
  readonly #form: SendStore

  constructor(root: RootStore, stores: AccountStores, form: SendStore) {
    this.#root = root
    this.#stores = stores
    this.#form = form
    const foreign = { review: observableRef, failure: observableRef, sending: observableRef }
    makeAutoObservable(this, { ...foreign, prepare: false, sendToken: false })
  }

  get loading(): boolean {
    return this.sending !== undefined
  }

  /**
   * Freezes what is entered for a last look. Only the latest request makes a review: an earlier one, and one whose form was
   * edited or left meanwhile, resolves with undefined and changes nothing.
   * @throws WalletModalError 'An amount and receiver address are required', 'A token is required', 'Unsupported chain'
   */
  async prepare(): Promise<SendReview | undefined> {
    const signal = this.startPreparing()
    try {
      const review = await this.#freeze(signal)
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

  /**
   * Sends what was reviewed: asks the wallet once, whatever happens to the view meanwhile. The outcome is in `failure`, or the
   * transaction is noted and followed.
   */
  async sendToken(texts: { summary: string; started: string }): Promise<void> {
    const { review } = this
    if (!review) return
    if (this.isAsking) return this.setFailure({ reason: 'stillWaiting' })
    if (this.loading) return
    this.begin(review)
    try {
      const stale = await this.#findStale(review)
      // The visitor went back, or entered something else.
      if (this.sending !== review) return
      if (stale) return this.setFailure(stale)
      this.#track('SEND_INITIATED', review)
      await this.#ask(review, texts)
    } catch (thrown) {
      const error = toModalError(thrown)
      this.#track('SEND_ERROR', review)
      const failure = toFailure(error)
      // Another review has taken its place since.
      if (this.review === review) this.setFailure(failure)
    } finally {
      this.end(review)
    }
  }

  startPreparing(): AbortSignal {
    this.abandon()
    this.isPreparing = true
    this.#unwatchForm = reaction(
      () => this.#form.entered,
      () => this.abandon(),
    )
    return this.#preparing.signal
  }

  /** Voids the review that is being prepared: something else is entered, or somebody else is connected. */
  abandon(): void {
    this.#unwatchForm()
    this.#preparing.abort()
    this.#preparing = new AbortController()
    this.isPreparing = false
  }

  setReview(review: SendReview | undefined): void {
    this.review = review
    this.failure = undefined
    this.sending = undefined
  }

  /** The visitor looks at something else: unless the wallet was asked already, it is not asked any more. */
  leave(): void {
    if (!this.isAsking) this.sending = undefined
  }

  setFailure(failure: SendFailure): void {
    this.failure = failure
  }

  setAsking(isAsking: boolean): void {
    this.isAsking = isAsking
  }

  begin(review: SendReview): void {
    this.sending = review
    this.failure = undefined
  }

  end(review: SendReview): void {
    if (this.sending === review) this.sending = undefined
  }

  reset(): void {
    this.abandon()
    this.review = undefined
    this.failure = undefined
    this.sending = undefined
  }

  /** What was entered and who was connected when the review was asked for, with its transaction. */
  async #freeze(signal: AbortSignal): Promise<SendReview> {
    const { account, chain, sessions } = this.#root
    const { amount, amountText, decimals, sendTokenAmount, token, tokenAddress, quote, receiver: entry } = this.#form
    const { receiver } = entry
    const network = chain.activeCaipNetwork
    const from = account.address
    const reader = network && (await this.#stores.reader(network).catch(() => undefined))
    signal.throwIfAborted()
    if (!reader || !from) throw accountError('SEND_NOT_SUPPORTED')
    if (sendTokenAmount === '' || !receiver) throw accountError('SEND_INCOMPLETE')
    if (!token) throw accountError('SEND_WITHOUT_TOKEN')
    if (amount === undefined || !amountText) throw accountError('SEND_INCOMPLETE')
    const { adapter, session } = sessions.require(network.chainNamespace)
    const request = { from, to: receiver.address, amount, ...(tokenAddress && { token: tokenAddress, decimals }) }
    const transaction = await reader.prepareTransfer({ request, network, signal })
    const frozen = { token, tokenAddress, amountText, receiver, from, network, adapter, session, fee: quote.fee }
    return { ...frozen, transaction }
  }

  /** What was reviewed may hold no more: another account, another network, a name that leads elsewhere. */
  async #findStale({ from, network, session, receiver }: SendReview): Promise<SendFailure | undefined> {
    const { account, chain, sessions } = this.#root
    const isSame = () =>
      isSameAddress(account.address, from) &&
      chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId &&
      sessions.get(network.chainNamespace)?.session.provider === session.provider
    if (!isSame()) return { reason: 'accountChanged' }
    if (receiver.name === undefined) return undefined
    const { signal } = new AbortController()
    const now = await this.#form.receiver.find(receiver.name, signal)
    if (!isSame()) return { reason: 'accountChanged' }
    const isMoved = now.state === 'ready' && !isSameAddress(now.receiver.address, receiver.address)
    return isMoved || now.state === 'invalid' ? { reason: 'nameMoved', name: receiver.name } : undefined
  }

  async #ask(review: SendReview, texts: { summary: string; started: string }): Promise<void> {
    const { adapter, session, transaction, network } = review
    this.setAsking(true)
    const request = adapter.sendTransaction(session, { ...transaction, network })
    // Noted whenever it comes, also when the visitor waits no longer.
    const noted = request.then((hash) => this.#note(review, hash)).finally(() => this.setAsking(false))
    await Promise.all([
      noted,
      this.#stores.approvals.run(request, {
        summary: texts.summary,
        onCancel: () => this.end(review),
        next: (hash) => this.#after(review, hash, texts),
      }),
    ])
  }

  /**
   * A transfer of an EVM network's own currency is followed in a view of its own, which needs no toast; any other leads to the
   * account (specification, section 1).
   */
  #after({ token, network }: SendReview, hash: string, { started }: { started: string }): StackEntry {
    if (token.address === undefined && network.chainNamespace === 'eip155')
      return { view: { view: 'TransactionStatus', data: { hash, chainId: network.caipNetworkId } } }
    const onSuccess = () => this.#root.late.snack.showSuccess(started)
    return { view: { view: 'Account', data: undefined }, onSuccess }
  }

  #note(review: SendReview, hash: string): void {
    const { token, tokenAddress, amountText, receiver, from, network } = review
    this.#stores.sent.add({
      hash,
      chainId: network.caipNetworkId,
      from,
      to: receiver.address,
      amount: amountText,
      symbol: token.symbol,
      iconUrl: token.iconUrl,
      ...(receiver.name && { toName: receiver.name }),
      ...(tokenAddress && { token: tokenAddress }),
    })
    this.#track('SEND_SUCCESS', review)
    void this.#root.account.refreshBalance()
    // The form is void once its transfer is on its way, and the next one is another.
    if (this.review === review) this.#form.resetSend()
  }

  #track(event: 'SEND_INITIATED' | 'SEND_SUCCESS' | 'SEND_ERROR', { token, amountText, network }: SendReview): void {
    this.#root.events.track({
      event,
      properties: {
        isSmartAccount: false,
        token: token.address?.split(':')[2] ?? token.symbol,
        amount: amountText,
        network: network.caipNetworkId,
      },
    })
  }
}

/** What nodes say of a transaction that they, or others, have taken already. */
const takenAlready =
  /already known|already imported|nonce too low|known transaction|replacement transaction underpriced|the network has it already/i

function toFailure(error: WalletModalError): SendFailure {
  if (error.code === 'USER_REJECTED') return { reason: 'declined' }
  return takenAlready.test(error.message) ? { reason: 'maybeSent' } : { reason: 'failed', error }
}

/** What a receiver is called in a sentence. */
export function receiverName({ name, address }: Receiver): string {
  return name ?? shortenAddress(address)
}
