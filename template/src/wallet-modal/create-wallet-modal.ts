import { reaction } from 'mobx'
import type { AdapterDescriptor } from './adapters/adapter'
import type { ChainNamespace } from './domain/networks/caip'
import { WalletModalError } from './domain/errors/errors'
import type { EventRecord } from './domain/events'
import type { Network, NetworkInput } from './domain/networks/network'
import { completeNetwork } from './domain/networks/network'
import type {
  Features,
  Metadata,
  PairingOverride,
  ServiceHosts,
  ThemeMode,
  ThemeVariables,
  UnitOptions,
} from './domain/options'
import { defaultFeatures } from './domain/options'
import type { SiweConfig } from './domain/sign-in/siwe'
import type { Siwx } from './domain/sign-in/siwx'
import type { CustomWallet } from './domain/wallets/wallet-entry'
import * as pageParts from './features/page-parts'
import { createBrowserPlatform } from './platform/browser.platform'
import type { Platform } from './platform/platform'
import type { SiwxFactory } from './services/siwx-context'
import { loadModal } from './react/load-modal'
import type { OpenOptions } from './stores/shell/modal.store'
import type { PublicState } from './stores/root/public-state.store'
import type { PagePart } from './stores/root/root.store'
import { RootStore } from './stores/root/root.store'
import type { WalletAccount } from './stores/account/wallet-account'
import { readAccount } from './stores/account/wallet-account'

export interface WalletModalOptions extends UnitOptions {
  /** The networks of the app; the first one is active unless the visitor or the wallet chose another. viem's chains fit. */
  networks: readonly [NetworkInput, ...NetworkInput[]]
  /**
   * One per chain family, for example `[ethersAdapter()]`. A family without one is served by pairing; without any adapter
   * pairing is all there is (basic mode).
   */
  adapters?: readonly AdapterDescriptor[]
  /** Active when nothing is stored. Default: the first network. */
  defaultNetwork?: NetworkInput
  /** Tells modals of one page apart: each has its own connection. Default: 'default'. */
  id?: string
  /** Name and icons that wallets and the modal show. */
  metadata?: Metadata
  /** Default: what the visitor's system says. */
  themeMode?: ThemeMode
  /** Values for the variables of theme/tokens.css. A strict CSP on a server-rendered page wants them in your CSS instead. */
  themeVariables?: ThemeVariables
  /** Turns parts of the product on and off, and orders them; see `Features`. `updateFeatures` changes them later. */
  features?: Partial<Features>
  /** The views are shown in `<EmbeddedWalletModal />` instead of a dialog. Default: false. */
  enableEmbedded?: boolean
  /** The visitor may change the network. Default: true. */
  enableNetworkSwitch?: boolean
  /** No warning when the wallet is on a network that is not in `networks`. Default: false. */
  allowUnsupportedChain?: boolean
  /** Lists wallets that announce themselves (EIP-6963). Default: true. */
  enableEIP6963?: boolean
  /**
   * Lists a wallet in `window.ethereum` that has not announced itself, as "Browser Wallet". This applies to phones only, where
   * the page may be open in the browser of a wallet's app. Desktop wallets announce themselves. Default: true.
   */
  enableInjected?: boolean
  /** Lists wallets in the Connect view at all. Default: true. */
  enableWallets?: boolean
  /** Shows the WalletConnect row with the code for any wallet. Default: true. */
  enableWalletConnect?: boolean
  /** Whether the Connect view leads to the whole directory; 'ONLY_MOBILE' on phones only. Default: 'SHOW'. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Wallets that the directory does not know. */
  customWallets?: readonly CustomWallet[]
  /** Linked from the Connect view. */
  termsConditionsUrl?: string
  /** Linked from the Connect view. */
  privacyPolicyUrl?: string
  /** Shows alerts about the configuration in the modal. Default: true. */
  debug?: boolean
  /**
   * A project of the WalletConnect cloud, for pairing, the wallet directory and the RPC proxy. Without one (and without
   * `hosts`) the directory is a bundled snapshot, networks are read through their own endpoints, and pairing says what is
   * missing.
   */
  projectId?: string
  /** Own addresses of the outside services: a team's servers, or the sandbox. Default: the cloud's, with a `projectId` only. */
  hosts?: ServiceHosts
  /**
   * Lets wallets see whether the domain of the page is verified. It is asked for in a hidden frame of the cloud's; while that
   * host cannot be reached, a pairing and every request wait for 5 s. Default: true with the cloud's relay, false with your own.
   */
  verifyDomain?: boolean
  /** Opens wallet apps by their universal link where they have one, in place of their own scheme. Default: false. */
  preferUniversalLinks?: boolean
  /**
   * Whether links that open your page in the browser of a wallet's app (Phantom, Solflare, Coinbase Wallet) contain the query
   * and the fragment of your page's address. The links pass through the wallet's servers, so leave this off where the query or
   * the fragment may hold a token or an e-mail address. Default: false; the links then contain only the origin and the path.
   */
  walletLinksKeepQuery?: boolean
  /** What a pairing asks wallets for, in place of the modal's own methods, chains, events and RPC addresses. */
  universalProviderConfigOverride?: PairingOverride
  /** Own RPC endpoints by CAIP-2 id, tried before the network's own. */
  customRpcUrls?: Partial<Record<string, readonly string[]>>
  /** Own network logos by chain id. */
  chainImages?: Partial<Record<string, string>>
  /** Own wallet logos by connector id. */
  connectorImages?: Readonly<Record<string, string>>
  /**
   * How visitors sign in: `localSiwx()`, `serverSiwx()`, `cloudSiwx()` of the unit `siwx`, or an object of your own. Default: they
   * do not.
   */
  siwx?: Siwx | SiwxFactory
  /** As `siwx`, with the callbacks that apps have for EIP-4361; for EVM accounts only. Not together with `siwx`. */
  siweConfig?: SiweConfig
  /** What the modal stands on, for tests. Default: the browser. */
  platform?: Platform
}

