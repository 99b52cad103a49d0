import type { SwapReview } from '../../../template/src/wallet-modal/features/swap/freeze-swap'

/** What the visitor has entered. */
interface Form {
  paid: string | undefined
  received: string | undefined
  amount: string
  slippage: string
}

/** The reference model of swapping: plain data, and one method for each thing that can happen. */
export class SwapModel {
  form: Form = { paid: undefined, received: undefined, amount: '', slippage: '1' }
  review: SwapReview | undefined
  isBusy = false
  #attempt = 0
  #max = 0

  setPaid(token: string): void {
    const { paid, received } = this.form
    this.#edit({ paid: token, received: received === token ? paid : received })
    this.setAmount('')
  }

  setReceived(token: string): void {
    const { paid, received } = this.form
    if (token === paid) this.#edit({ paid: received })
    if (token === paid) this.setAmount('')
    this.#edit({ received: token })
  }

  setAmount(amount: string): void {
    this.#max += 1
    this.#edit({ amount })
  }

  setSlippage(slippage: string): void {
    this.#edit({ slippage })
  }

  /** Swaps the two tokens. @param amount the quoted amount, which becomes the amount to pay */
  flip(amount: string): void {
    const { paid, received } = this.form
    this.#edit({ paid: received, received: paid })
    this.setAmount(amount)
  }

  /** The visitor asks for the maximum. Returns the number of the request. */
  askMax(): number {
    return (this.#max += 1)
  }

  /** The maximum is known. Only the answer to the latest request counts, and only if nothing was entered since. */
  tookMax(number: number, amount: string): void {
    if (number === this.#max && amount !== this.form.amount) this.setAmount(amount)
  }

  /** The visitor asks for a review, or confirms one. Returns the number of the attempt. */
  begin(): number {
    this.isBusy = true
    return (this.#attempt += 1)
  }

  /** An attempt has ended. */
  ended(number: number): void {
    if (number === this.#attempt) this.isBusy = false
  }

  /** The visitor waits no more for the attempt. */
  abandon(): void {
    this.#attempt += 1
    this.isBusy = false
  }

  /** A transaction was sent. If its review is still the latest, the form is empty now. */
  sent(transaction: unknown): void {
    if (this.review?.step === 'swap' && this.review.transaction === transaction) this.reset()
  }

  /** The account or the network has changed, or the form was emptied. The slippage stays. */
  reset(): void {
    this.review = undefined
    this.#edit({ paid: undefined, received: undefined })
    this.setAmount('')
  }

  #edit(entries: Partial<Form>): void {
    this.form = { ...this.form, ...entries }
    this.abandon()
  }
}
