import type { AccountType } from './account'
import type { ChainNamespace } from './caip'

/** How the app introduces itself to wallets and visitors. */
export interface Metadata {
  name: string
  description: string
  url: string
  icons: readonly string[]
}

export type ThemeMode = 'light' | 'dark'

/** The public theme variables, with their defaults in theme/tokens.css. */
export type ThemeVariable =
  | '--wm-accent'
  | '--wm-font-family'
  | '--wm-font-size-master'
  | '--wm-border-radius-master'
  | '--wm-neutral-hue'
  | '--wm-neutral-chroma'
  | '--wm-z-index'

export type ThemeVariables = Partial<Record<ThemeVariable, string>>

/** Which parts of the product are on. */
export interface Features {
  swaps: boolean
  onramp: boolean
  receive: boolean
  send: boolean
  email: boolean
  emailShowWallets: boolean
  socials: readonly string[] | false
  history: boolean
  analytics: boolean
  allWallets: boolean
  legalCheckbox: boolean
  smartSessions: boolean
  collapseWallets: boolean
  pay: boolean
  walletFeaturesOrder: readonly ('onramp' | 'swaps' | 'receive' | 'send')[]
}

export const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
}

/** A wallet that the host app adds to the list itself. */
interface CustomWallet {
  id: string
  name: string
  homepage?: string
  image_url?: string
}

/** The options as the stores see them: everything has its default (specification, section 3). */
export interface OptionsState {
  features: Features
  projectId: string
  sdkType: string
  sdkVersion: string
  defaultAccountTypes: Record<ChainNamespace, AccountType>
  enableNetworkSwitch: boolean
  customWallets: readonly CustomWallet[] | undefined
  includeWalletIds: readonly string[] | undefined
  excludeWalletIds: readonly string[] | undefined
  featuredWalletIds: readonly string[] | undefined
  termsConditionsUrl: string | undefined
  privacyPolicyUrl: string | undefined
  metadata: Metadata | undefined
  siwx: unknown
  siweConfig: unknown
  debug: boolean
  allowUnsupportedChain: boolean
  enableEmbedded: boolean
  enableWalletConnect: boolean
  enableWallets: boolean
  enableEIP6963: boolean
  enableInjected: boolean
  connectorImages: Readonly<Record<string, string>>
}
