import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { Latest } from '../../domain/latest'
import type { CheckedPayment } from '../../domain/pay/check-payment'
import type { PayExchange } from '../../domain/pay/payment'
import { fetchExchanges } from '../../services/pay/exchange-service'
import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import { openLink } from '../../platform/open-link'
import { ExchangePayments } from './exchange-payments'
import type { PayRoot } from './pay-root'
import { exchangeServiceOf, toPayError } from './pay-root'
import { payTexts } from './pay-texts'
import type { PaymentListener } from './payment'
import { Payment } from './payment'
import { WalletPayment } from './wallet-payment'

/** How many exchanges are offered. */
const maxExchanges = 2
/** How long a completed payment is shown before the modal closes, in milliseconds. */
const completedShown = 3_000

/** The payment that the modal shows, and the ways to pay it. */
export class PayStore {
  payment: Payment | undefined = undefined
  exchanges: readonly PayExchange[] = []
  exchangesState: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  /** The visitor has chosen to pay from a wallet, and connects one. */
  awaitsAccount = false
  readonly wallet: WalletPayment
  readonly #exchangePayments: ExchangePayments
  readonly #root: PayRoot
  readonly #fetching = new Latest()
  #unwatch = () => {}
  /** The payment whose opening was tracked. */
  #told: Payment | undefined = undefined
  /** Whether the modal stays open after connecting when no payment waits. */
  #keepsModalOpen = false

  constructor(root: PayRoot & Pick<RootStore, 'asset'>, stores: AccountStores) {
    this.#root = root
    this.wallet = new WalletPayment(root, stores)
    this.#exchangePayments = new ExchangePayments(root)
    makeAutoObservable(this, {
      payment: observableRef,
      exchanges: observableRef,
      wallet: false,
      loadExchanges: false,
      payFromWallet: false,
      payAtExchange: false,
      disconnect: false,
    })
  }

  /** Whether the payment can be made from a wallet. */
  get isForWallets(): boolean {
    return this.payment?.facts.network.chainNamespace === 'eip155'
  }

  /** Whether the modal is closed, shows the sign-in or a request that is not of this payment (`signing`), or shows anything else. */
  get place(): 'closed' | 'signing' | 'elsewhere' {
    const { modal, router } = this.#root
    if (!modal.open) return 'closed'
    const isForeign = router.view === 'ApproveTransaction' && this.wallet.phase !== 'asking'
    return router.traits.asksToSign || isForeign ? 'signing' : 'elsewhere'
  }

  /** Shows a payment. An earlier payment that is under way is followed further in the background. */
  show(facts: CheckedPayment, listener: PaymentListener): void {
    const { platform } = this.#root
    this.leave()
    this.payment = new Payment(platform.uuid(), facts, listener)
    this.setExchanges('idle', [])
    this.#open()
    this.#watch(this.payment)
  }

  /** Fetches the exchanges at which the payment can be made, unless they are known. */
  async loadExchanges(): Promise<void> {
    const { payment } = this
    if (!payment || this.exchangesState === 'ready') return
    const signal = this.#fetching.begin()
    this.setExchanges('loading', [])
    try {
      const exchanges = await this.#askExchanges(payment, signal)
      if (!signal.aborted) this.setExchanges('ready', exchanges)
    } catch (thrown) {
      if (signal.aborted) return
      const { modalStores, platform } = this.#root
      platform.log.warn('The exchanges could not be loaded.', thrown)
      this.setExchanges('failed', [])
      modalStores.snack.showError(modalStores.language.shortErrorText(toPayError(thrown)))
    }
    if (!signal.aborted) this.#tellOpened(payment)
  }

  async #askExchanges({ facts }: Payment, signal: AbortSignal): Promise<readonly PayExchange[]> {
    const { assetId, amountText: amount, exchanges: filter } = facts
    if (!filter) return []
    try {
      const service = await exchangeServiceOf(this.#root)
      const { exchanges } = await fetchExchanges(service, { assetId, amount, ...filter }, signal)
      return exchanges.slice(0, maxExchanges)
    } catch (thrown) {
      // If no exchange supports the asset, the visitor can still pay from a wallet.
      if (toPayError(thrown).code === 'ASSET_NOT_SUPPORTED') return []
      throw thrown
    }
  }

  /** Tracks PAY_MODAL_OPEN. The event names the offered exchanges, so it is tracked when the exchanges are known or when the visitor leaves. */
  #tellOpened(payment: Payment): void {
    if (payment === this.#told) return
    this.#told = payment
    const properties = { exchanges: this.exchanges.map(({ id }) => id), configuration: payment.configuration }
    this.#root.events.track({ event: 'PAY_MODAL_OPEN', properties })
  }

  setExchanges(state: PayStore['exchangesState'], exchanges: readonly PayExchange[]): void {
    this.exchangesState = state
    this.exchanges = exchanges
  }

