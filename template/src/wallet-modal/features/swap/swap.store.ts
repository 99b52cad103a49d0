import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { accountError } from '../../domain/errors/account-errors'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import { defaultSlippage, readSlippage } from '../../domain/swaps/swap-math'
import type { SwapToken } from '../../domain/swaps/swap-provider'
import { formatUnits } from '../../domain/tokens/amount'
import { cleanAmount } from '../../domain/tokens/clean-amount'
import { parseUnits } from '../../domain/tokens/token-amount'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { SwapWish } from '../../stores/shell/router.store'
import type { SwapDraft, SwapPlace, SwapRefusal, SwapTerms } from './freeze-swap'
import { buildChecked, quoteSwap } from './freeze-swap'
import { SwapFlow } from './swap-flow'
import { swapService } from './swap-service'
import { isSameToken, SwapTokens, toSwapToken } from './swap-tokens'

/** The parts of the root that a swap uses. */
export type SwapRoot = Pick<
  RootStore,
  'account' | 'chain' | 'events' | 'memory' | 'modal' | 'options' | 'platform' | 'router' | 'sessions'
>

/** How long an entry must stay unchanged before a quote is requested, in milliseconds. */
const typingPause = 200
/** How often the quote of an open form is requested again, in milliseconds. */
const quoteInterval = 10_000

/** The quote of the form. */
export type QuoteState =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; terms: SwapTerms }
  | { state: 'refused'; reason: SwapRefusal }
  | { state: 'failed'; error: WalletModalError }

/** The next step, or what is missing for it. The button's label says it. */
export type SwapStep = 'selectToken' | 'enterAmount' | 'insufficientFunds' | 'waitForQuote' | 'noQuote' | 'review'

/** The form of a swap: two tokens, an amount, the slippage, and the latest quote. `flow` takes it from there to the transaction. */
export class SwapStore {
  paid: SwapToken | undefined = undefined
  received: SwapToken | undefined = undefined
  amountText = ''
  /** What the opener of the modal asked for last. */
  wish: SwapWish | undefined = undefined
  /** The entered percentage. */
  slippageText = String(defaultSlippage / 100)
  quote: QuoteState = { state: 'idle' }
  /** Why the maximum amount could not be determined. No amount was entered. */
  maxFailure: WalletModalError | undefined = undefined
  readonly tokens: SwapTokens
  readonly flow: SwapFlow
  readonly #root: SwapRoot
  readonly #stores: AccountStores
  readonly #quoting = new Latest()
  readonly #findingMax = new Latest()
  #cancelDelay = () => {}

  constructor(root: SwapRoot, stores: AccountStores) {
    this.#root = root
    this.#stores = stores
    this.tokens = new SwapTokens(root, stores, (signal) => this.place(signal))
    this.flow = new SwapFlow(root, stores, this)
    const foreign = {
      wish: observableRef,
      paid: observableRef,
      received: observableRef,
      quote: observableRef,
      maxFailure: observableRef,
    }
    makeAutoObservable(this, {
      ...foreign,
      flow: false,
      tokens: false,
      askQuote: false,
      setMax: false,
      place: false,
    })
  }

  /**
   * Fills the form: once with what the opener of the modal asked for, and an empty form with the native currency, which most people pay with.
   * A symbol that the network does not have is ignored, and so is an amount that is no decimal number.
   */
  begin(wish: SwapWish | undefined): void {
    const isNew = wish !== undefined && wish !== this.wish
    if (this.paid && !isNew) return
    if (isNew) this.reset()
    this.wish = wish
    void this.tokens.load()
    const native = this.tokens.known.find(({ address }) => address === undefined)
    const [paid = native, received] = [this.tokens.named(wish?.fromToken), this.tokens.named(wish?.toToken)]
    if (paid) this.setPaid(paid)
    if (received) this.setReceived(received)
    this.setAmount(String(wish?.amount ?? ''))
  }

  /** The value of an amount of the form in US dollars; undefined while the amount or the price is not known. */
  fiatOf(target: 'paid' | 'received'): number | undefined {
    const token = this[target]
    const price = this.tokens.held.find((one) => isSameToken(toSwapToken(one), token))?.price
    const amount = target === 'paid' ? this.amount : this.terms?.offer.expected
    if (!token || !price || amount === undefined) return undefined
    return Number(formatUnits(amount, token.decimals)) * price
  }

  /** In basis points; undefined while the entry is no valid slippage. */
  get slippage(): number | undefined {
    return readSlippage(this.slippageText)
  }

  /** The amount in the smallest unit of the paid token; undefined while the entry is no valid amount. */
  get amount(): bigint | undefined {
    const { paid, amountText } = this
    if (!paid || amountText === '') return undefined
    try {
      const units = parseUnits(amountText, paid.decimals)
      return units > BigInt(0) ? units : undefined
    } catch {
      return undefined
    }
  }

  get draft(): SwapDraft | undefined {
    const { paid, received, amount, slippage } = this
    if (!paid || !received || amount === undefined || slippage === undefined) return undefined
    return { paid, received, amount, slippage }
  }

  /** All that a quote depends on, so that a change of any value can be noticed. */
  get entered(): readonly unknown[] {
    return [this.paid, this.received, this.amountText, this.slippageText]
  }

  get isInsufficient(): boolean {
    const { amount, paid } = this
    if (amount === undefined || !paid) return false
    try {
      return amount > parseUnits(this.tokens.balanceOf(paid), paid.decimals)
    } catch {
      return true
    }
  }

