import { makeAutoObservable, observableRef } from 'mobx'
import { messageOf, required } from '../../domain/errors/errors'
import { Latest } from '../../domain/latest'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { Sentence } from '../../stores/shell/language-loader'
import type { EmailSteps } from './email-steps'
import { emailTexts } from './email-texts'

/** The length of a code. */
export const codeLength = 6
/** From this length on, an address can be submitted. */
const shortestEmail = 4

/** What a visitor may type as an address. The frame checks the address again. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const invalid: Sentence = (language) => language.textsOf(emailTexts).invalid

type Page = Pick<RootStore, 'events' | 'features' | 'locale' | 'modal' | 'platform' | 'router'>

/** Logging in with an e-mail address and a code. */
export class EmailStore {
  /** The address in the field. */
  draft = ''
  /** The digits in the field. */
  code = ''
  /** True while the frame is asked. */
  isBusy = false
  /** The reason why the address or the code was rejected, as a function that writes the reason in a language. */
  failure: Sentence | undefined = undefined
  /** How many seconds are left until another mail can be requested. */
  secondsLeft = 0
  readonly #root: Page
  readonly #modalStores: Pick<ModalStores, 'keepsModalOpen' | 'language' | 'optionsState' | 'snack'>
  /** The step that may still change something. Leaving its view ends the step. */
  readonly #latest = new Latest()
  #stopCountdown = () => {}

  constructor(root: Page, modalStores: Pick<ModalStores, 'keepsModalOpen' | 'language' | 'optionsState' | 'snack'>) {
    this.#root = root
    this.#modalStores = modalStores
    makeAutoObservable(this, {
      failure: observableRef,
      submit: false,
      submitChange: false,
      submitCode: false,
      waitForDevice: false,
      resend: false,
    })
  }

  /** The message below the field about a rejected address or code, in the language of the modal. */
  get error(): string | undefined {
    return this.failure?.(this.#modalStores.language)
  }

  /** Whether the address can be submitted. */
  get canSubmit(): boolean {
    return !this.isBusy && this.draft.length >= shortestEmail && this.#modalStores.optionsState.isConnectingAllowed
  }

  /** Whether the address can replace the current one. */
  canChange(current: string): boolean {
    const { draft, isBusy } = this
    return !isBusy && draft.length >= shortestEmail && draft.toLowerCase() !== current.toLowerCase()
  }

  setDraft(text: string): void {
    this.draft = text.trim()
    this.failure = undefined
  }

  /** Called when the field gets the focus. Loads the wallet and the next views ahead. */
  select(): void {
    this.#root.events.track({ event: 'EMAIL_LOGIN_SELECTED' })
    // A failure is shown when the address is submitted.
    Promise.all([this.#start(), import('../../views/account/account-views')]).catch(() => {})
  }

  /** Asks for a code for the typed address. */
  async submit(): Promise<void> {
    if (this.canSubmit) await this.#submitDraft((steps, draft, signal) => steps.requestCode(draft, signal))
  }

  /** Asks to replace the current address with the typed one. */
  async submitChange(current: string): Promise<void> {
    if (!this.canChange(current)) return
    await this.#submitDraft((steps, draft, signal) => steps.requestChange(current, draft, signal))
  }

  /** Takes what the visitor typed or pasted into the code field, and submits a complete code. */
  setCode(text: string): void {
    if (this.isBusy) return
    this.code = text.replace(/\D/g, '').slice(0, codeLength)
    if (this.code) this.failure = undefined
    if (this.code.length === codeLength) void this.submitCode()
  }

  /** Uses the code for what the current view is about: the login, or a change of the address. */
  async submitCode(): Promise<void> {
    const { code } = this
    const { route } = this.#root.router
    await this.#step(
      (steps, signal) => steps.submitCode(code, route, signal),
      (error) => {
        this.#root.events.track({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message: messageOf(error) } })
        this.clearCode()
        this.setFailure((language) => language.textsOf(emailTexts).tryAgain(language.errorText(error)))
      },
    )
  }

  /** Waits until the visitor has approved this device in the mail. */
  async waitForDevice(email: string): Promise<void> {
    const { snack } = this.#modalStores
    await this.#step(
      (steps, signal) => steps.awaitDevice(email, signal),
      (error) => {
        snack.showError(error)
        this.#root.router.goBack()
      },
      false,
    )
  }

  /** Asks for another mail. */
  async resend(email: string): Promise<void> {
    if (this.isBusy || this.secondsLeft > 0) return
    this.clearCode()
    await this.#step(
      (steps, signal) => steps.resend(email, signal),
      (error) => this.#modalStores.snack.showError(error),
    )
  }

  /** Called when a view opens: counts down until another mail can be requested. Returns a function that ends the view's step. */
  enter(): () => void {
    this.clearCode()
    this.setFailure(undefined)
    this.count(this.#root.features.embeddedWallet?.frame.secondsLeft ?? 0)
    return () => {
      this.#stopCountdown()
      this.#latest.stop()
      this.setBusy(false)
      this.clearCode()
    }
  }

  /** Called when the view for another address opens. Returns a function that ends the view's step. */
  edit(current: string): () => void {
    const leave = this.enter()
    this.setDraft(current)
    return () => {
      leave()
      this.setDraft('')
    }
  }

  count(seconds: number): void {
    this.#stopCountdown()
    this.secondsLeft = seconds
    if (seconds === 0) return
    this.#stopCountdown = this.#root.platform.after(1000, () =>
      this.count(this.#root.features.embeddedWallet?.frame.secondsLeft ?? 0),
    )
  }

  clearCode(): void {
    this.code = ''
  }

  setFailure(failure: Sentence | undefined): void {
    this.failure = failure
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy
  }

  /** Loads the embedded wallet and the steps of the login. */
  async #start(): Promise<EmailSteps> {
    const { startEmbedded, embeddedWallet } = this.#root.features
    // The signal is read before the wait, because a disconnect during the wait ends this step, too.
    const untilDisconnect = embeddedWallet?.untilDisconnect
    const start = required(startEmbedded, 'WALLET_UNREACHABLE')
    const [wallet, { EmailSteps }] = await Promise.all([start(), import('./email-steps')])
    wallet.frame.prepare()
    return new EmailSteps({ root: this.#root, modalStores: this.#modalStores, wallet, store: this, untilDisconnect })
  }

  /** Submits the typed address, if it can be an address. */
  async #submitDraft(submit: (steps: EmailSteps, draft: string, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { draft } = this
    if (!emailPattern.test(draft)) return this.setFailure(invalid)
    await this.#step(
      (steps, signal) => submit(steps, draft, signal),
      (error) => {
        if (/invalid email/i.test(messageOf(error))) this.setFailure(invalid)
        else this.#modalStores.snack.showError(error)
      },
    )
  }

  /** Runs one step. A step that the visitor has left changes nothing any more. */
  async #step(
    run: (steps: EmailSteps, signal: AbortSignal) => Promise<void>,
    onError: (error: unknown) => void,
    showsBusy = true,
  ): Promise<void> {
    const signal = this.#latest.begin()
    this.setFailure(undefined)
    this.setBusy(showsBusy)
    try {
      await run(await this.#start(), signal)
    } catch (error) {
      if (!signal.aborted) onError(error)
    } finally {
      if (!signal.aborted) this.setBusy(false)
    }
  }
}
