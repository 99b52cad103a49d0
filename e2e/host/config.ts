import type { WalletButtonName, WalletModalOptions } from '../../template/src/wallet-modal'

/** The options of the modal that can be written in an address. */
export type HostOptions = Pick<
  WalletModalOptions,
  | 'allWallets'
  | 'customWallets'
  | 'debug'
  | 'enableInjected'
  | 'enableWalletConnect'
  | 'enableWallets'
  | 'excludeWalletIds'
  | 'featuredWalletIds'
  | 'features'
  | 'hosts'
  | 'includeWalletIds'
  | 'preferUniversalLinks'
  | 'projectId'
  | 'termsConditionsUrl'
  | 'privacyPolicyUrl'
  | 'universalProviderConfigOverride'
  | 'verifyDomain'
>

/** A network as it is written in the address. */
export interface HostNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: string[] } }
  testnet?: boolean
}

/** How a test wants the host app; it comes in the `config` parameter of the address, as JSON. */
export interface HostConfig {
  networks: HostNetwork[]
  /** One modal for each id, beside each other. Default: one with the modal's own default id. */
  ids?: string[]
  strict?: boolean
  embedded?: boolean
  /** The page has an open dialog of its own, and everything stands in it. */
  inDialog?: boolean
  allowUnsupportedChain?: boolean
  enableNetworkSwitch?: boolean
  themeMode?: 'light' | 'dark'
  themeVariables?: Record<`--wm-${string}`, string>
  legal?: boolean
  /** Everything else that the modal is told. */
  options?: HostOptions
  /** No adapter: pairing is all there is. */
  isBasic?: boolean
  /** Buttons of single wallets. */
  walletButtons?: WalletButtonName[]
}

export function readConfig(search: string): HostConfig {
  return JSON.parse(new URLSearchParams(search).get('config') ?? 'null') as HostConfig
}
