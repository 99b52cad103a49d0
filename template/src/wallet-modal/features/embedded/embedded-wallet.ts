import { observable, runInAction } from 'mobx'
import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type {
  AuthAccountType,
  AuthClient,
  AuthProvider,
  AuthUser,
  CreateAuthProvider,
  FrameWallet,
  OfferedLogins,
} from '../../connectors/auth-frame/auth-client'
import { WalletModalError, required } from '../../domain/errors/errors'
import { codesOf } from '../../domain/errors/wallet-errors'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { SocialProvider } from '../../domain/wallets/social-provider'
import { socialProviders } from '../../domain/wallets/social-provider'
import type { Connector } from '../../domain/wallets/connector'
import { authConnectorId } from '../../domain/wallets/connector'
import type { RootStore } from '../../stores/root/root.store'
import type { ModalStores } from '../../stores/root/modal-stores'
import { embeddedTexts } from './embedded-texts'

interface EmbeddedWalletDeps {
  root: Pick<
    RootStore,
    ('accountLoader' | 'adapters' | 'chain' | 'connector' | 'events') | ('features' | 'modal' | 'platform' | 'sessions')
  >
  frame: AuthClient
  createProvider: CreateAuthProvider
  modalStores: Pick<ModalStores, 'language' | 'snack'>
}

interface Opened {
  adapter: Adapter
  session: AdapterSession
  connector: Connector
}

/** The delay of the message about a method that is not allowed, in milliseconds. The modal opens meanwhile. */
const refusalDelay = 300

/** The EIP-1193 code of requests without a login, and of requests for another account. */
const unauthorized = 4100

/** The embedded wallet as a connection: one login, with an account in each of its namespaces. */
export class EmbeddedWallet {
  readonly frame: AuthClient
  /** The visitor who is logged in, by the namespace of the account. Observable. */
  readonly users = observable.map<ChainNamespace, AuthUser>({}, { deep: false })
  readonly #offered = observable.box<readonly SocialProvider[] | undefined>(undefined, { deep: false })
  readonly #deps: EmbeddedWalletDeps
  #providers: AuthProvider[] = []
  #isConnected: Promise<boolean> | undefined
  #signingOut: Promise<void> | undefined
  #untilDisconnect = new AbortController()

  constructor(deps: EmbeddedWalletDeps) {
    this.#deps = deps
    this.frame = deps.frame
  }

  /** The identity providers that the wallet server is set up for; undefined until the frame has named them. Observable. */
  get offered(): readonly SocialProvider[] | undefined {
    return this.#offered.get()
  }

