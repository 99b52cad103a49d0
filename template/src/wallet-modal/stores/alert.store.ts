import { makeAutoObservable } from 'mobx'
import type { AlertCode } from '../domain/alerts'
import type { Logger } from '../platform/platform'

interface AlertDeps {
  log: Logger
  /** With `debug` off a visitor sees no bar; the console is told either way. */
  isShown: () => boolean
}

/** The bar under the header: one alert at a time, each kind at most once until it was closed. */
export class AlertStore {
  code: AlertCode | undefined = undefined
  message = ''
  /** What it means, below the message. */
  text = ''
  /** Every alert so far tells of a mistake. */
  readonly variant = 'error'
  readonly #deps: AlertDeps
  readonly #raised = new Set<AlertCode>()

  constructor(deps: AlertDeps) {
    this.#deps = deps
    makeAutoObservable(this, { show: false })
  }

  get open(): boolean {
    return this.code !== undefined
  }

  /** Raises an alert. Its words are fetched first: most pages never need them. */
  async show(code: AlertCode): Promise<void> {
    if (this.#raised.has(code)) return
    this.#raised.add(code)
    const { alerts } = await import('./alert-words')
    const { shortMessage, longMessage, text } = alerts[code]
    this.#deps.log.error(`${shortMessage}. ${longMessage}`)
    if (this.#deps.isShown()) this.display(code, shortMessage, text)
  }

  /** Puts an alert into the bar. */
  display(code: AlertCode, message: string, text: string): void {
    this.code = code
    this.message = message
    this.text = text
  }

  close(): void {
    if (this.code) this.#raised.delete(this.code)
    this.code = undefined
    this.message = ''
    this.text = ''
  }
}
