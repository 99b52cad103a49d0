import { reaction } from 'mobx'
import type { SendReview } from '../../template/src/wallet-modal/features/send/flow/review'
import { sendStoreOf } from '../../template/src/wallet-modal/features/send/send-of-root'
import type { SendStore } from '../../template/src/wallet-modal/features/send/send.store'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'
import type { Checks } from './checks'

/** A visitor who sends money: the buttons of the send views, and what these views do when they open and close. */
export class Visitor {
  readonly #root: RootStore
  readonly #checks: Checks
  #reviews = 0

  constructor(root: RootStore, checks: Checks) {
    this.#root = root
    this.#checks = checks
  }

  get send(): SendStore {
    return sendStoreOf(this.#root)
  }

  /**
   * Asks for a review, as the button of the form does. The review must belong to the latest request and match the form.
   * @param onReview called with the review before its view opens
   */
  async review(onReview: (review: SendReview) => void = () => {}): Promise<void> {
    const { router } = this.#root
    const request = (this.#reviews += 1)
    const prepared = await this.send.flow.prepare().catch(() => undefined)
    if (!prepared) return
    this.#checks.reviewed(prepared, request === this.#reviews)
    onReview(prepared)
    if (router.view === 'WalletSend') router.push({ view: 'WalletSendPreview', data: undefined })
  }

  stopWaiting(): void {
    if (this.#root.router.view === 'ApproveTransaction') this.#root.accountLoader.loaded.approvals.cancel()
  }

  /** Ticks the checkbox that warns of sending twice. The consent is valid for one press. */
  consent(): void {
    const { consent } = this.send.flow
    this.#checks.consented(consent.doubt !== undefined)
    consent.set(true)
  }

  /** Whether the button of the review can be pressed. */
  get canPress(): boolean {
    const { modal, router } = this.#root
    return modal.isShown && router.view === 'WalletSendPreview' && this.send.flow.canSend
  }

  /** Presses the button of the review if the button can be pressed. Resolves when the visitor does not wait any more. */
  async press(): Promise<void> {
    const { flow } = this.send
    const { review } = flow
    if (!this.canPress || !review) return
    this.#checks.pressed(review, flow.consent.doubt !== undefined)
    await flow
      .sendToken({ summary: '', started: '', follow: '' })
      .catch((error: unknown) => this.#checks.violations.push(`it threw ${String(error)}`))
  }

  /** Does what the send views do when they open and close. Returns a function that ends this. */
  followViews(): () => void {
    const { send } = this
    const { modal, router } = this.#root
    const stops = [
      reaction(
        () => (modal.isShown ? router.view : undefined),
        (_, before) => {
          if (before === 'WalletSend') send.flow.abandon()
          if (before === 'WalletSendPreview') send.flow.leave()
        },
      ),
      reaction(
        () => router.view === 'WalletSendPreview' && !send.flow.review,
        (isVoid) => {
          if (!isVoid) return
          if (router.history.at(-2)?.view === 'WalletSend') router.goBack()
          else router.replace({ view: 'WalletSend', data: undefined })
        },
      ),
    ]
    return () => stops.forEach((stop) => stop())
  }
}