  /** Stores the identity providers that the wallet server is set up for. Called when the frame names them. */
  learnOffered({ socials, farcaster }: OfferedLogins): void {
    const offered = socialProviders.filter((one) => (one === 'farcaster' ? farcaster : socials.includes(one)))
    runInAction(() => this.#offered.set(offered))
  }

  /** Aborts when the visitor disconnects. A login reads this signal when the login begins, and hands the signal to `connect`. */
  get untilDisconnect(): AbortSignal {
    return this.#untilDisconnect.signal
  }

  /** Called before namespaces disconnect. Ends the logins that are under way, if they would connect one of the namespaces. */
  endLogins(leaving: readonly ChainNamespace[]): void {
    if (!leaving.some((namespace) => namespace === this.#needed)) return
    this.#untilDisconnect.abort()
    this.#untilDisconnect = new AbortController()
  }

  /**
   * Shows the visitor who has just logged in as connected, in every namespace that no other wallet serves.
   * @param method the method in the event CONNECT_SUCCESS. Undefined for logins at a provider, which have their own event.
   * @param login the `untilDisconnect` of the moment at which the login began. If it has aborted, the visitor is signed out again.
   * @throws WalletModalError NOT_CONNECTED after a disconnect; FRAME_ERROR, or another, if no account could be read
   */
  async connect(method?: 'email', login: AbortSignal = this.untilDisconnect): Promise<void> {
    if (login.aborted) return this.#leave()
    const { chain, events, sessions } = this.#deps.root
    const needed = this.#needed
    const wanted = this.#connectors.filter(({ chain: own }) => own === needed || !this.#isTaken(own))
    const found: (Opened | undefined)[] = []
    for (const one of wanted) found.push(await this.#open(one, one.chain === needed))
    const opened = found.filter((one) => one !== undefined)
    const first = opened.find((one) => one.connector.chain === needed) ?? required(opened[0], 'NO_ACCOUNT')
    if (login.aborted) return this.#leave()
    chain.setActiveNamespace(first.connector.chain)
    for (const one of opened) sessions.open(one.adapter, one.session, one.connector)
    if (method) events.track({ event: 'CONNECT_SUCCESS', properties: { method, name: 'Auth' } })
  }

  /**
   * The connector of an earlier visit; undefined if the visitor is not signed in any more.
   * @throws WalletModalError when the frame does not answer: then it is not known whether the visitor is signed in
   */
  async restore(namespace: ChainNamespace): Promise<Connector | undefined> {
    this.#isConnected ??= this.frame.isConnected()
    const isConnected = await this.#isConnected.finally(() => (this.#isConnected = undefined))
    const connector = this.#connectors.find(({ chain }) => chain === namespace)
    if (!isConnected || !connector) return undefined
    return this.#connectorFor(connector)
  }

  /**
   * Switches the visitor to an account type on EVM networks: in the frame, and then on the page.
   * @throws WalletModalError FRAME_ERROR when the network does not offer smart accounts, NOT_CONNECTED without a login
   */
  async preferAccount(type: AuthAccountType): Promise<void> {
    const provider = this.#providers.filter(({ namespace }) => namespace === 'eip155').at(-1)
    try {
      const known = required(provider, 'NOT_CONNECTED')
      if (type === 'smartAccount') await this.frame.initSmartAccount()
      await known.prefer(type)
    } catch (error) {
      // The frame may have switched the account although its answer was lost. So the page reads the account again.
      void this.#checkLogin()
      throw error
    }
  }

  /** Stores the visitor's new e-mail address in every namespace of the login. */
  rename(email: string): void {
    for (const [namespace, user] of this.users) this.#know(namespace, { ...user, email })
  }

  /** The namespace that a login has to connect. */
  get #needed(): ChainNamespace | undefined {
    const { chain, connector } = this.#deps.root
    return connector.filterByNamespace ?? chain.activeChain
  }

  /** Signs out the visitor of a login that a disconnect has ended. If another login has connected since, that login stays. */
  async #leave(): Promise<never> {
    if (this.#connectors.every(({ chain }) => !this.#isOpen(chain))) await this.#signOut()
    throw new WalletModalError('NOT_CONNECTED')
  }

  #isOpen(namespace: ChainNamespace): boolean {
    const { connector, sessions } = this.#deps.root
    return sessions.get(namespace) !== undefined && connector.activeConnectorIds.get(namespace) === authConnectorId
  }

  get #connectors(): readonly Connector[] {
    return this.#deps.root.connector.allConnectors.filter(({ id }) => id === authConnectorId)
  }

  #isTaken(namespace: ChainNamespace): boolean {
    const { chain, connector } = this.#deps.root
    const isOther = connector.activeConnectorIds.get(namespace) !== authConnectorId
    return isOther && chain.connectedNamespaces.includes(namespace)
  }

