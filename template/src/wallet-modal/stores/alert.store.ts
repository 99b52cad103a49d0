import { makeAutoObservable } from 'mobx'
import type { AlertCode } from '../domain/alerts'
import { alerts } from '../domain/alerts'
import type { Logger } from '../platform/platform'

interface AlertDeps {
  log: Logger
  /** With `debug` off a visitor sees no bar; the console is told either way. */
  isShown: () => boolean
}

/** The bar under the header: one alert at a time, each kind at most once until it was closed. */
export class AlertStore {
  code: AlertCode | undefined = undefined
  /** Every alert so far tells of a mistake. */
  readonly variant = 'error'
  readonly #deps: AlertDeps
  readonly #raised = new Set<AlertCode>()

  constructor(deps: AlertDeps) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get open(): boolean {
    return this.code !== undefined
  }

  get message(): string {
    return this.code ? alerts[this.code].shortMessage : ''
  }

  /** What it means, below the message. */
  get text(): string {
    return this.code ? alerts[this.code].text : ''
  }

  show(code: AlertCode): void {
    if (this.#raised.has(code)) return
    this.#raised.add(code)
    this.#deps.log.error(`${alerts[code].shortMessage}. ${alerts[code].longMessage}`)
    if (this.#deps.isShown()) this.code = code
  }

  close(): void {
    if (this.code) this.#raised.delete(this.code)
    this.code = undefined
  }
}
