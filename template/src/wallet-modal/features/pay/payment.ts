import { makeAutoObservable, observableRef } from 'mobx'
import type { WalletModalError } from '../../domain/errors/errors'
import type { PaymentConfiguration, PaymentFacts, PaymentProgress } from '../../domain/events'
import { Latest } from '../../domain/latest'
import type { CheckedPayment } from '../../domain/pay/check-payment'
import type { ExchangePage, PayExchange, PaymentResult } from '../../domain/pay/payment'

/**
 * The step of a payment.
 *
 * - `choosing`: the visitor chooses how to pay, or reviews, or the wallet is asked
 * - `opening`: the address of the exchange's page is being made
 * - `window`: the visitor pays on the exchange's page; `closed`: the visitor has closed that page, and may have paid before; `blocked`: the
 *   browser did not open a window for it; `leaving`: the exchange's page replaces this page
 * - `network`: the wallet has sent the transaction, or the exchange says that it has, and the network is read; `late`: the network takes long
 * - `completed`, `failed`: the end
 * - `unproven`: the exchange says that it has paid, but the network does not show the payment
 * - `unanswered`: nothing was reported in time
 */
export type PaymentStep =
  | 'choosing'
  | ('opening' | 'window' | 'closed' | 'blocked' | 'leaving')
  | ('network' | 'late')
  | ('completed' | 'failed' | 'unproven' | 'unanswered')

/** The callbacks through which the app learns the outcome of a payment. */
export interface PaymentListener {
  onSuccess(result: PaymentResult): void
  /** The payment has failed or was not found. A success may follow, because the visitor can try again. */
  onError(error: WalletModalError): void
  /** The visitor has closed the modal without paying. */
  onClose(): void
}

const ends: readonly PaymentStep[] = ['completed', 'failed', 'unproven', 'unanswered']

/** A payment that the app has asked for, with its current step. */
export class Payment {
  readonly id: string
  readonly facts: CheckedPayment
  readonly listener: PaymentListener
  step: PaymentStep = 'choosing'
  /** How the visitor pays, and the latest status. Undefined until the visitor has chosen a wallet or an exchange. */
  progress: PaymentProgress | undefined = undefined
  exchange: PayExchange | undefined = undefined
  /** The exchange's page, once its address is known. */
  page: ExchangePage | undefined = undefined
  result: PaymentResult | undefined = undefined
  error: WalletModalError | undefined = undefined
  /** A wallet was asked, and its answer is not known. */
  isAsked = false
  readonly #attempt = new Latest()

  constructor(id: string, facts: CheckedPayment, listener: PaymentListener) {
    this.id = id
    this.facts = facts
    this.listener = listener
    makeAutoObservable(this, {
      id: false,
      facts: false,
      listener: false,
      progress: observableRef,
      exchange: observableRef,
      page: observableRef,
      result: observableRef,
      error: observableRef,
      signal: false,
    })
  }

  /** Aborts when the latest attempt ends. */
  get signal(): AbortSignal {
    return this.#attempt.signal
  }

  /** Whether the payment waits for an exchange or for the network. */
  get isUnderWay(): boolean {
    return this.step !== 'choosing' && !ends.includes(this.step)
  }

  /** The asset, the recipient and the amount, in the form of events. */
  get configuration(): PaymentConfiguration {
    const { network, token, recipient, amountText } = this.facts
    return { network: network.caipNetworkId, asset: token ?? 'native', recipient, amount: amountText }
  }

  /** The properties of an event about the payment. */
  get eventFacts(): PaymentFacts {
    const { id, configuration } = this
    return { paymentId: id, configuration, currentPayment: this.progress ?? { type: 'wallet' } }
  }

  /** Begins an attempt, and ends the attempt before. Returns a signal that aborts when the new attempt ends. */
  begin(progress: PaymentProgress, exchange?: PayExchange): AbortSignal {
    const signal = this.#attempt.begin()
    this.progress = progress
    this.exchange = exchange
    this.page = undefined
    this.error = undefined
    return signal
  }

  setStep(step: PaymentStep): void {
    this.step = step
  }

  setPage(page: ExchangePage): void {
    this.page = page
    this.update({ sessionId: page.sessionId, status: 'IN_PROGRESS' })
  }

  update(change: Partial<PaymentProgress>): void {
    if (this.progress) this.progress = { ...this.progress, ...change }
  }

  setIsAsked(isAsked: boolean): void {
    this.isAsked = isAsked
  }

  complete(result: PaymentResult): void {
    this.#attempt.stop()
    this.update({ status: 'SUCCESS', ...(result.hash !== undefined && { result: result.hash }) })
    this.result = result
    this.error = undefined
    this.step = 'completed'
  }

  fail(step: 'failed' | 'unproven' | 'unanswered', error: WalletModalError): void {
    this.#attempt.stop()
    if (step === 'failed') this.update({ status: 'FAILED' })
    this.error = error
    this.step = step
  }

  /** Lets the visitor choose again. */
  choose(): void {
    this.#attempt.stop()
    this.progress = undefined
    this.step = 'choosing'
  }
}
