/** The parts of a window that the modal uses. Every test has its own, so that no wallet is left over from another. */
export interface FakePage {
  window: Window
  /** Injects a wallet as `window.ethereum`. */
  inject(provider: unknown): void
  /** Changes the language of the page, and the languages of the browser. Default: a page without a language in an English browser. */
  speak(lang: string, languages?: readonly string[]): void
  /** Shows or hides the page, as when the visitor changes tabs. */
  setVisible(isVisible: boolean): void
  /** The links that were opened, in order. */
  opened: { url: string; target: string }[]
}

const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** @param userAgent default: a desktop browser */
export function createFakePage(userAgent: string = desktopAgent): FakePage {
  const observers = new Set<() => void>()
  class FakeMutationObserver {
    readonly #changed: () => void

    constructor(changed: () => void) {
      this.#changed = changed
    }

    observe(): void {
      observers.add(this.#changed)
    }

    disconnect(): void {
      observers.delete(this.#changed)
    }
  }
  const documentElement = { lang: '' }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement, defaultView: {} })
  const opened: FakePage['opened'] = []
  const page = Object.assign(new EventTarget(), {
    document,
    ethereum: undefined as unknown,
    navigator: { userAgent, languages: ['en-US'] },
    MutationObserver: FakeMutationObserver,
    location: {
      href: 'https://app.example/page?query=1',
      origin: 'https://app.example',
      host: 'app.example',
      pathname: '/page',
    },
    matchMedia: () => ({ matches: false }),
    open: (url: string, target: string) => void opened.push({ url, target }),
  })
  Object.assign(page, { self: page, top: page })
  document.defaultView = page
  return {
    window: page as unknown as Window,
    opened,
    inject: (provider) => void (page.ethereum = provider),
    speak(lang, languages = ['en-US']) {
      documentElement.lang = lang
      page.navigator.languages = [...languages]
      for (const changed of observers) changed()
    },
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
