import type { FakePage } from './fake-page'

/** The name, id and icon of the wallet that tests connect by default. */
export const testWalletInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Test Wallet',
  rdns: 'com.example.wallet',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
}

/** Announces a wallet by EIP-6963: now, and whenever the page asks. */
export function announce(page: FakePage, provider: unknown, info: object = testWalletInfo): void {
  const tell = () => {
    const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
    page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  page.window.addEventListener('eip6963:requestProvider', tell)
  tell()
}
