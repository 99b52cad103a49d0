/** The fields of a custom wallet that tests use. */
interface HostWallet {
  id: string
  name: string
  homepage?: string
  mobile_link?: string
  webapp_link?: string
}

/**
 * The modal's options that can be written in an address. The tests do not import the modal's own types, because those bring its browser
 * code along.
 */
export interface HostOptions {
  connectorImages?: Record<string, string>
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  customWallets?: HostWallet[]
  debug?: boolean
  enableInjected?: boolean
  enableWalletConnect?: boolean
  enableWallets?: boolean
  excludeWalletIds?: string[]
  featuredWalletIds?: string[]
  features?: {
    connectMethodsOrder?: ('wallet' | 'email' | 'social')[]
    connectorTypeOrder?: ('custom' | 'featured')[]
    legalCheckbox?: boolean
    analytics?: boolean
    send?: boolean
    receive?: boolean
    history?: boolean
    smartSessions?: boolean
    pay?: boolean
  }
  hosts?: { api?: string; rpc?: string; analytics?: string; relay?: string; auth?: string }
  includeWalletIds?: string[]
  locale?: 'auto' | 'ar' | 'de'
  projectId?: string
  termsConditionsUrl?: string
  verifyDomain?: boolean
  privacyPolicyUrl?: string
}

/** A network as it is written in the address. */
export interface HostNetwork {
  id: number | string
  chainNamespace?: 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: string[] } }
  testnet?: boolean
  assets?: { imageUrl: string }
  blockExplorers?: { default: { name: string; url: string } }
  contracts?: { multicall3?: { address: string }; ensRegistry?: { address: string } }
  tokens?: readonly { address: string; name: string; symbol: string; decimals: number }[]
}

/** The adapters that a host app can be given by their kind. */
export type ChainAdapter = 'ethers' | 'solana' | 'bitcoin'

/** The host app's kind of sign-in. */
export interface HostSignIn {
  kind: 'local' | 'server' | 'cloud' | 'siwe'
  required?: boolean
  asksOnConnect?: boolean
  statement?: string
  /** For the kind `siwe`: the app cannot tell who is signed in. */
  isBroken?: boolean
  /** In milliseconds. */
  expiration?: number
}

/** A payment as it is written in the address. */
export interface HostPayment {
  paymentAsset: {
    network: `eip155:${number}`
    asset: string
    metadata: { name: string; symbol: string; decimals: number }
  }
  recipient: string
  amount: string | number
  openInNewTab?: boolean
  redirectUrl?: string
  payWithExchange?: false | { includeOnly?: string[]; exclude?: string[] }
}

/** The configuration of the host app: JSON in the `config` parameter of the address. */
export interface HostConfig {
  networks: HostNetwork[]
  /** The routers for swaps, by the CAIP-2 id of their network. */
  routers?: Record<`eip155:${number}`, string>
  /** Quotes and transactions of swaps come from the data service, for the same routers. */
  hasServiceSwaps?: boolean
  /** A provider to buy at: that of the data service, or one of the team's own. `page` is the address of its page. */
  onramp?: { kind: 'coinbase' | 'own' | 'untracked'; page: string }
  /** What the page asks visitors to pay. */
  payment?: HostPayment
  /** The page has the on-ramp widget. */
  hasOnRampWidget?: boolean
  /** One modal for each id, beside each other. Default: one with the modal's own default id. */
  ids?: string[]
  strict?: boolean
  embedded?: boolean
  /** The content of the host app is in a dialog of the page, made by the browser or by a library. A button opens the dialog. */
  inDialog?: 'native' | 'radix' | 'base-ui' | 'mui' | 'headless'
  allowUnsupportedChain?: boolean
  enableNetworkSwitch?: boolean
  themeMode?: 'light' | 'dark'
  themeVariables?: Record<`--wm-${string}`, string>
  legal?: boolean
  /** The page has the texts of its buttons in German and Arabic. */
  hasLocaleHints?: boolean
  /** Whether the page records diagnostics, so that visitors can save a report after an error. Default: false. */
  recordsDiagnostics?: boolean
  /** All other options of the modal. */
  options?: HostOptions
  /** The chains' adapters. Default: ethers. */
  adapters?: ChainAdapter[]
  /** No adapter, so that only pairing is possible. */
  isBasic?: boolean
  /** Which library the host app uses in place of ethers 6. */
  library?: 'wagmi' | 'ethers5'
  /** Whether wagmi reconnects when the page loads. Default: true. */
  wagmiReconnects?: boolean
  /** How visitors sign in. Default: not at all. */
  signIn?: HostSignIn
  /** Buttons of single wallets. */
  walletButtons?: ('metamask' | 'rainbow')[]
}

export function readConfig(search: string): HostConfig {
  return JSON.parse(new URLSearchParams(search).get('config') ?? 'null') as HostConfig
}
