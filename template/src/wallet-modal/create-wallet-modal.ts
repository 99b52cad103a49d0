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
import type { CustomWallet } from './domain/wallets/wallet-entry'
import * as pageParts from './features/page-parts'
import { createBrowserPlatform } from './platform/browser.platform'
import type { Platform } from './platform/platform'
import { loadModal } from './react/load-modal'
import type { FindHint, Locale, OwnTexts } from './locales/language'
import type { OpenOptions } from './stores/shell/modal.store'
import type { PublicState } from './stores/root/public-state.store'
import type { PagePart } from './stores/root/root.store'
import { RootStore } from './stores/root/root.store'
import type { WalletAccount } from './stores/account/wallet-account'
import { readAccount } from './stores/account/wallet-account'

export interface WalletModalOptions extends UnitOptions {
  /** The networks of the app. The first is active unless the visitor or the wallet chose another. viem's chain objects fit. */
  networks: readonly [NetworkInput, ...NetworkInput[]]
  /**
   * One adapter per namespace, for example `[ethersAdapter()]`. A namespace without an adapter is served by pairing. Without any adapter,
   * pairing is the only way to connect (basic mode).
   */
  adapters?: readonly AdapterDescriptor[]
  /** The active network of a new visitor: one of `networks`, found by its `id`. Default: the first of `networks`. */
  defaultNetwork?: NetworkInput
  /** Distinguishes several modals of one page; each has its own connection. Default: 'default'. */
  id?: string
  /** The app's name and icons, shown by wallets and by the modal. */
  metadata?: Metadata
  /** The colour scheme. Default: the visitor's system setting. */
  themeMode?: ThemeMode
  /** Values for the variables of theme/tokens.css. If a server-rendered page has a strict CSP, set them in your CSS instead. */
  themeVariables?: ThemeVariables
  /**
   * The language of the modal, as a BCP 47 tag of a language that the copy has. 'auto' follows the `lang` of the page, then the languages of
   * the browser; where none of them is in the copy, the modal is in English. Default: 'auto'. On a server-rendered page, pass the language of
   * the page, because a server does not know the visitor's.
   */
  locale?: 'auto' | Locale
  /**
   * The texts of the buttons in the languages that your pages have: `localeHints(deHint, arHint)`. With them the buttons are in the language
   * of the modal at the first render. Without them the buttons are in English, or say what `texts` says, until `setLocale` is called.
   */
  localeHints?: FindHint
  /**
   * Your own words for single texts, by catalogue and key: `{ view: { titles: { Connect: 'Sign in' } } }`. A function gets the language of
   * the texts and returns the words for this language.
   */
  texts?: OwnTexts | ((locale: string) => OwnTexts)
  /** Switches parts of the product on and off, and orders them; see `Features`. `updateFeatures` changes them later. */
  features?: Partial<Features>
  /** Shows the views in `<EmbeddedWalletModal />` instead of a dialog. Default: false. */
  enableEmbedded?: boolean
  /** Whether the visitor can change the network. Default: true. */
  enableNetworkSwitch?: boolean
  /** Shows no warning while the wallet is on a network that is not in `networks`. Default: false. */
  allowUnsupportedChain?: boolean
  /** Lists wallets that announce themselves (EIP-6963). Default: true. */
  enableEIP6963?: boolean
  /**
   * Lists a wallet in `window.ethereum` that has not announced itself, as "Browser Wallet". This applies to phones only, where
   * the page may be open in the browser of a wallet's app. Desktop wallets announce themselves. Default: true.
   */
  enableInjected?: boolean
  /** Whether the Connect view lists wallets at all. Default: true. */
  enableWallets?: boolean
  /** Shows the WalletConnect row with the code for any wallet. Default: true. */
  enableWalletConnect?: boolean
  /** Whether the Connect view links to the wallet directory; 'ONLY_MOBILE': on phones only. Default: 'SHOW'. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Wallets that the directory does not list. */
  customWallets?: readonly CustomWallet[]
  /** The address of the terms, linked in the Connect view. An address that is not a web page is not linked. */
  termsConditionsUrl?: string
  /** The address of the privacy policy, linked in the Connect view. An address that is not a web page is not linked. */
  privacyPolicyUrl?: string
  /** Shows alerts about the configuration in the modal. Default: true. */
  debug?: boolean
  /**
   * The id of a WalletConnect Cloud project, for pairing, the wallet directory and the RPC proxy. Without it (and without `hosts`) the
   * bundled wallet list is used, networks are read through their own endpoints, and pairing reports that the id is missing.
   */
  projectId?: string
  /** Addresses of your own services: a team's servers, or the sandbox. Default: the cloud's, if there is a `projectId`. */
  hosts?: ServiceHosts
  /**
   * Lets wallets show whether the domain of the page is verified. A hidden frame of the cloud answers that; while its host cannot be
   * reached, pairing and every request wait for 5 s. Default: true with the cloud's relay, false with your own.
   */
  verifyDomain?: boolean
  /** Opens wallet apps by universal links, if they have one, instead of their own URL scheme. Default: false. */
  preferUniversalLinks?: boolean
  /**
   * Whether links that open your page in the browser of a wallet's app (Phantom, Solflare, Coinbase Wallet) contain the query
   * and the fragment of your page's address. The links pass through the wallet's servers, so leave this off where the query or
   * the fragment may hold a token or an e-mail address. Default: false; the links then contain only the origin and the path.
   */
  walletLinksKeepQuery?: boolean
  /** Methods, chains, events and RPC addresses that a pairing proposes, in place of the modal's own. */
  universalProviderConfigOverride?: PairingOverride
  /** RPC endpoints by CAIP-2 id, tried before the network's own. */
  customRpcUrls?: Partial<Record<string, readonly string[]>>
  /** Network logos by chain id. */
  chainImages?: Partial<Record<string, string>>
  /** Wallet logos by connector id. */
  connectorImages?: Readonly<Record<string, string>>
  /** The browser's APIs that the modal uses; tests replace them. Default: the browser. */
  platform?: Platform
}

