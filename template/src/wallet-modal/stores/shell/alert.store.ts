import { makeAutoObservable } from 'mobx'
import type { AlertCode } from '../../domain/errors/alerts'
import type { Logger } from '../../platform/platform'

interface AlertDeps {
  log: Logger
  /** With `debug` off a visitor sees no bar; the console is told either way. */
  isShown: () => boolean
}

/** The bar below the header. It shows one alert at a time, the latest. */
export class AlertStore {
  code: AlertCode | undefined = undefined
  message = ''
  /** What it means, below the message. */
  text = ''
  /** Every alert so far tells of a mistake. */
  readonly variant = 'error'
  readonly #deps: AlertDeps
  /** The alerts that were logged to the console and that the visitor has not closed since. */
  readonly #logged = new Set<AlertCode>()

  constructor(deps: AlertDeps) {
    this.#deps = deps
    makeAutoObservable(this, { show: false })
  }

  get open(): boolean {
    return this.code !== undefined
  }

  /**
   * Raises an alert. Until the visitor closes the alert, raising it again neither adds a bar nor logs a second line. The words
   * are downloaded first, because most pages never need them.
   */
  async show(code: AlertCode): Promise<void> {
    const isNew = !this.#logged.has(code)
    this.#logged.add(code)
    const { alerts } = await import('./alert-words')
    const { shortMessage, longMessage, text } = alerts[code]
    if (isNew) this.#deps.log.error(`${shortMessage}. ${longMessage}`)
    if (this.#deps.isShown()) this.display(code, shortMessage, text)
  }

  /** Puts an alert into the bar. */
  display(code: AlertCode, message: string, text: string): void {
    this.code = code
    this.message = message
    this.text = text
  }

  close(): void {
    if (this.code) this.#logged.delete(this.code)
    this.code = undefined
    this.message = ''
    this.text = ''
  }
}
