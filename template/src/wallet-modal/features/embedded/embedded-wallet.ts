import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type { AuthClient, AuthProvider, CreateAuthProvider, FrameWallet } from '../../connectors/auth-frame/auth-client'
import { required } from '../../domain/errors/errors'
import { codesOf } from '../../domain/errors/wallet-errors'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { authConnectorId } from '../../domain/wallets/connector'
import type { RootStore } from '../../stores/root/root.store'
import type { SnackStore } from '../../stores/shell/snack.store'
import { embeddedTexts } from './embedded-texts'

interface EmbeddedWalletDeps {
  root: Pick<
    RootStore,
    'accountLoader' | 'adapters' | 'chain' | 'connector' | 'events' | 'modal' | 'platform' | 'sessions'
  >
  frame: AuthClient
  createProvider: CreateAuthProvider
  snack: Pick<SnackStore, 'showError'>
}

interface Opened {
  adapter: Adapter
  session: AdapterSession
  connector: Connector
}

/** The delay of the message about a method that is not allowed, in milliseconds. The modal opens meanwhile. */
const refusalDelay = 300

/** The code of EIP-1193 with which the frame says that nobody is logged in, among other things. */
const unauthorized = 4100

/** The embedded wallet as a connection: one login, with an account in each of its namespaces. */
export class EmbeddedWallet {
  readonly frame: AuthClient
  readonly #deps: EmbeddedWalletDeps
  #providers: AuthProvider[] = []
  #isConnected: Promise<boolean> | undefined
  #signingOut: Promise<void> | undefined

  constructor(deps: EmbeddedWalletDeps) {
    this.#deps = deps
    this.frame = deps.frame
  }

  /**
   * Shows the visitor who has just logged in as connected, in every namespace that no other wallet serves.
   * @throws WalletModalError FRAME_ERROR, or another, if no account could be read
   */
  async connect(method: 'email'): Promise<void> {
    const { chain, connector, events, sessions } = this.#deps.root
    const needed = connector.filterByNamespace ?? chain.activeChain
    const wanted = this.#connectors.filter(({ chain: own }) => own === needed || !this.#isTaken(own))
    const found: (Opened | undefined)[] = []
    for (const one of wanted) found.push(await this.#open(one, one.chain === needed))
    const opened = found.filter((one) => one !== undefined)
    const first = opened.find((one) => one.connector.chain === needed) ?? required(opened[0], 'NO_ACCOUNT')
    chain.setActiveNamespace(first.connector.chain)
    for (const one of opened) sessions.open(one.adapter, one.session, one.connector)
    events.track({ event: 'CONNECT_SUCCESS', properties: { method, name: 'Auth' } })
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

  /** Shows a new address as the name of the wallet, in every namespace of the login. */
  rename(name: string): void {
    for (const { namespace, accountState } of this.#deps.root.chain.chains.values()) {
      const info = accountState.connectedWalletInfo
      if (info?.type === 'AUTH')
        this.#deps.root.chain.setAccountProp('connectedWalletInfo', { ...info, name }, namespace)
    }
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
      const connector = await this.#connectorFor(listed)
      const adapter = await adapters.load(listed.chain)
      const network = this.#networkOf(listed.chain)
      return { adapter, connector, session: await adapter.connect({ connector, network }) }
    } catch (error) {
      if (isNeeded) throw error
      platform.log.warn(`The embedded wallet could not be used on ${listed.chain}.`, error)
      return undefined
    }
  }

  async #connectorFor(listed: Connector): Promise<Connector> {
    const { accountLoader, adapters } = this.#deps.root
    // The stores of the account show the requests of the wallet, so they have to be there before the first request.
    const [rpc] = await Promise.all([adapters.rpc(), accountLoader.load()])
    const network = required(this.#networkOf(listed.chain), 'CAIP_NETWORK_NOT_FOUND')
    const account = await this.frame.user(network.caipNetworkId)
    const { signal } = this.#deps.root.sessions
    const provider = this.#deps.createProvider(this.#walletFor(listed.chain), account, (chainId) => {
      const known = this.#networks(listed.chain).find(({ id }) => id === chainId)
      return known && ((method, params) => rpc.request(known, method, params, signal))
    })
    this.#providers.push(provider)
    return { ...listed, name: account.email ?? listed.name, provider }
  }

  #walletFor(namespace: ChainNamespace): FrameWallet {
    const { frame } = this
    return {
      rpc: async (method, params) => {
        try {
          return await frame.rpc(method, params)
        } catch (error) {
          if (codesOf(error).includes(unauthorized)) await this.#endIfSignedOut()
          throw error
        }
      },
      switchNetwork: (chainId) => frame.switchNetwork(chainId),
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
  }

  /** Shows the visitor as disconnected, if the frame says that the login was ended elsewhere. */
  async #endIfSignedOut(): Promise<void> {
    const isSignedIn = await this.frame.isConnected().catch(() => true)
    if (!isSignedIn) this.#end()
  }

  /** Tells the visitor that the page asked for something that the wallet does not do. */
  #refuse(method: string): void {
    const { root, snack } = this.#deps
    const { modal, platform } = root
    platform.log.error('Requested RPC call is not allowed', method)
    this.frame.abortRequests()
    if (!modal.isShown) modal.show()
    platform.after(refusalDelay, () => {
      // The end of an aborted request may have closed the modal.
      if (!modal.isShown) modal.show()
      snack.showError(embeddedTexts.english.notAllowed)
    })
  }

  #networks(namespace: ChainNamespace) {
    return this.#deps.root.chain.chains.get(namespace)?.networkState.requestedCaipNetworks ?? []
  }

  #networkOf(namespace: ChainNamespace) {
    return this.#deps.root.chain.chains.get(namespace)?.networkState.caipNetwork
  }
}
