import { makeAutoObservable } from 'mobx'
import type { AlertCode } from '../domain/alerts'
import type { Logger } from '../platform/platform'

interface AlertDeps {
  log: Logger
  /** With `debug` off a visitor sees no bar; the console is told either way. */
  isShown: () => boolean
}

/** The bar under the header: one alert at a time, the one that was raised last. */
export class AlertStore {
  code: AlertCode | undefined = undefined
  message = ''
  /** What it means, below the message. */
  text = ''
  /** Every alert so far tells of a mistake. */
  readonly variant = 'error'
  readonly #deps: AlertDeps
  /** What the console was told of, and the visitor has not closed since. */
  readonly #logged = new Set<AlertCode>()

  constructor(deps: AlertDeps) {
    this.#deps = deps
    makeAutoObservable(this, { show: false })
  }

  get open(): boolean {
    return this.code !== undefined
  }

  /**
   * Raises an alert; raised again it is the same bar and the same line in the console, until it was closed. Its words are
   * fetched first: most pages never need them.
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
