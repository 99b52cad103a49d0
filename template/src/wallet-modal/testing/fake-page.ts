/** The parts of a window that the modal uses. Every test has its own, so that no wallet is left over from another. */
export interface FakePage {
  window: Window
  /** Injects a wallet as `window.ethereum`. */
  inject(provider: unknown): void
  /** Shows or hides the page, as when the visitor changes tabs. */
  setVisible(isVisible: boolean): void
  /** The links that were opened, in order. */
  opened: { url: string; target: string }[]
}

const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** @param userAgent default: a desktop browser */
export function createFakePage(userAgent: string = desktopAgent): FakePage {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const opened: FakePage['opened'] = []
  const page = Object.assign(new EventTarget(), {
    document,
    ethereum: undefined as unknown,
    navigator: { userAgent },
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
  return {
    window: page as unknown as Window,
    opened,
    inject: (provider) => void (page.ethereum = provider),
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