/** The modal of a page: made once, outside of React, and given to `<WalletModalProvider>`. */
export class WalletModal {
  /** The stores; views and hooks read them, host apps need not. */
  readonly root: RootStore
  readonly #complete: (network: NetworkInput) => Network

  constructor(options: WalletModalOptions) {
    const {
      networks,
      adapters = [],
      defaultNetwork,
      id = 'default',
      themeMode,
      themeVariables,
      platform,
      features,
      ...rest
    } = options
    if (networks.length === 0)
      throw new WalletModalError('NO_NETWORKS', { hint: 'Pass `networks` to createWalletModal' })
    if (rest.siwx && rest.siweConfig) throw new WalletModalError('SIWX_AND_SIWE')
    const { customRpcUrls, chainImages, ...stored } = rest
    this.#complete = (network) => completeNetwork(network, { customRpcUrls, chainImages })
    this.root = new RootStore({
      id,
      adapters,
      networks: networks.map(this.#complete),
      defaultNetwork: defaultNetwork && this.#complete(defaultNetwork),
      options: {
        ...stored,
        features: { ...defaultFeatures, ...features },
      },
      themeMode,
      themeVariables,
      platform: platform ?? createBrowserPlatform(),
      loadModal,
      loadAccount: () => import('./modal/account-parts'),
      pageParts: Object.values<PagePart>(pageParts),
    })
  }

  /** Opens the modal: at a view, for one namespace, or at Account or Connect. */
  open(options?: OpenOptions): void {
    this.root.modal.show(options)
  }

  close(): void {
    this.root.modal.close('api')
  }

  /** Disconnects one namespace, or everything. */
  async disconnect(namespace?: ChainNamespace): Promise<void> {
    await this.root.connection.disconnect(namespace)
  }

  /**
   * Disconnects all wallets, and deletes everything that the modal has stored about the visitor in this browser. This includes
   * the recent wallets, the chosen network, and transactions whose outcome is not known yet.
   */
  async forgetVisitor(): Promise<void> {
    const { accountLoader, memory } = this.root
    await this.disconnect()
    accountLoader.stores?.forget()
    await memory.forget(['*'])
  }

  /**
   * Changes the active network, in the wallet too when one is connected.
   * @throws WalletModalError 'CaipNetwork not found' (with the alert 'Network Not Found') for a network that is not in
   * `networks`; USER_REJECTED or 'Chain is not supported' when the wallet refuses.
   */
  async switchNetwork(network: Pick<NetworkInput, 'id'>): Promise<void> {
    const { chain } = this.root
    const requested = chain.requestedCaipNetworks.find(({ id }) => id === network.id)
    if (!requested) {
      await this.root.showAlert('SWITCH_NETWORK_NOT_FOUND')
      throw new WalletModalError('CAIP_NETWORK_NOT_FOUND', {
        details: String(network.id),
        hint: 'Add it to `networks`',
      })
    }
    await chain.switchActiveNetwork(requested)
  }

  addNetwork(network: NetworkInput): void {
    this.root.chain.addNetwork(this.#complete(network))
  }

  /** Takes a network out; when it was active, the first that remains takes its place. */
  removeNetwork(namespace: ChainNamespace, id: NetworkInput['id']): void {
    this.root.chain.removeNetwork(namespace, id)
  }

  /** Names an account in your own words, such as "Savings"; an empty label takes the name away. */
  async setAddressLabel(address: string, label: string): Promise<void> {
    const { accounts } = await this.root.accountLoader.load()
    accounts.setLabel(address, label)
  }

  /** Pass undefined to follow the visitor's system. */
  setThemeMode(mode: ThemeMode | undefined): void {
    this.root.theme.setThemeMode(mode)
  }

  setThemeVariables(variables: ThemeVariables): void {
    this.root.theme.setThemeVariables(variables)
  }

  /** Turns parts of the product on and off; what is left out stays. */
  updateFeatures(features: Partial<Features>): void {
    const { options } = this.root
    options.update({ features: { ...options.state.features, ...features } })
  }

  getState(): PublicState {
    return this.root.publicState.state
  }

  /** The account of a namespace. Default: of the one that is active. */
  getAccount(namespace?: ChainNamespace): WalletAccount {
    return readAccount(this.root, namespace)
  }

  /** Calls back whenever the state changes; returns what stops it. */
  subscribeState(listener: (state: PublicState) => void): () => void {
    return reaction(
      () => this.root.publicState.state,
      (state) => listener(state),
    )
  }

  /** Calls back whenever the account changes; returns what stops it. */
  subscribeAccount(listener: (account: WalletAccount) => void): () => void {
    return reaction(
      () => this.getAccount(),
      (account) => listener(account),
    )
  }

  /**
   * Calls back for every event; returns what stops it.
   * @throws WalletModalError 'The listener must be a function'
   */
  subscribeEvents(listener: (record: EventRecord) => void): () => void {
    return this.root.events.subscribe(listener)
  }

  /** Starts without a provider, in a browser. `<WalletModalProvider>` does it for you. */
  start(): void {
    this.root.start()
  }

  /** Stops listening to wallets and tabs for good. */
  dispose(): void {
    this.root.dispose()
  }
}

/**
 * Makes the modal. Safe on a server: nothing of the browser is touched before the provider mounts.
 * @throws WalletModalError NO_NETWORKS for an empty `networks`; SIWX_AND_SIWE for `siwx` together with `siweConfig`
 */
export function createWalletModal(options: WalletModalOptions): WalletModal {
  return new WalletModal(options)
}
