/** A window as far as the modal looks at it. Every test has its own, so that no wallet is left over from the last one. */
export interface FakePage {
  window: Window
  /** Puts a wallet where wallets were before they announced themselves. */
  inject(provider: unknown): void
  /** The visitor turns to another tab, or comes back. */
  setVisible(isVisible: boolean): void
}

export function createFakePage(): FakePage {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page = Object.assign(new EventTarget(), { document, ethereum: undefined as unknown })
  return {
    window: page as unknown as Window,
    inject: (provider) => void (page.ethereum = provider),
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
