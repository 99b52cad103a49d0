import type { Page } from './page'

/** A wallet in the form in which it registers by the Wallet Standard. */
export interface StandardWallet {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly accounts: readonly { readonly address: string }[]
  readonly features: Readonly<Record<string, Readonly<Record<string, (...inputs: unknown[]) => unknown>>>>
}

/** Finds the wallet with a feature, in the same way as an app: asks the page's wallets to register. */
export function findStandardWallet({ window }: Page, feature: string): StandardWallet | undefined {
  const wallets: StandardWallet[] = []
  const register = (wallet: StandardWallet) => {
    wallets.push(wallet)
    return () => {}
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  return wallets.find(({ features }) => feature in features)
}