/** The modal of a page. Create it once, outside of React, and pass it to `<WalletModalProvider>`. */
export class WalletModal {
  /** The stores. Views and hooks read them; host apps do not need them. */
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
    // An app in JavaScript can leave out `networks`.
    if (!networks?.length) throw new WalletModalError('NO_NETWORKS', { hint: 'Pass `networks` to createWalletModal' })
    const given: Readonly<Record<string, unknown>> = rest
    if (given['siwx'] && given['siweConfig']) throw new WalletModalError('SIWX_AND_SIWE')
    const { customRpcUrls, chainImages, ...stored } = rest
    this.#complete = (network) => completeNetwork(network, { customRpcUrls, chainImages })
    const completed = networks.map(this.#complete)
    this.root = new RootStore({
      id,
      adapters,
      networks: completed,
      defaultNetwork: completed.find((network) => network.id === defaultNetwork?.id),
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

  /** Opens the modal at the given view, for one namespace, or by default at Account or Connect. */
  open(options?: OpenOptions): void {
    this.root.modal.show(options)
  }

  close(): void {
    this.root.modal.close('api')
  }

  /** Disconnects one namespace, or all of them. */
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

  /** Removes a network. If it was active, the first remaining network becomes active. */
  removeNetwork(namespace: ChainNamespace, id: NetworkInput['id']): void {
    this.root.chain.removeNetwork(namespace, id)
  }

  /** Gives an account a label, such as "Savings"; an empty label removes it. */
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

  /**
   * Changes the language of the modal and of its buttons. Resolves when the texts have loaded, or after three seconds.
   * @param locale a language of the copy, or 'auto' to follow the page and the browser
   */
  async setLocale(locale: 'auto' | Locale): Promise<void> {
    return (await this.root.modalStoresLoader.load()).language.choose(locale)
  }

  /** Switches parts of the product on and off. Parts that are not named stay as they are. */
  updateFeatures(features: Partial<Features>): void {
    const { options } = this.root
    options.update({ features: { ...options.state.features, ...features } })
  }

  getState(): PublicState {
    return this.root.publicState.state
  }

  /** The account of a namespace. Default: the active one. */
  getAccount(namespace?: ChainNamespace): WalletAccount {
    return readAccount(this.root, namespace)
  }

  /** Calls back whenever the state changes. Returns a function that stops it. */
  subscribeState(listener: (state: PublicState) => void): () => void {
    return reaction(
      () => this.root.publicState.state,
      (state) => listener(state),
    )
  }

  /** Calls back whenever the account changes. Returns a function that stops it. */
  subscribeAccount(listener: (account: WalletAccount) => void): () => void {
    return reaction(
      () => this.getAccount(),
      (account) => listener(account),
    )
  }

  /**
   * Calls back for every event. Returns a function that stops it.
   * @throws WalletModalError 'The listener must be a function'
   */
  subscribeEvents(listener: (record: EventRecord) => void): () => void {
    return this.root.events.subscribe(listener)
  }

  /** Starts the modal in a browser without a provider. `<WalletModalProvider>` calls it for you. */
  start(): void {
    this.root.start()
  }

  /** Stops listening to wallets and tabs. The modal cannot be used afterwards. */
  dispose(): void {
    this.root.dispose()
  }
}

/**
 * Creates the modal. Safe on a server: nothing of the browser is used before the provider mounts.
 * @throws WalletModalError NO_NETWORKS for empty `networks`; SIWX_AND_SIWE for `siwx` together with `siweConfig`
 */
export function createWalletModal(options: WalletModalOptions): WalletModal {
  return new WalletModal(options)
}
