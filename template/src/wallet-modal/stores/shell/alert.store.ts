import { makeAutoObservable } from 'mobx'
import type { AlertCode } from '../../domain/errors/alerts'
import type { Language } from '../../locales/language'
import type { Logger } from '../../platform/platform'

/** The texts that an alert shows. */
export interface AlertWords {
  readonly title: string
  readonly text: string
}

interface AlertDeps {
  log: Logger
  /** False with the option `debug` off: visitors then see no bar. Alerts are logged in any case. */
  isShown: () => boolean
  /** The language of the bar. */
  language: () => Language
}

/** The alert bar below the header. Shows the latest alert. */
export class AlertStore {
  code: string | undefined = undefined
  message = ''
  /** The explanation below the message. */
  text = ''
  /** All alerts are about mistakes. */
  readonly variant = 'error'
  readonly #deps: AlertDeps
  /** The alerts that were logged to the console and that the visitor has not closed since. */
  readonly #logged = new Set<string>()

  constructor(deps: AlertDeps) {
    this.#deps = deps
    makeAutoObservable(this, { show: false })
  }

  get open(): boolean {
    return this.code !== undefined
  }

  /**
   * Raises an alert. Until the visitor closes it, raising it again neither adds a bar nor logs again. The texts are downloaded first,
   * because most pages never need them.
   */
  async show(code: AlertCode): Promise<void> {
    const isNew = !this.#logged.has(code)
    this.#logged.add(code)
    const { alerts } = await import('./alert-words')
    const { shortMessage, longMessage, text } = alerts[code]
    if (isNew) this.#deps.log.error(`${shortMessage}. ${longMessage}`)
    if (this.#deps.isShown()) this.display(code, { title: shortMessage, text }, 'alerts', code)
  }

  /**
   * Shows an alert in the bar, in the language of the modal.
   * @param words the title and the text in English
   * @param catalogue the id of the catalogue with the words in other languages
   * @param key the key of the alert in the catalogue of alerts
   */
  display(code: string, words: AlertWords, catalogue: string, key: string): void {
    const translated: Partial<Record<string, AlertWords>> = this.#deps
      .language()
      .textsOf({ id: catalogue, english: {} })
    const { title, text } = translated[key] ?? words
    this.code = code
    this.message = title
    this.text = text
  }

  close(): void {
    if (this.code) this.#logged.delete(this.code)
    this.code = undefined
    this.message = ''
    this.text = ''
  }
}
