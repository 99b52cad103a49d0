import { makeAutoObservable } from 'mobx'

type SnackVariant = 'success' | 'error' | 'loading'

/** The one button of a message. Pressing it hides the message. */
type SnackAction = { label: string; onClick: () => void }

/** A short message at the foot of the card. */
export class SnackStore {
  message = ''
  variant: SnackVariant = 'success'
  open = false
  /** A message about an error gets a button from a unit, such as the recorder of diagnostics. */
  action: SnackAction | undefined = undefined
  /** Increases with every message, so that the view restarts its timer even for an equal text. */
  shown = 0
  /** Above zero while the pointer or the focus is in the message, which must stay then. */
  holds = 0

  readonly #errorText: (error: unknown) => string

  /** @param errorText writes any thrown value for the visitor */
  constructor(errorText: (error: unknown) => string) {
    this.#errorText = errorText
    makeAutoObservable(this)
  }

  showSuccess(message: string, action?: SnackAction): void {
    this.#show(message, 'success', action)
  }

  showLoading(message: string): void {
    this.#show(message, 'loading')
  }

  /** Shows a text, or the message of any thrown value. */
  showError(error: unknown): void {
    this.#show(this.#errorText(error), 'error')
  }

  hide(): void {
    this.open = false
    this.message = ''
    this.variant = 'success'
    this.holds = 0
  }

  /** Called with 1 when the pointer or the focus enters the message, and with -1 when it leaves. */
  hold(change: 1 | -1): void {
    this.holds += change
  }

  #show(message: string, variant: SnackVariant, action?: SnackAction): void {
    this.action = action && { label: action.label, onClick: () => (this.hide(), action.onClick()) }
    this.message = message
    this.variant = variant
    this.open = true
    this.shown += 1
  }
}
