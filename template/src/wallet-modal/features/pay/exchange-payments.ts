import { required } from '../../domain/errors/errors'
import { payError } from '../../domain/errors/pay-errors'
import { toCaipAddress } from '../../domain/networks/caip'
import type { PayExchange, PaymentResult } from '../../domain/pay/payment'
import { withTimeout } from '../../domain/timeout'
import { openLink } from '../../platform/open-link'
import { onceClosed, openDetached, openEmpty } from '../../platform/pop-up'
import { fetchBuyStatus, fetchPayPage } from '../../services/pay/exchange-service'
import type { PaymentReads } from './await-proof'
import { awaitProof } from './await-proof'
import type { PayRoot } from './pay-root'
import { completePayment, exchangeServiceOf, failPayment, payErrorFor, readerOf, toPayError } from './pay-root'
import { payTexts } from './pay-texts'
import type { Payment } from './payment'

/** The pause between two requests for the status at an exchange, and when the modal gives up, in milliseconds. */
const pollInterval = 4_000
const giveUpAfter = 1_800_000
/** How many requests in a row may fail before the modal gives up. */
const maxFailures = 5
/** How long the start of a payment waits for the number of the newest block, in milliseconds. */
const heightTimeout = 5_000
/** How long the network has to show a payment that the exchange says it has made, in milliseconds. */
const proofTimeout = 120_000

/** The facts with which the modal checks the report of an exchange. */
interface Check {
  exchange: PayExchange
  sessionId: string
  reader: PaymentReads | undefined
  /** The number of the newest block before the payment. Undefined if the network did not answer. */
  height: number | undefined
}

/** Payments on the pages of exchanges. What an exchange reports is a claim, which the network has to show. */
export class ExchangePayments {
  readonly #root: PayRoot
  readonly #checks = new WeakMap<Payment, Check>()

  constructor(root: PayRoot) {
    this.#root = root
  }

  /**
   * Opens the page of an exchange, and follows the payment until its end. Call this method while the visitor's click is handled, because
   * browsers open windows for a click only.
   */
  async start(payment: Payment, exchange: PayExchange): Promise<void> {
    const { facts } = payment
    const { platform, router } = this.#root
    const page = required(platform.window(), 'WALLET_UNREACHABLE')
    const opened = facts.opensNewTab ? openEmpty(page) : null
    const signal = payment.begin({ type: 'exchange', exchangeId: exchange.id, status: 'UNKNOWN' }, exchange)
    payment.setStep('opening')
    router.reset({ view: 'PayLoading', data: undefined })
    try {
      const [{ url, sessionId }, facts] = await Promise.all([
        this.#askPage(payment, exchange, signal),
        this.#mark(payment, signal),
      ])
      if (signal.aborted) return opened?.close()
      payment.setPage({ url, sessionId })
      this.#checks.set(payment, { exchange, sessionId, ...facts })
      this.#tellStarted(payment, exchange)
    } catch (thrown) {
      opened?.close()
      if (!signal.aborted) this.#refuse(payment, thrown)
      return
    }
    this.#show(payment, page, opened, signal)
    await this.#follow(payment, signal)
  }

  /** Opens the exchange's page again. Call this method while the visitor's click is handled. */
  reopen(payment: Payment): void {
    const { platform } = this.#root
    const page = required(platform.window(), 'WALLET_UNREACHABLE')
    if (payment.page) this.#showWindow(payment, openDetached(page, payment.page.url), payment.signal)
  }

  /** Requests the status again, after nothing was reported or after the network did not show the payment. */
  async resume(payment: Payment): Promise<void> {
    const check = this.#checks.get(payment)
    const { page } = payment
    if (!check || !page) return
    const { exchange } = check
    const signal = payment.begin({ type: 'exchange', exchangeId: exchange.id }, exchange)
    payment.setPage(page)
    payment.setStep('window')
    await this.#follow(payment, signal)
  }