  /** Opens the review for a visitor with a connected wallet, and the list of wallets for any other visitor. */
  payFromWallet(): void {
    const { chain, connector, router } = this.#root
    if (!this.payment || this.payment.isUnderWay || this.wallet.isBusy) return
    if (this.wallet.payer !== undefined) return void this.wallet.begin(this.payment)
    chain.setActiveNamespace('eip155')
    connector.setFilterByNamespace('eip155')
    router.push({ view: 'Connect', data: undefined })
    this.setAwaitsAccount(true)
  }

  /** Whether the visitor may choose an exchange. False while a wallet may still send the same payment. */
  get canPayAtExchange(): boolean {
    return this.payment !== undefined && !this.payment.isUnderWay && !this.payment.isAsked && !this.wallet.isBusy
  }

  /** Opens the page of an exchange. Call this method while the visitor's click is handled. */
  payAtExchange(exchange: PayExchange): void {
    const { payment } = this
    if (!payment || !this.canPayAtExchange) return
    void this.#exchangePayments.start(payment, exchange)
  }

  /** Opens the exchange's page again. Call this method while the visitor's click is handled. */
  reopenExchange(): void {
    if (this.payment) this.#exchangePayments.reopen(this.payment)
  }

  /** Requests the status at the exchange again. */
  checkAgain(): void {
    if (this.payment) void this.#exchangePayments.resume(this.payment)
  }

  /** Lets the visitor choose another way to pay. The modal stops following a payment at an exchange. */
  chooseAgain(): void {
    this.payment?.choose()
    this.wallet.reset()
    this.#root.router.reset({ view: 'Pay', data: undefined })
  }

  /** Disconnects the wallet. The payment stays open. */
  async disconnect(): Promise<void> {
    const { chain, connection, modalStores } = this.#root
    this.wallet.reset()
    // The modal closes when an account leaves, unless another one is about to come.
    chain.setIsSwitchingNamespace(true)
    const failure = await connection.disconnect('eip155')
    chain.setIsSwitchingNamespace(false)
    if (failure) modalStores.snack.showError(modalStores.language.textsOf(payTexts).failedToDisconnect)
  }

  setAwaitsAccount(awaitsAccount: boolean): void {
    if (awaitsAccount === this.awaitsAccount) return
    const { modalStores } = this.#root
    if (awaitsAccount) this.#keepsModalOpen = modalStores.keepsModalOpen
    modalStores.keepsModalOpen = awaitsAccount || this.#keepsModalOpen
    this.awaitsAccount = awaitsAccount
  }

  /** Leaves the payment that the modal shows. A payment that is under way is followed further, and its outcome is reported to the app. */
  leave(): void {
    const { payment } = this
    this.#unwatch()
    if (payment) this.#tellOpened(payment)
    this.#fetching.stop()
    this.setAwaitsAccount(false)
    this.wallet.reset()
    this.payment = undefined
    if (payment?.step === 'choosing' && !payment.isAsked) payment.listener.onClose()
  }

  /** Reacts to where the visitor goes and to the steps of the payment, until the payment is left. */
  #watch(payment: Payment): void {
    const { router } = this.#root
    const { wallet } = this
    const stops = [
      reaction(
        () => payment.step === 'completed',
        (isCompleted) => isCompleted && this.#finish(payment),
      ),
      reaction(
        () => ({ place: this.place, isSettled: !payment.isUnderWay && !payment.isAsked }),
        ({ place, isSettled }, before) => {
          if (place !== 'closed' || !isSettled) return
          const hasSignedIn = before.place === 'signing' && wallet.payer !== undefined && payment.step === 'choosing'
          if (hasSignedIn) this.#return(payment)
          else this.leave()
        },
        { equals: compareStructural },
      ),
      reaction(
        () => this.awaitsAccount && (wallet.payer !== undefined || router.view === 'Pay'),
        (isOver) => {
          if (!isOver) return
          this.setAwaitsAccount(false)
          if (wallet.payer !== undefined) this.#return(payment)
        },
      ),
      reaction(
        () => !wallet.isBusy && wallet.review !== undefined && !wallet.isReviewCurrent,
        (isStale) => {
          if (!isStale) return
          wallet.dropReview()
          if (router.view === 'PayReview') router.goBack()
        },
      ),
    ]
    this.#unwatch = () => stops.forEach((stop) => stop())
  }

  /** Opens the modal at the payment, also for a visitor without an account, who can pay at an exchange. */
  #open(): void {
    const { modal, router } = this.#root
    modal.show()
    router.reset({ view: 'Pay', data: undefined })
  }

  /** Continues a payment from a wallet after the visitor has connected, or has signed in. */
  #return(payment: Payment): void {
    this.#open()
    void this.wallet.begin(payment)
  }

  /** Three seconds after a completed payment, opens the app's `redirectUrl`, or closes the modal. */
  #finish({ facts }: Payment): void {
    const { account, modal, platform, router } = this.#root
    platform.after(completedShown, () => {
      const page = platform.window()
      if (facts.redirectUrl !== undefined && page) openLink(page, facts.redirectUrl, '_self')
      else if (modal.open && router.view === 'PayLoading' && account.isConnected) modal.close('done')
    })
  }
}