  get terms(): SwapTerms | undefined {
    return this.quote.state === 'ready' ? this.quote.terms : undefined
  }

  get step(): SwapStep {
    if (!this.paid || !this.received) return 'selectToken'
    if (this.amount === undefined) return 'enterAmount'
    if (this.isInsufficient) return 'insufficientFunds'
    if (this.terms) return 'review'
    return this.quote.state === 'refused' || this.quote.state === 'failed' ? 'noQuote' : 'waitForQuote'
  }

  /** Sets the paid token. The received token becomes the former paid one if both would be the same. */
  setPaid(token: SwapToken): void {
    if (isSameToken(token, this.received)) this.received = this.paid
    this.paid = token
    this.takeAmount('')
  }

  /** Sets the received token. The paid token becomes the former received one if both would be the same. */
  setReceived(token: SwapToken): void {
    if (isSameToken(token, this.paid)) {
      this.paid = this.received
      this.takeAmount('')
    }
    this.received = token
    this.#ask()
  }

  setAmount(typed: string): void {
    this.takeAmount(cleanAmount(typed, this.amountText))
  }

  setSlippage(typed: string): void {
    this.slippageText = typed
    this.#ask()
  }

  /** Swaps the two tokens. The quoted amount becomes the entered amount. */
  flip(): void {
    const { paid, received, terms } = this
    this.paid = received
    this.received = paid
    this.takeAmount(terms && received ? formatUnits(terms.offer.expected, received.decimals) : '')
  }

  takeAmount(amount: string): void {
    this.#findingMax.stop()
    this.maxFailure = undefined
    this.amountText = amount
    this.#ask()
  }

  /** Enters the whole balance, which the chain tells. The maximum fee of the swap is subtracted from the native currency. */
  async setMax(): Promise<void> {
    const { paid, received, slippage } = this
    if (!paid) return
    const signal = this.#findingMax.begin()
    try {
      const place = await this.place(signal)
      const { account, network, reader, reads } = place
      const held = await reads.getHolding({ token: paid.address, owner: account, network, signal })
      let most = held
      if (paid.address === undefined) {
        if (!received || slippage === undefined) throw accountError('SEND_INCOMPLETE')
        const half = held / BigInt(2)
        const terms = await quoteSwap({ paid, received, amount: half, slippage }, place)
        const transaction = typeof terms === 'string' ? terms : await buildChecked(terms, place)
        if (typeof transaction === 'string' || !reader.transfers) throw accountError('SWAP_NOT_SUPPORTED')
        const { maxFee } = await reader.transfers.estimateFee({ transaction, network, signal })
        most = held > maxFee ? held - maxFee : BigInt(0)
      }
      if (!signal.aborted) this.takeAmount(formatUnits(most, paid.decimals))
    } catch (error) {
      if (!signal.aborted) this.setMaxFailure(toModalError(error))
    }
  }

  setMaxFailure(error: WalletModalError): void {
    this.maxFailure = error
  }

  /** Asks for a quote of the form now. Only the latest request counts. Repeats while the form is open and nothing changes. */
  async askQuote(): Promise<void> {
    const { draft } = this
    if (!draft) return
    const signal = this.#quoting.begin()
    try {
      const terms = await quoteSwap(draft, await this.place(signal))
      if (signal.aborted) return
      this.setQuote(typeof terms === 'string' ? { state: 'refused', reason: terms } : { state: 'ready', terms })
    } catch (error) {
      if (signal.aborted) return
      this.setQuote({ state: 'failed', error: toModalError(error) })
    }
    const { modal, platform, router, sessions } = this.#root
    this.#cancelDelay = platform.after(quoteInterval, () => {
      const isOpen = modal.isShown && router.view === 'Swap' && !sessions.signal.aborted
      if (isOpen) void this.askQuote()
    })
  }

  setQuote(quote: QuoteState): void {
    this.quote = quote
  }

  /**
   * Where a swap of the active account happens.
   * @throws WalletModalError SWAP_NOT_SUPPORTED without a provider for the network
   */
  async place(signal: AbortSignal): Promise<SwapPlace> {
    const { account, chain, options } = this.#root
    const { activeCaipNetwork: network } = chain
    const { swaps: provider } = options.state
    const reader = network && (await this.#stores.reader(network))
    const reads = reader?.swaps
    signal.throwIfAborted()
    const isOffered =
      network !== undefined && provider !== undefined && provider.targets(network.caipNetworkId).length > 0
    if (!isOffered || !reads || !account.address) throw accountError('SWAP_NOT_SUPPORTED')
    const service = swapService(this.#root, this.#stores)
    return { provider, network, reader, reads, service, account: account.address, root: this.#root, signal }
  }

  /** Empties the form: after a swap, and when the account or network changes. */
  reset(): void {
    this.tokens.forget()
    this.paid = undefined
    this.received = undefined
    this.takeAmount('')
    this.flow.reset()
  }

  /** Asks for a quote after a pause in typing. */
  #ask(): void {
    this.#cancelDelay()
    this.#quoting.stop()
    this.flow.abandon()
    this.quote = { state: this.draft ? 'loading' : 'idle' }
    if (this.draft) this.#cancelDelay = this.#root.platform.after(typingPause, () => void this.askQuote())
  }
}

/** Leads away from a review that does not exist any more. Returns a function that stops this. */
export function watchReview(store: SwapStore, leave: () => void): () => void {
  return reaction(
    () => store.flow.review === undefined,
    (isGone) => {
      if (isGone) leave()
    },
    { fireImmediately: true },
  )
}
