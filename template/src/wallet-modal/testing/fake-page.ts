/** A window as far as the modal looks at it. Every test has its own, so that no wallet is left over from the last one. */
export interface FakePage {
  window: Window
  /** Puts a wallet where wallets were before they announced themselves. */
  inject(provider: unknown): void
  /** The visitor turns to another tab, or comes back. */
  setVisible(isVisible: boolean): void
  /** Where links led to, in order. */
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
