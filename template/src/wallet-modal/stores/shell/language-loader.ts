import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { WalletModalError } from '../../domain/errors/errors'
import { findLocale, wantedTags } from '../../domain/find-locale'
import { createLanguage } from '../../locales/create-language'
import { errorText, shortErrorText } from '../../locales/error-text'
import type { Catalogue, Language, Locale } from '../../locales/language'
import { languages } from '../../locales/languages'
import type { TextGroup } from '../../locales/locale-loader'
import { onPageLanguage, pageLanguages } from '../../platform/page-languages'
import type { RootStore } from '../root/root.store'

/** How long the modal waits for the texts of a language, in milliseconds. Then the modal is in English until the texts have loaded. */
const timeoutMs = 3_000

/** A function that a store keeps in place of a message. A view calls the function at each render, so the message is in the current language. */
export type Sentence = (language: Pick<LanguageLoader, 'errorText' | 'shortErrorText' | 'textsOf'>) => string

type Root = Pick<RootStore, 'locale' | 'modal' | 'options' | 'platform' | 'restoreSnapshot'>

/** Shows the modal in the wanted language, and changes the language when the app or the page does. */
export class LanguageLoader {
  /** Whether the modal can be shown: the texts of its language have loaded, or have not loaded in time. */
  isSettled: boolean
  /** The language that the app or the visitor has chosen. */
  wanted: 'auto' | Locale
  readonly #root: Root
  readonly #signal: AbortSignal
  /** The groups of texts that the modal has needed so far. */
  readonly #groups = new Set<TextGroup>(['modal'])
  /** The number of the latest request. Only the answer to this request is shown. */
  #latest = 0
  /** Names the shown language, its tag and its groups of texts. `#show` compares this text, so that the same texts are not requested again. */
  #shown = ''
  /** The language with the texts that `#shown` describes. */
  #language: Language | undefined
  /** Whether the buttons on the page change to the next language that is shown. True after `choose`, until this language has loaded. */
  #isPageDue = false
  /** Resolves when the answer to the latest request has arrived. */
  #showing = Promise.resolve()

  constructor(root: Root, signal: AbortSignal) {
    this.#root = root
    this.#signal = signal
    this.wanted = root.options.state.locale ?? 'auto'
    this.isSettled = this.#wanted().locale === 'en'
    makeAutoObservable(this, { textsOf: false, errorText: false, shortErrorText: false })
    if (this.isSettled) void this.#show()
    const { modal, platform } = root
    // Texts are downloaded when the modal opens, and not before.
    reaction(
      () => modal.isShown,
      (isShown) => {
        if (isShown) void this.load()
      },
      { signal, fireImmediately: true },
    )
    const follow = () => {
      if (this.wanted === 'auto' && modal.isShown) void this.load()
    }
    onPageLanguage(platform.window(), follow, signal)
  }

  /**
   * Loads the texts that the modal needs, and shows the modal in its language. Settles at the latest after three seconds, and never rejects:
   * if texts do not load, the modal is in English, and the next call tries again.
   * @param group texts that the modal needs from now on
   */
  async load(group: TextGroup = 'modal'): Promise<void> {
    this.#groups.add(group)
    this.#showing = this.#show()
    let stop = (): void => {}
    const late = new Promise<void>((resolve) => {
      stop = this.#root.platform.after(timeoutMs, resolve)
    })
    await Promise.race([this.#untilShown(), late.then(() => this.#useEnglish())])
    stop()
    runInAction(() => (this.isSettled = true))
  }

  /** Changes the language of the modal and of the buttons on the page. Settles as `load` does. */
  async choose(locale: 'auto' | Locale): Promise<void> {
    // Restoring the snapshot of the server sets the first language. If the snapshot were restored after this call, the chosen language would be lost.
    this.#root.restoreSnapshot()
    this.wanted = locale
    this.#isPageDue = true
    await this.load()
  }

  /** The texts of a catalogue in the language of the modal, for stores. Views call `useTexts`. */
  textsOf<Texts extends object>(catalogue: Catalogue<Texts>): Texts {
    return this.#root.locale.modal.textsOf(catalogue)
  }

  /** The message of any thrown value in the language of the modal. */
  errorText(error: unknown): string {
    return errorText(this.#root.locale.modal, error)
  }

  /** The message of an error of the modal, without its details, in the language of the modal. */
  shortErrorText(error: WalletModalError): string {
    return shortErrorText(this.#root.locale.modal, error)
  }

  /** The language of this copy that is wanted most, and the tag for its numbers. */
  #wanted(): { locale: Locale; tag: string | undefined } {
    const spoken = pageLanguages(this.#root.platform.window())
    const found = findLocale(wantedTags(this.wanted, spoken), languages.locales())
    // If the app has not chosen English, the tag is undefined, so that numbers have the notation of the browser, such as the notation of en-GB.
    return !found || (found.locale === 'en' && this.wanted === 'auto') ? { locale: 'en', tag: undefined } : found
  }

  #describe(): string {
    const { locale, tag } = this.#wanted()
    return [locale, tag, ...(locale === 'en' ? [] : this.#groups)].join(' ')
  }

  /** Waits until the latest request is answered. If a newer request is made meanwhile, the method waits for the newer request. */
  async #untilShown(): Promise<void> {
    let awaited: Promise<void> | undefined
    while (awaited !== this.#showing) {
      awaited = this.#showing
      await awaited
    }
  }

  /** Shows the modal in English until the texts have loaded. Without this change, the modal is in the language of the buttons' locale hint. */
  #useEnglish(): void {
    const { locale: shown, options } = this.#root
    if (this.#shown !== '' || shown.modal.locale === 'en' || this.#signal.aborted) return
    runInAction(() => (shown.modal = createLanguage({ locale: 'en', tag: this.#wanted().tag }, options.state)))
  }

  async #show(): Promise<void> {
    const { options } = this.#root
    this.#latest += 1
    const request = this.#latest
    const description = this.#describe()
    if (description === this.#shown && this.#language) return this.#take(this.#language)
    const { locale, tag } = this.#wanted()
    const language =
      locale === 'en' ? createLanguage({ locale, tag }, options.state) : await this.#download(locale, tag)
    if (request !== this.#latest || this.#signal.aborted) return
    this.#shown = language.locale === locale ? description : ''
    this.#language = language
    this.#take(language)
  }

  /** Shows a language in the modal and, when the app has chosen a language, on the page. */
  #take(language: Language): void {
    const { locale: shown } = this.#root
    runInAction(() => {
      shown.modal = language
      if (this.#isPageDue) shown.page = language
    })
    // If the texts did not load, the buttons change when a later call succeeds.
    if (this.#shown !== '') this.#isPageDue = false
  }

  async #download(locale: Exclude<Locale, 'en'>, tag: string | undefined): Promise<Language> {
    const { options, platform } = this.#root
    try {
      return createLanguage({ ...(await languages.load([...this.#groups], locale)), tag }, options.state)
    } catch (error) {
      platform.log.warn(`The texts for ${locale} could not be loaded, so the modal is in English.`, error)
      return createLanguage({ locale: 'en', tag }, options.state)
    }
  }
}
