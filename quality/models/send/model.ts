import type { SendReview } from '../../../template/src/wallet-modal/features/send/flow/review'

/** What the visitor has entered. */
interface Form {
  token: string | undefined
  amount: string
  receiver: string
}

const emptyForm = (): Form => ({ token: undefined, amount: '', receiver: '' })

/** The reference model of sending: plain data, and one method for each thing that can happen. */
export class SendModel {
  form = emptyForm()
  review: SendReview | undefined
  isPreparing = false
  /** `checking`: the review is compared with the network. `asking`: the wallet is asked, and the visitor waits. */
  sending: 'no' | 'checking' | 'asking' = 'no'
  #preparing = 0
  #press = 0
  #max = 0

  /** The state that the visitor sees. */
  get state(): 'form' | 'preparing' | 'review' | 'checking' | 'asking' {
    if (this.sending !== 'no') return this.sending
    if (this.isPreparing) return 'preparing'
    return this.review ? 'review' : 'form'
  }

  /** The visitor enters something. A review that is being prepared belongs to the former entries. */
  enter(entries: Partial<Form>): void {
    if (entries.amount !== undefined) this.#max += 1
    this.form = { ...this.form, ...entries }
    this.#preparing += 1
    this.isPreparing = false
  }

  /** The visitor types an amount. The same amount again is no change. */
  type(amount: string): void {
    if (amount === this.form.amount) this.#max += 1
    else this.enter({ amount })
  }

  /** The visitor asks for the maximum. Returns the number of the request. */
  askMax(): number {
    this.enter({})
    return (this.#max += 1)
  }

  /** The maximum is known. Only the answer to the latest request counts, and only if nothing was entered since. */
  tookMax(number: number, amount: string): void {
    if (number === this.#max) this.type(amount)
  }

  /** The visitor asks for a review. Returns the number of the request. */
  prepare(): number {
    this.isPreparing = true
    return (this.#preparing += 1)
  }

  /** A review is ready. Returns whether the visitor waits for it. */
  prepared(number: number, review: SendReview): boolean {
    const isLatest = this.isPreparing && number === this.#preparing
    this.isPreparing = false
    this.review = review
    this.#stop()
    return isLatest
  }

  /** A request for a review has ended without a review. */
  notPrepared(number: number): void {
    if (number === this.#preparing) this.isPreparing = false
  }

  /** The visitor confirms the review. Returns the number of the press. */
  press(): number {
    this.sending = 'checking'
    return (this.#press += 1)
  }

  /** The modal waits no more for the outcome of a press. */
  pressEnded(number: number): void {
    if (number === this.#press) this.sending = 'no'
  }

  /** Another view is shown, or none. */
  show(view: string | undefined, before: string | undefined): void {
    if (before === 'WalletSend') this.enter({})
    if (before === 'ApproveTransaction' && this.sending === 'asking') this.#stop()
    if (before !== 'WalletSendPreview' || this.sending !== 'checking') return
    if (view === 'ApproveTransaction') this.sending = 'asking'
    else this.#stop()
  }

  /** A transfer was sent. If its review is still the latest, the form is empty now. */
  sent(transfer: unknown): void {
    if (transfer === this.review) this.reset()
  }

  /** The account or the network has changed, or the form was emptied. */
  reset(): void {
    this.#stop()
    this.review = undefined
    this.enter({ ...emptyForm() })
  }

  #stop(): void {
    this.#press += 1
    this.sending = 'no'
  }
}
