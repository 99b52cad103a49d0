import { makeAutoObservable, observableRef } from 'mobx'
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
  | { reason: 'failed'; error: WalletModalError }

/** From the filled form to a transaction: the last look, the one request to the wallet, and what becomes of it. */
export class SendFlow {
  review: SendReview | undefined = undefined
  failure: SendFailure | undefined = undefined
  /** The visitor confirmed and the outcome is not known yet. */
  loading = false
  readonly #root: RootStore
  readonly #stores: AccountStores
  readonly #form: SendStore
  /** The wallet was asked and has not answered, whatever is shown meanwhile. */
  #isAsking = false

  constructor(root: RootStore, stores: AccountStores, form: SendStore) {
    this.#root = root
    this.#stores = stores
    this.#form = form
    makeAutoObservable(this, { review: observableRef, failure: observableRef, prepare: false, sendToken: false })
  }

  /**
   * Freezes what is entered for a last look.
   * @throws WalletModalError 'An amount and receiver address are required', 'A token is required', 'Unsupported chain'
   */
  async prepare(): Promise<SendReview> {
    const { amount, amountText, token, tokenAddress, receiver: entry, quote } = this.#form
    const { account, chain, sessions } = this.#root
    const { activeCaipNetwork: network, activeChain: namespace } = chain
    if (amount === undefined || !amountText || !entry.receiver) throw new WalletModalError('SEND_INCOMPLETE')
    if (!token) throw new WalletModalError('SEND_WITHOUT_TOKEN')
    const reader = network && (await this.#stores.reader(network))
    if (!reader || !namespace || !account.address) throw new WalletModalError('SEND_NOT_SUPPORTED')
    const { adapter, session } = sessions.require(namespace)
    const from = account.address
    const { receiver } = entry
    const request = { from, to: receiver.address, amount, ...(tokenAddress && { token: tokenAddress }) }
    const transaction = reader.buildTransfer(request)
    const review = { token, amountText, receiver, from, network, adapter, session, transaction, fee: quote.fee }
    this.setReview(review)
    return review
  }

  /**
   * Sends what was reviewed: asks the wallet once, whatever happens to the view meanwhile. The outcome is in `failure`, or the
   * transaction is noted and followed.
   */
  async sendToken(texts: { summary: string; started: string }): Promise<void> {
    const { review } = this
    if (!review || this.loading) return
    if (this.#isAsking) return this.setFailure({ reason: 'stillWaiting' })
    this.begin()
    try {
      const stale = await this.#findStale(review)
      if (stale) return this.setFailure(stale)
      this.#track('SEND_INITIATED', review)
      await this.#ask(review, texts)
    } catch (thrown) {
      const error = toModalError(thrown)
      this.#track('SEND_ERROR', review)
      this.setFailure(error.code === 'USER_REJECTED' ? { reason: 'declined' } : { reason: 'failed', error })
    } finally {
      this.end()
    }
  }

  setReview(review: SendReview | undefined): void {
    this.review = review
    this.failure = undefined
  }

  setFailure(failure: SendFailure): void {
    this.failure = failure
  }

  begin(): void {
    this.loading = true
    this.failure = undefined
  }

  end(): void {
    this.loading = false
  }

  reset(): void {
    this.review = undefined
    this.failure = undefined
    this.loading = false
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
    const { adapter, session, transaction } = review
    this.#isAsking = true
    const request = adapter.sendTransaction(session, transaction)
    // Noted whenever it comes, also when the visitor waits no longer.
    const noted = request.then((hash) => this.#note(review, hash)).finally(() => (this.#isAsking = false))
    await Promise.all([
      noted,
      this.#stores.approvals.run(request, texts.summary, (hash) => this.#after(review, hash, texts)),
    ])
  }

  /** A transfer of the native currency is followed in a view of its own; a token's leads to the account. */
  #after({ token, network }: SendReview, hash: string, { started }: { started: string }): StackEntry {
    const isNative = token.address === undefined
    const onSuccess = () => this.#root.late.snack.showSuccess(started)
    if (!isNative) return { view: { view: 'Account', data: undefined }, onSuccess }
    return { view: { view: 'TransactionStatus', data: { hash, chainId: network.caipNetworkId } }, onSuccess }
  }

  #note(review: SendReview, hash: string): void {
    const { token, amountText, receiver, from, network, transaction } = review
    this.#stores.sent.add({
      hash,
      chainId: network.caipNetworkId,
      from,
      to: receiver.address,
      amount: amountText,
      symbol: token.symbol,
      iconUrl: token.iconUrl,
      ...(receiver.name && { toName: receiver.name }),
      ...(token.address && { token: transaction.to }),
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

/** What a receiver is called in a sentence. */
export function receiverName({ name, address }: Receiver): string {
  return name ?? shortenAddress(address)
}