  async #askPage({ facts }: Payment, { id: exchangeId }: PayExchange, signal: AbortSignal) {
    const { assetId, amountText: amount, network, recipient } = facts
    const question = { exchangeId, assetId, amount, recipient: toCaipAddress(network.caipNetworkId, recipient) }
    return fetchPayPage(await exchangeServiceOf(this.#root), question, signal)
  }

  /** Reads the number of the newest block, so that the exchange cannot name an earlier transaction as this payment. */
  async #mark({ facts: { network } }: Payment, signal: AbortSignal): Promise<Pick<Check, 'reader' | 'height'>> {
    const reader = (await readerOf(this.#root, network))?.payments
    const { after } = this.#root.platform
    const height =
      reader && (await withTimeout(reader.getHeight({ network, signal }), heightTimeout, after).catch(() => undefined))
    return { reader, height }
  }

  #tellStarted(payment: Payment, { id }: PayExchange): void {
    const { configuration, currentPayment } = payment.eventFacts
    const { events } = this.#root
    const properties = { exchange: { id }, configuration, currentPayment, headless: false }
    events.track({ event: 'PAY_EXCHANGE_SELECTED', properties })
    events.track({ event: 'PAY_INITIATED', properties: payment.eventFacts })
  }

  /** Called when the exchange's page could not be requested: reports the error, and lets the visitor choose again. */
  #refuse(payment: Payment, thrown: unknown): void {
    const { modalStores, router } = this.#root
    failPayment(this.#root, payment, 'failed', toPayError(thrown))
    payment.choose()
    if (router.view === 'PayLoading') router.reset({ view: 'Pay', data: undefined })
    modalStores.snack.showError(modalStores.language.textsOf(payTexts).exchangeFailed)
  }

  #show(payment: Payment, page: Window, opened: Window | null, signal: AbortSignal): void {
    const { url = '' } = payment.page ?? {}
    if (!payment.facts.opensNewTab) {
      payment.setStep('leaving')
      openLink(page, url, '_self')
      return
    }
    if (opened && !opened.closed) opened.location.href = url
    this.#showWindow(payment, opened, signal)
  }

  #showWindow(payment: Payment, opened: Window | null, signal: AbortSignal): void {
    payment.setStep(opened ? 'window' : 'blocked')
    if (!opened) return
    // A page may look closed while the visitor still pays there, so the payment is followed until the end.
    onceClosed(opened, { after: this.#root.platform.after, signal }, () => {
      if (payment.step === 'window') payment.setStep('closed')
    })
  }

  async #follow(payment: Payment, signal: AbortSignal): Promise<void> {
    const { after, log, now } = this.#root.platform
    const check = required(this.#checks.get(payment), 'MODAL_NOT_LOADED')
    const question = { exchangeId: check.exchange.id, sessionId: check.sessionId }
    const end = now() + giveUpAfter
    let failures = 0
    while (!signal.aborted) {
      let cause: unknown
      try {
        const { status, txHash } = await fetchBuyStatus(await exchangeServiceOf(this.#root), question, signal)
        if (signal.aborted) return
        failures = 0
        payment.update({ status })
        if (status === 'FAILED') return this.#fail(payment, 'exchangeFailed')
        if (status === 'SUCCESS') return await this.#prove(payment, check, txHash, signal)
      } catch (thrown) {
        if (signal.aborted) return
        log.warn('The status of a payment could not be read.', thrown)
        cause = thrown
        failures += 1
      }
      if (failures >= maxFailures || now() >= end)
        return failPayment(
          this.#root,
          payment,
          'unanswered',
          cause ? toPayError(cause) : payError('UNABLE_TO_GET_BUY_STATUS'),
        )
      await new Promise<void>((resolve) => void after(pollInterval, resolve))
    }
  }

  #fail(payment: Payment, reason: 'exchangeFailed' | 'refused'): void {
    const error = payErrorFor('GENERIC_PAYMENT_ERROR', (reasons) => reasons[reason])
    failPayment(this.#root, payment, 'failed', error)
  }

  /** Checks a reported success: looks for the transaction on the network, and compares its block, its recipient and its amount. */
  async #prove(payment: Payment, check: Check, hash: string | undefined, signal: AbortSignal): Promise<void> {
    const { facts } = payment
    const { exchange, height, reader, sessionId } = check
    const { network, token, recipient, amount } = facts
    const result: PaymentResult = {
      type: 'exchange',
      network: network.caipNetworkId,
      hash,
      isConfirmed: reader !== undefined,
      exchangeId: exchange.id,
      sessionId,
    }
    if (!reader) return completePayment(this.#root, payment, result)
    payment.setStep('network')
    const query = { hash: hash ?? '', token, recipient, network, signal }
    const onLate = () => payment.setStep('late')
    const proof = hash && (await awaitProof(this.#root.platform, reader, query, { onLate, endAfter: proofTimeout }))
    if (!proof) return this.#doubt(payment, hash ? 'unknown' : 'unnamed')
    if (proof.state === 'reverted') return this.#fail(payment, 'refused')
    if (height === undefined || proof.block === undefined) return this.#doubt(payment, 'undated')
    if (proof.block <= height) return this.#doubt(payment, 'tooOld')
    if (proof.received < amount) return this.#doubt(payment, 'otherPayment')
    completePayment(this.#root, payment, result)
  }

  #doubt(payment: Payment, reason: 'unknown' | 'unnamed' | 'undated' | 'tooOld' | 'otherPayment'): void {
    const error = payErrorFor('PAYMENT_NOT_FOUND', (reasons) => reasons[reason])
    failPayment(this.#root, payment, 'unproven', error)
  }
}
