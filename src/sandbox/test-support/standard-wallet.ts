import type { Page } from './page'

/** A wallet as it registers by the Wallet Standard. */
export interface StandardWallet {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly accounts: readonly { readonly address: string }[]
  readonly features: Readonly<Record<string, Readonly<Record<string, (...inputs: unknown[]) => unknown>>>>
}

/** Meets the wallets of a page as an app does, and finds the one with a feature. */
export function findStandardWallet({ window }: Page, feature: string): StandardWallet | undefined {
  const wallets: StandardWallet[] = []
  const register = (wallet: StandardWallet) => {
    wallets.push(wallet)
    return () => {}
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  return wallets.find(({ features }) => feature in features)
}
