import type { LocaleOptions } from '../locales/language'
import type { CustomWallet } from './wallets/wallet-entry'

/** The app's name, address and icons, for wallets and visitors. */
export interface Metadata {
  name: string
  description: string
  url: string
  icons: readonly string[]
}

export type ThemeMode = 'light' | 'dark'

/** The theme variables that a host sets. Their defaults are in theme/tokens.css. */
export type ThemeVariable =
  | '--wm-accent'
  | '--wm-font-family'
  | '--wm-font-size-master'
  | '--wm-border-radius-master'
  | '--wm-neutral-hue'
  | '--wm-neutral-chroma'
  | '--wm-z-index'

export type ThemeVariables = Partial<Record<ThemeVariable, string>>

/** The groups of the Connect view's list, in their default order. */
export const connectorTypeOrder = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

export type ConnectorKind = (typeof connectorTypeOrder)[number]

/** The ways to connect that the Connect view offers. */
export type ConnectMethod = 'wallet' | 'email' | 'social'

/** Addresses of the services. A service that is left out is the cloud's, which is used only with a `projectId`. */
export interface ServiceHosts {
  /** The wallet directory with its images: `https://…`. */
  api?: string | undefined
  /** The JSON-RPC proxy and the data service: `https://…`. */
  rpc?: string | undefined
  /** The relay for pairing: `wss://…`. */
  relay?: string | undefined
}

/** Parameters that a pairing proposes to wallets, in place of the modal's own. */
export interface PairingOverride {
  /** Methods by namespace. */
  methods?: Readonly<Record<string, readonly string[]>>
  /** CAIP-2 ids by namespace. */
  chains?: Readonly<Record<string, readonly string[]>>
  /** Events by namespace. */
  events?: Readonly<Record<string, readonly string[]>>
  /** RPC addresses by CAIP-2 id. They replace all addresses of every namespace that they mention. */
  rpcMap?: Readonly<Record<string, string>>
}

/**
 * Switches for parts of the product, and their order. A switch of a unit that the copy does not have is ignored without an error. Units
 * add switches of their own, such as `analytics`.
 */
export interface Features {
  /** Shows "Buy" in the Account view on EVM chains and Solana, if a provider delivers there (unit `onramp`). Default: true. */
  onramp: boolean
  /** Shows "Swap" in the Account view, on networks that `swaps` has a router for (unit `swap`). Default: true. */
  swaps: boolean
  /** Shows "Receive" in the Account view (unit `receive`). Default: true. */
  receive: boolean
  /** Shows "Send" in the Account view if the namespace supports it (unit `send`). Default: true. */
  send: boolean
  /** Shows the activity in the Account view (unit `history`). Default: true. */
  history: boolean
  /** Requires the visitor to accept the terms with a checkbox before choosing a wallet. Default: false. */
  legalCheckbox: boolean
  /** The order of the buttons below the balance. A button that is left out follows the others. Default: onramp, swaps, receive, send. */
  walletFeaturesOrder: readonly ('onramp' | 'swaps' | 'receive' | 'send')[]
  /** The first groups of the Connect view; the others follow in their default order. Default: `connectorTypeOrder`. */
  connectorTypeOrder: readonly ConnectorKind[] | undefined
  /**
   * The order of the ways to connect. Wallets are offered even if they are left out. Default: wallets first if this browser has one, else
   * last.
   */
  connectMethodsOrder: readonly ConnectMethod[] | undefined
}

/** The values of switches that the host app leaves out. */
export const defaultFeatures: Features = {
  onramp: true,
  swaps: true,
  receive: true,
  send: true,
  history: true,
  legalCheckbox: false,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectorTypeOrder: undefined,
  connectMethodsOrder: undefined,
}

/** The options of units. Each unit declares its own, so they disappear together with the unit. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface UnitOptions {}

/** The options as the stores see them. Options of the core have their defaults. */
export interface OptionsState extends UnitOptions, LocaleOptions {
  features: Features
  projectId: string
  sdkType: string
  sdkVersion: string
  enableNetworkSwitch: boolean
  customWallets: readonly CustomWallet[] | undefined
  termsConditionsUrl: string | undefined
  privacyPolicyUrl: string | undefined
  metadata: Metadata | undefined
  /** The host's value. Only the sign-in unit reads it. */
  debug: boolean
  allowUnsupportedChain: boolean
  enableEmbedded: boolean
  enableWalletConnect: boolean
  /** Whether the "all wallets" row is shown. */
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  enableWallets: boolean
  enableEIP6963: boolean
  /** Default: on phones only, where `window.ethereum` belongs to the browser of a wallet's app. */
  enableInjected: boolean | undefined
  connectorImages: Readonly<Record<string, string>>
  hosts: ServiceHosts
  verifyDomain: boolean | undefined
  preferUniversalLinks: boolean
  walletLinksKeepQuery: boolean
  universalProviderConfigOverride: PairingOverride | undefined
}
