import type { SiweConfig } from './sign-in/siwe'
import type { CustomWallet } from './wallets/wallet-entry'

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

/** The ways to sign in that the Connect view offers. */
export type ConnectMethod = 'wallet' | 'email' | 'social'

/** Where the outside services are. What is left out is the cloud's, which is asked only with a `projectId`. */
export interface ServiceHosts {
  /** The wallet directory with its images: `https://…`. */
  api?: string | undefined
  /** The JSON-RPC proxy and the data service: `https://…`. */
  rpc?: string | undefined
  /** The relay that pairing goes over: `wss://…`. */
  relay?: string | undefined
}

/** What a pairing asks a wallet for, in place of what the modal would ask. */
export interface PairingOverride {
  /** By namespace. */
  methods?: Readonly<Record<string, readonly string[]>>
  /** CAIP-2 ids by namespace. */
  chains?: Readonly<Record<string, readonly string[]>>
  /** By namespace. */
  events?: Readonly<Record<string, readonly string[]>>
  /** RPC addresses by CAIP-2 id; they replace the whole map of every namespace they mention. */
  rpcMap?: Readonly<Record<string, string>>
}

/**
 * Which parts of the product are on, and their order. A part whose unit is not in the copy stays off whatever is said here, without
 * an error. Units add switches of their own, such as `analytics`.
 */
export interface Features {
  /** Shows "Receive" on the account (unit `receive`). Default: true. */
  receive: boolean
  /** Shows "Send" on the account, where the chain can send (unit `send`). Default: true. */
  send: boolean
  /** Shows the activity of the account (unit `history`). Default: true. */
  history: boolean
  /** The visitor agrees to the terms with a checkbox before any wallet can be chosen. Default: false. */
  legalCheckbox: boolean
  /** The order of the buttons below the balance. A button that is left out follows the others. Default: receive, send. */
  walletFeaturesOrder: readonly ('receive' | 'send')[]
  /** The groups of the Connect view that come first; the others follow in their default order. Default: that of `connectorTypeOrder`. */
  connectorTypeOrder: readonly ConnectorKind[] | undefined
  /**
   * The order of the ways to connect. Wallets are offered even when they are left out. Default: wallets first where this browser
   * has one, else last.
   */
  connectMethodsOrder: readonly ConnectMethod[] | undefined
}

/** What holds for the switches that the host app leaves out. */
export const defaultFeatures: Features = {
  receive: true,
  send: true,
  history: true,
  legalCheckbox: false,
  walletFeaturesOrder: ['receive', 'send'],
  connectorTypeOrder: undefined,
  connectMethodsOrder: undefined,
}

/** The options of units. A unit adds its own, so that leaving it out removes them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- units add to it
export interface UnitOptions {}

/** The options as the stores see them: the core's have their defaults (specification, section 3). */
export interface OptionsState extends UnitOptions {
  features: Features
  projectId: string
  sdkType: string
  sdkVersion: string
  enableNetworkSwitch: boolean
  customWallets: readonly CustomWallet[] | undefined
  termsConditionsUrl: string | undefined
  privacyPolicyUrl: string | undefined
  metadata: Metadata | undefined
  /** What the host gave; the unit that signs visitors in reads it. */
  siwx: unknown
  siweConfig: SiweConfig | undefined
  debug: boolean
  allowUnsupportedChain: boolean
  enableEmbedded: boolean
  enableWalletConnect: boolean
  /** Whether the "all wallets" row is shown. */
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  enableWallets: boolean
  enableEIP6963: boolean
  /** Undefined: on phones only, where `window.ethereum` is the browser of a wallet's app. */
  enableInjected: boolean | undefined
  connectorImages: Readonly<Record<string, string>>
  hosts: ServiceHosts
  verifyDomain: boolean | undefined
  preferUniversalLinks: boolean
  walletLinksKeepQuery: boolean
  universalProviderConfigOverride: PairingOverride | undefined
}
