import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { Route } from '../../stores/shell/router.store'
import type { EmbeddedWallet } from '../embedded/embedded-wallet'
import { leaveLogin } from '../embedded-login/leave-login'
import type { EmailStore } from './email.store'
import { emailStepTexts } from './email-step-texts'

interface StepsDeps {
  root: Pick<RootStore, 'events' | 'locale' | 'modal' | 'router'>
  modalStores: Pick<ModalStores, 'keepsModalOpen' | 'language' | 'snack'>
  wallet: EmbeddedWallet
  store: EmailStore
  /** The `untilDisconnect` of the wallet at the moment at which the visitor began the step. Undefined if the wallet had not been loaded by then. */
  untilDisconnect: AbortSignal | undefined
}

/** The view for the wallet's answer to an address. */
function viewOf(action: 'VERIFY_OTP' | 'VERIFY_DEVICE') {
  return action === 'VERIFY_OTP' ? 'EmailVerifyOtp' : 'EmailVerifyDevice'
}

/** The steps of a login by e-mail, and of a change of the address. Each ends without a change if the visitor has left its view meanwhile. */
export class EmailSteps {
  readonly #deps: StepsDeps
  readonly #untilDisconnect: AbortSignal

  constructor(deps: StepsDeps) {
    this.#deps = deps
    this.#untilDisconnect = deps.untilDisconnect ?? deps.wallet.untilDisconnect
  }

  /** Requests a code, and opens the view for the wallet's answer. */
  async requestCode(email: string, signal: AbortSignal): Promise<void> {
    const { root, wallet } = this.#deps
    const { events, router } = root
    const action = await wallet.frame.connectEmail(email, this.#locale)
    if (signal.aborted) return
    events.track({ event: 'EMAIL_SUBMITTED' })
    if (action === 'CONNECT') return this.#connect(signal)
    if (action === 'VERIFY_OTP') events.track({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
    router.push({ view: viewOf(action), data: { email } })
  }

  /** Submits the code of the current view: for the login, or for a change of the address. */
  async submitCode(code: string, { view, data }: Route, signal: AbortSignal): Promise<void> {
    const { frame } = this.#deps.wallet
    if (view === 'UpdateEmailPrimaryOtp') {
      await frame.updateEmailPrimaryOtp(code)
      this.#accepted()
      if (!signal.aborted) this.#deps.root.router.replace({ view: 'UpdateEmailSecondaryOtp', data })
    } else if (view === 'UpdateEmailSecondaryOtp') {
      this.#changed(await frame.updateEmailSecondaryOtp(code), signal)
    } else {
      await frame.connectOtp(code)
      this.#accepted()
      if (!signal.aborted) await this.#connectAfterCode(signal)
    }
  }

  /** Requests a change of the address, and opens the view for the next code. */
  async requestChange(email: string, newEmail: string, signal: AbortSignal): Promise<void> {
    const { root, wallet } = this.#deps
    const action = await wallet.frame.updateEmail(newEmail, this.#locale)
    root.events.track({ event: 'EMAIL_EDIT' })
    if (signal.aborted) return
    const view = action === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
    root.router.push({ view, data: { email, newEmail } })
  }

  /** Waits until the visitor has approved this device in the mail, then opens the view for the code. */
  async awaitDevice(email: string, signal: AbortSignal): Promise<void> {
    const { root, wallet } = this.#deps
    const { events, router } = root
    await wallet.frame.connectDevice(signal)
    if (signal.aborted) return
    events.track({ event: 'DEVICE_REGISTERED_FOR_EMAIL' })
    events.track({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
    router.replace({ view: 'EmailVerifyOtp', data: { email } })
  }

  /** Requests another mail, and opens the view for the wallet's answer. */
  async resend(email: string, signal: AbortSignal): Promise<void> {
    const { root, modalStores, store, wallet } = this.#deps
    const action = await wallet.frame.connectEmail(email, this.#locale)
    if (signal.aborted) return
    // The reply to an accepted code may have been lost. Then the visitor is logged in already, and the wallet sends no mail.
    if (action === 'CONNECT') return this.#connect(signal)
    root.events.track({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
    modalStores.snack.showSuccess(modalStores.language.textsOf(emailStepTexts).resent)
    store.count(wallet.frame.secondsLeft)
    const view = viewOf(action)
    if (view !== root.router.view) root.router.replace({ view, data: { email } })
  }

  /** The language in which the wallet server is asked to write mails: the current language of the modal. */
  get #locale(): string {
    return this.#deps.root.locale.modal.locale
  }

  #accepted(): void {
    this.#deps.root.events.track({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
  }

  /** Shows the new address, also if the visitor has left the view meanwhile. */
  #changed(email: string, signal: AbortSignal): void {
    const { root, modalStores, wallet } = this.#deps
    this.#accepted()
    wallet.rename(email)
    if (signal.aborted) return
    modalStores.snack.showSuccess(modalStores.language.textsOf(emailStepTexts).changed)
    root.router.reset({ view: 'Account', data: undefined })
  }

  /** Connects after an accepted code. An error leads back to the address, because the code cannot be used again. */
  async #connectAfterCode(signal: AbortSignal): Promise<void> {
    const { root, modalStores } = this.#deps
    try {
      await this.#connect(signal)
    } catch (error) {
      if (signal.aborted) return
      modalStores.snack.showError(error)
      root.router.goBack()
    }
  }

  async #connect(signal: AbortSignal): Promise<void> {
    const { root, modalStores, store, wallet } = this.#deps
    await wallet.connect('email', this.#untilDisconnect)
    store.setDraft('')
    if (!signal.aborted) leaveLogin({ root, modalStores })
  }
}
