import { flow, makeAutoObservable, observableRef } from 'mobx'
import type { OnRampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/onramp/currencies'
import { fallbackOptions, paymentRange } from '../../domain/onramp/currencies'
import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import { namespacesOf } from '../../domain/onramp/on-ramp-provider'
import { required } from '../../domain/errors/errors'
import { cleanAmount } from '../../domain/tokens/clean-amount'
import { Latest } from '../../domain/latest'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Network } from '../../domain/networks/network'
import { fetchOnRampOptions, fetchOnRampQuote } from '../../services/onramp/data-onramp'
import { postData } from '../../services/post-data'
import { accountError } from '../../domain/errors/account-errors'
import { receivableNetworks } from '../../stores/account/receivable-networks'
import type { RootStore } from '../../stores/root/root.store'
import { wait } from '../../stores/root/wait'
import { onRampError } from './on-ramp-errors'
import { providersOf } from './on-ramp-options'
import { checkedAddress } from './provider-address'

type OnRampRoot = Pick<
  RootStore,
  'account' | 'accountLoader' | 'chain' | 'events' | 'options' | 'modalStores' | 'platform'
>

/** Whether the address of a provider's page is known. */
export type ProviderAddress = { state: 'loading' } | { state: 'ready'; url: string } | { state: 'failed' }

const [usd] = fallbackOptions.paymentCurrencies
const [usdc] = fallbackOptions.purchaseCurrencies
const loading: ProviderAddress = { state: 'loading' }

/** The most characters of an amount of money. */
const maxAmount = 12

/** What the visitor wants to buy, and where: the currencies, the amounts, the price, and the addresses of the providers' pages. */
export class OnRampStore {
  paymentCurrencies: readonly PaymentCurrency[] = []
  purchaseCurrencies: readonly PurchaseCurrency[] = usdc ? [usdc] : []
  paymentCurrency: PaymentCurrency = required(usd, 'MODAL_NOT_LOADED')
  purchaseCurrency: PurchaseCurrency = required(usdc, 'MODAL_NOT_LOADED')
  /** `fallback`: the service did not say what can be bought, and the usual currencies are offered. */
  currencies: 'idle' | 'loading' | 'ready' | 'fallback' = 'idle'
  /** What the visitor pays, as a decimal text. Empty: not said. */
  paymentAmount = ''
  quote: OnRampQuote | undefined = undefined
  quotesLoading = false
  /** Why there is no price. */
  error: string | null = null
  selectedProvider: OnRampProvider | null = null
  addresses: ReadonlyMap<string, ProviderAddress> = new Map()
  readonly #root: OnRampRoot
  #wish: { amount?: string } | undefined = undefined
  /** What the visitor has chosen: the code and the symbol. A list that loads later keeps the choice. */
  #chosen: { payment?: string; purchase?: string } = {}
  readonly #quotes = new Latest()
  readonly #preparations = new Latest()

  constructor(root: OnRampRoot) {
    this.#root = root
    makeAutoObservable(this, {
      paymentCurrencies: observableRef,
      purchaseCurrencies: observableRef,
      paymentCurrency: observableRef,
      purchaseCurrency: observableRef,
      quote: observableRef,
      selectedProvider: observableRef,
      addresses: observableRef,
      getAvailableCurrencies: false,
      getQuote: false,
      prepareAddresses: false,
    })
  }

  /** The providers that deliver to the active account. A smart account can only receive where it exists. */
  get providers(): readonly OnRampProvider[] {
    const { chain, options } = this.#root
    const namespace = chain.activeChain ?? 'eip155'
    return providersOf(options.state).filter(
      (provider) => namespacesOf(provider).includes(namespace) && this.networksOf(provider).length > 0,
    )
  }

  /** What the visitor gets according to the service, as a decimal text. */
  get purchaseAmount(): string | undefined {
    return this.quote?.purchaseAmount.amount
  }