  /** Opens a session. An error in a namespace that the visitor did not ask for leaves that namespace out. */
  async #open(listed: Connector, isNeeded: boolean): Promise<Opened | undefined> {
    const { adapters, platform } = this.#deps.root
    try {
      const connector = await this.#connectorFor(listed, this.#deps.root.features.newLoginAccount?.())
      const adapter = await adapters.load(listed.chain)
      const network = this.#networkOf(listed.chain)
      return { adapter, connector, session: await adapter.connect({ connector, network }) }
    } catch (error) {
      if (isNeeded) throw error
      platform.log.warn(`The embedded wallet could not be used on ${listed.chain}.`, error)
      return undefined
    }
  }

  /** @param preferred the EVM account that a new login begins with */
  async #connectorFor(listed: Connector, preferred?: AuthAccountType): Promise<Connector> {
    const { accountLoader, adapters } = this.#deps.root
    // The stores of the account show the requests of the wallet, so they have to be there before the first request.
    const [rpc] = await Promise.all([adapters.rpc(), accountLoader.load()])
    const network = required(this.#networkOf(listed.chain), 'CAIP_NETWORK_NOT_FOUND')
    const account = await this.frame.user(network.caipNetworkId, listed.chain === 'eip155' ? preferred : undefined)
    const { signal } = this.#deps.root.sessions
    const provider = this.#deps.createProvider(this.#walletFor(listed.chain), account, (chainId) => {
      const known = this.#networks(listed.chain).find(({ id }) => id === chainId)
      return known && ((method, params) => rpc.request(known, method, params, signal))
    })
    this.#providers.push(provider)
    this.#know(listed.chain, account)
    return { ...listed, name: account.email ?? account.userName ?? listed.name, provider }
  }

  #walletFor(namespace: ChainNamespace): FrameWallet {
    const { frame } = this
    return {
      rpc: async (method, params) => {
        try {
          return await frame.rpc(method, params)
        } catch (error) {
          if (codesOf(error).includes(unauthorized)) await this.#checkLogin()
          throw error
        }
      },
      switchNetwork: (chainId) => this.#learn(namespace, frame.switchNetwork(chainId)),
      setPreferredAccount: (type, chainId) => this.#learn(namespace, frame.setPreferredAccount(type, chainId)),
      signOut: () => this.#signOut(),
      refused: (method) => this.#refuse(method),
      serves: (chainId) => this.#networks(namespace).some(({ caipNetworkId }) => caipNetworkId === chainId),
    }
  }

  /** Signs the visitor out, once for all namespaces. */
  #signOut(): Promise<void> {
    this.#signingOut ??= this.frame.signOut().finally(() => {
      this.#signingOut = undefined
      this.#end()
    })
    return this.#signingOut
  }

  #end(): void {
    for (const provider of this.#providers) provider.signedOut()
    this.#providers = []
    runInAction(() => this.users.clear())
  }

  /** Waits for an answer of the frame and stores its visitor, unless the login has ended meanwhile. */
  async #learn(namespace: ChainNamespace, answer: Promise<AuthUser>): Promise<AuthUser> {
    const providers = this.#providers
    const user = await answer
    if (providers === this.#providers) this.#know(namespace, user)
    return user
  }

  #know(namespace: ChainNamespace, user: AuthUser): void {
    runInAction(() => this.users.set(namespace, user))
  }

  /** Asks the frame who is logged in and shows the answer: nobody after a sign-out elsewhere, another user after a login in another tab. */
  async #checkLogin(): Promise<void> {
    try {
      if (!(await this.frame.isConnected())) return this.#end()
      // The active namespace comes last, because the frame remembers the network of its latest request.
      const isActive = ({ namespace }: AuthProvider) => Number(namespace === this.#deps.root.chain.activeChain)
      for (const provider of [...this.#providers].sort((one, other) => isActive(one) - isActive(other)))
        await provider.refresh()
      if (this.frame.email) this.rename(this.frame.email)
    } catch (error) {
      this.#deps.root.platform.log.warn('The embedded wallet does not say who is logged in.', error)
    }
  }

  /** Tells the visitor that the page asked for something that the wallet does not do. */
  #refuse(method: string): void {
    const { root, modalStores } = this.#deps
    const { language, snack } = modalStores
    const { modal, platform } = root
    platform.log.error('Requested RPC call is not allowed', method)
    this.frame.abortRequests()
    if (!modal.isShown) modal.show()
    platform.after(refusalDelay, () => {
      // The end of an aborted request may have closed the modal.
      if (!modal.isShown) modal.show()
      snack.showError(language.textsOf(embeddedTexts).notAllowed)
    })
  }

  #networks(namespace: ChainNamespace) {
    return this.#deps.root.chain.chains.get(namespace)?.networkState.requestedCaipNetworks ?? []
  }

  #networkOf(namespace: ChainNamespace) {
    return this.#deps.root.chain.chains.get(namespace)?.networkState.caipNetwork
  }
}