  /** Whether the amount is below or above what can be paid in this currency. */
  get amountProblem(): 'low' | 'high' | undefined {
    const range = paymentRange(this.paymentCurrency)
    if (!range || this.paymentAmount === '') return undefined
    if (Number(this.paymentAmount) < range.min) return 'low'
    return Number(this.paymentAmount) > range.max ? 'high' : undefined
  }

  /** The networks on which a purchase at a provider can arrive for the active account, as CAIP-2 ids. */
  networksOf(provider: OnRampProvider): readonly CaipNetworkId[] {
    const { chain } = this.#root
    const namespace = chain.activeChain
    const own = receivableNetworks(chain)
    const isSmart = own.length === 1 && this.#root.account.isSmartAccount
    const all = provider.networks?.filter((id) => id.startsWith(`${namespace ?? 'eip155'}:`))
    if (!all) return own.map(({ caipNetworkId }) => caipNetworkId)
    return isSmart ? all.filter((id) => own.some(({ caipNetworkId }) => caipNetworkId === id)) : all
  }

  /** Those networks of `networksOf` that the app knows, to be shown. */
  knownNetworksOf(provider: OnRampProvider): readonly Network[] {
    const ids = this.networksOf(provider)
    return this.#root.chain.requestedCaipNetworks.filter(({ caipNetworkId }) => ids.includes(caipNetworkId))
  }

  /** Takes the amount that the opener of the modal asked for, once. An amount that is no decimal number is ignored. */
  begin(wish: { amount?: string } | undefined): void {
    if (!wish || wish === this.#wish) return
    this.#wish = wish
    this.setPaymentAmount(String(wish.amount ?? ''))
  }

  addressOf({ id }: OnRampProvider): ProviderAddress {
    return this.addresses.get(id) ?? loading
  }

  setSelectedProvider(provider: OnRampProvider | null): void {
    this.selectedProvider = provider
  }

  setPaymentCurrency(currency: PaymentCurrency): void {
    this.paymentCurrency = currency
    this.#chosen.payment = currency.id
    void this.getQuote()
  }

  setPurchaseCurrency(currency: PurchaseCurrency): void {
    this.purchaseCurrency = currency
    this.#chosen.purchase = currency.symbol
    void this.getQuote()
  }

  /** Takes what the visitor has typed: digits and at most two decimals; a comma is a decimal sign, too. Other texts change nothing. */
  setPaymentAmount(typed: string): void {
    const text = cleanAmount(typed, this.paymentAmount)
    if (text.length > maxAmount || !/^\d*(?:\.\d{0,2})?$/.test(text)) return
    this.paymentAmount = text
    void this.getQuote()
  }

  /** Fetches what can be bought, once. Without an answer the usual currencies are offered. */
  readonly getAvailableCurrencies = flow(function* (this: OnRampStore) {
    if (this.currencies === 'loading' || this.currencies === 'ready') return
    this.currencies = 'loading'
    try {
      const caller = yield* wait(this.#caller())
      const options = yield* wait(fetchOnRampOptions(this.#root.platform, caller, new AbortController().signal))
      const { paymentCurrencies: payments, purchaseCurrencies: purchases } = options
      const isComplete = payments.length > 0 && purchases.length > 0
      this.#takeCurrencies(isComplete ? options : fallbackOptions)
      this.currencies = isComplete ? 'ready' : 'fallback'
      void this.getQuote()
    } catch (error) {
      this.#takeCurrencies(fallbackOptions)
      this.currencies = 'fallback'
      void this.getQuote()
      this.#root.platform.log.warn('The currencies that can be bought could not be read.', error)
    }
  })

  /** Fetches the price of the entered amount. The latest entry wins. Without an answer there is no price, and `error` says why. */
  readonly getQuote = flow(function* (this: OnRampStore) {
    const signal = this.#quotes.begin()
    this.quote = undefined
    this.error = null
    this.quotesLoading = false
    const { purchaseCurrency, paymentCurrency, paymentAmount: amount } = this
    // The price is asked for when the currencies have loaded, because the list may begin with another currency.
    if (!(Number(amount) > 0) || this.amountProblem || this.currencies === 'loading') return
    this.quotesLoading = true
    try {
      const caller = yield* wait(this.#caller())
      const question = { purchaseCurrency, paymentCurrency, amount }
      const quote = yield* wait(fetchOnRampQuote(this.#root.platform, caller, question, signal))
      if (signal.aborted) return
      const isAsked =
        quote.purchaseAmount.currency === purchaseCurrency.symbol &&
        quote.paymentTotal.currency === paymentCurrency.id &&
        Number(quote.purchaseAmount.amount) > 0
      if (!isAsked) throw onRampError('ONRAMP_QUOTE_REFUSED')
      this.quote = quote
      this.quotesLoading = false
    } catch (error) {
      if (signal.aborted) return
      this.quotesLoading = false
      this.error = this.#root.modalStores.language.errorText(error)
      this.#root.platform.log.warn('The price could not be read.', error)
    }
  })

  /** Makes the addresses of all providers' pages for the active account. Addresses for an earlier account or amount are dropped. */
  async prepareAddresses(): Promise<void> {
    const signal = this.#preparations.begin()
    const { providers } = this
    this.setAddresses(new Map())
    await Promise.all(
      providers.map(async (provider) => {
        const address = await this.#makeAddress(provider, signal)
        if (!signal.aborted) this.setAddresses(new Map([...this.addresses, [provider.id, address]]))
      }),
    )
  }

  setAddresses(addresses: ReadonlyMap<string, ProviderAddress>): void {
    this.addresses = addresses
  }

  /** Everything as at the beginning, for another visitor. */
  resetState(): void {
    this.#quotes.stop()
    this.#preparations.stop()
    this.paymentAmount = ''
    this.quote = undefined
    this.quotesLoading = false
    this.error = null
    this.selectedProvider = null
    this.#chosen = {}
    this.addresses = new Map()
  }

  #takeCurrencies({ paymentCurrencies, purchaseCurrencies }: typeof fallbackOptions): void {
    this.paymentCurrencies = paymentCurrencies
    this.purchaseCurrencies = purchaseCurrencies
    const { payment, purchase } = this.#chosen
    const [firstPayment = this.paymentCurrency] = paymentCurrencies
    const [firstPurchase = this.purchaseCurrency] = purchaseCurrencies
    this.paymentCurrency = paymentCurrencies.find(({ id }) => id === payment) ?? firstPayment
    this.purchaseCurrency = purchaseCurrencies.find(({ symbol }) => symbol === purchase) ?? firstPurchase
  }

  async #makeAddress(provider: OnRampProvider, signal: AbortSignal): Promise<ProviderAddress> {
    const { account, chain, platform } = this.#root
    const { address } = account
    const network = chain.activeCaipNetwork
    // A remembered account must be confirmed by its wallet before anybody pays for it.
    if (!address || !network || !account.isConnected) return loading
    try {
      const made =
        typeof provider.url === 'string'
          ? provider.url
          : await provider.url({
              address,
              namespace: network.chainNamespace,
              network: network.caipNetworkId,
              networks: this.networksOf(provider),
              assets: [this.purchaseCurrency.symbol],
              purchaseAmount: this.purchaseAmount,
              askDataService: async (path, body) =>
                postData(platform, await this.#caller(), { path, body, params: {} }, signal),
            })
      return { state: 'ready', url: checkedAddress(made, provider) }
    } catch (error) {
      if (!signal.aborted) this.#report(error)
      return { state: 'failed' }
    }
  }

  #report(error: unknown): void {
    this.#root.events.trackError(error, 'API_ERROR')
    this.#root.platform.log.warn('The address of a provider could not be made.', error)
  }

  /** @throws WalletModalError DATA_SERVICE_UNAVAILABLE without a data service that supports the active network */
  async #caller() {
    const { accountLoader, chain } = this.#root
    const { api } = await accountLoader.load()
    if (await api.isNetworkSupported(chain.activeCaipNetwork?.caipNetworkId)) return api.caller
    throw accountError('DATA_SERVICE_UNAVAILABLE', { details: 'It does not support this network' })
  }
}
