import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type {
  PairedNamespace,
  PairedSession,
  PairingClient,
  PairingKit,
} from '../../connectors/walletconnect/pairing-client'
import type { CaipNetworkId, ChainNamespace } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { walletConnectConnectorId } from '../../domain/wallets/connector'
import { WalletModalError } from '../../domain/errors/errors'
import { pairingError } from '../../domain/errors/pairing-errors'
import { limits } from '../../domain/limits'
import { withTimeout } from '../../domain/timeout'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import type { RpcClient } from '../../services/rpc-client'
import { writePendingPairing } from './pending-pairing'
import type { RootStore } from '../../stores/root/root.store'

/** The name of the one wallet that does not list its networks in the session: it adds any network on request. */
const supportsEverything = 'MetaMask Wallet'

interface PairingConnectionDeps {
  root: Pick<
    RootStore,
    'accountLoader' | 'adapters' | 'asset' | 'chain' | 'connector' | 'events' | 'memory' | 'platform' | 'sessions'
  >
  load: () => Promise<{ kit: PairingKit; client: PairingClient }>
  /** Called when the session has ended, whichever side ended it. */
  onEnd: () => void
}

interface Opened {
  adapter: Adapter
  session: AdapterSession
  connector: Connector
}

/** The wallet at the other end of the pairing. Shows its one session as a connection in every namespace that the wallet approved. */
export class PairingConnection {
  readonly #deps: PairingConnectionDeps
  #restored: Promise<PairedSession | undefined> | undefined
  #isSpent = false
  #stop: () => void = () => {}
  #session: PairedSession | undefined

  constructor(deps: PairingConnectionDeps) {
    this.#deps = deps
  }

  /** Whether a namespace is connected with the paired wallet. Observable. */
  get isShown(): boolean {
    const { connector, sessions } = this.#deps.root
    const isOpen = (namespace: ChainNamespace) => sessions.get(namespace) !== undefined
    return [...connector.activeConnectorIds].some(
      ([namespace, id]) => id === walletConnectConnectorId && isOpen(namespace),
    )
  }

  /** Called when other wallets have taken the place of the paired wallet in all namespaces. Otherwise the wallet would show the app as connected. */
  endUnused(): void {
    this.#session
      ?.end()
      .catch((error: unknown) => this.#deps.root.platform.log.warn('The pairing has not ended.', error))
  }

  /** The WalletConnect connectors: one per namespace, all with the same id. */
  get #connectors(): readonly Connector[] {
    return this.#deps.root.connector.allConnectors.filter(({ type }) => type === 'WALLET_CONNECT')
  }

  /**
   * Shows the wallet as connected in every namespace that it approved.
   * @param wallet the wallet that the visitor chose from the directory, if any
   * @throws WalletModalError NO_ACCOUNT when the wallet shared no account in the namespace that was asked for; then nothing is connected
   */
  async open(session: PairedSession, wallet: WalletEntry | undefined, method: 'mobile' | 'qrcode'): Promise<void> {
    const { chain, connector, sessions } = this.#deps.root
    const { kit } = await this.#deps.load()
    const rpc = await this.#deps.root.adapters.rpc()
    const found = await Promise.all(this.#connectors.map(({ chain: own }) => this.#prepare(own, session, kit, rpc)))
    const opened = found.filter((one) => one !== undefined)
    const needed = connector.filterByNamespace
    const isMissing = needed ? !opened.some((one) => one.connector.chain === needed) : opened.length === 0
    const [first] = opened
    // A visitor who adds one namespace keeps the wallets that are connected in the others.
    const isTaken = ({ chain: own }: Connector) =>
      chain.connectedNamespaces.includes(own) && connector.activeConnectorIds.get(own) !== walletConnectConnectorId
    const isWanted = (one: Opened) => !needed || one.connector.chain === needed || !isTaken(one.connector)
    if (isMissing || !first) {
      const name = needed && chain.chains.get(needed)?.networkState.caipNetwork?.name
      const details = name && `none on ${name}`
      throw new WalletModalError('NO_ACCOUNT', { ...(details && { details }), hint: 'Try again with another account' })
    }
    if (session.isEnded) throw pairingError('SESSION_ENDED')
    this.#follow(session, kit)
    this.#showApproved(session, kit)
    for (const one of opened.filter(isWanted)) sessions.open(one.adapter, one.session, one.connector)
    const active = chain.activeChain
    if (needed) chain.setActiveNamespace(needed)
    else if (!opened.some((one) => one.connector.chain === active)) chain.setActiveNamespace(first.connector.chain)
    this.#announce(session, wallet, method)
  }

  /**
   * The connector of a session from an earlier visit; undefined if the session has ended. Rejects if it cannot be found out whether the
   * session still exists: the caller then keeps what is stored.
   */
  async restore(namespace: ChainNamespace): Promise<Connector | undefined> {
    const { root, load } = this.#deps
    if (this.#isSpent) throw pairingError('PAIRING_UNAVAILABLE')
    this.#restored ??= load().then(({ client }) => client.session())
    const ready = Promise.all([this.#restored, load(), root.adapters.rpc()])
    const [session, { kit }, rpc] = await withTimeout(ready, limits.restore, root.platform.after).catch((error) => {
      this.#restored = undefined
      throw error
    })
    root.sessions.signal.throwIfAborted()
    const paired = session && this.#pairedNamespace(namespace, session, kit, rpc)
    if (!session || !paired) return undefined
    this.#follow(session, kit)
    this.#showApproved(session, kit)
    return this.#connectorFor(namespace, session, paired)
  }

  /**
   * From now on, `restore` rejects until the page is loaded again: the kit's memory may be older than the stored sessions, so a missing
   * session proves nothing.
   */
  spend(): void {
    this.#isSpent = true
  }

  /** Stops listening to the session. */
  stop(): void {
    this.#stop()
  }

  #announce({ peer }: PairedSession, wallet: WalletEntry | undefined, method: 'mobile' | 'qrcode'): void {
    const { asset, events, memory, platform } = this.#deps.root
    writePendingPairing(platform, memory.pendingPairingKey, undefined)
    const name = wallet?.name ?? (peer.name || 'Unknown')
    if (wallet) {
      const imageUrl = asset.walletImage(wallet) ?? peer.icon
      memory.rememberWallet({ id: wallet.id, name, imageUrl, entry: wallet })
    }
    events.track({ event: 'CONNECT_SUCCESS', properties: { method, name } })
  }

  /** The wallet's session in one namespace. Undefined if the wallet shared no valid account there. */
  async #prepare(
    namespace: ChainNamespace,
    session: PairedSession,
    kit: PairingKit,
    rpc: RpcClient,
  ): Promise<Opened | undefined> {
    const paired = this.#pairedNamespace(namespace, session, kit, rpc)
    const connector = paired && this.#connectorFor(namespace, session, paired)
    if (!connector) return undefined
    const adapter = await this.#deps.root.adapters.load(namespace)
    try {
      return { adapter, connector, session: await adapter.connect({ connector, network: undefined }) }
    } catch (error) {
      this.#deps.root.platform.log.warn(`The paired wallet could not be used on ${namespace}.`, error)
      return undefined
    }
  }

  #connectorFor(namespace: ChainNamespace, { peer }: PairedSession, { provider }: PairedNamespace) {
    const connector = this.#connectors.find(({ chain }) => chain === namespace)
    return connector && { ...connector, name: peer.name || connector.name, imageUrl: peer.icon, provider }
  }

  #pairedNamespace(namespace: ChainNamespace, session: PairedSession, kit: PairingKit, rpc: RpcClient) {
    const { root } = this.#deps
    const { networkState } = root.chain.chains.get(namespace) ?? {}
    const { signal } = new AbortController()
    return kit.pairedNamespace(session, {
      namespace,
      wanted: networkState?.caipNetwork?.caipNetworkId,
      after: root.platform.after,
      read: (chainId) => {
        const networks = root.chain.chains.get(namespace)?.networkState.requestedCaipNetworks
        const network = networks?.find(({ id }) => id === chainId)
        return network && ((method, params) => rpc.request(network, method, params, signal))
      },
    })
  }

  #follow(session: PairedSession, kit: PairingKit): void {
    this.#stop()
    this.#session = session
    void this.#noteClient(session)
    this.#stop = session.follow(({ type }) => {
      if (type === 'updated') this.#showApproved(session, kit)
      if (type !== 'ended') return
      this.#deps.root.accountLoader.stores?.api.setClientId(null)
      this.spend()
      this.#deps.onEnd()
    })
  }

  /** Tells the data service the client id of the pairing once a wallet is paired. The service also answers without the id. */
  async #noteClient(session: PairedSession): Promise<void> {
    const { root, load } = this.#deps
    try {
      const [{ api }, { client }] = await Promise.all([root.accountLoader.load(), load()])
      const clientId = await client.clientId()
      if (!session.isEnded) api.setClientId(clientId ?? null)
    } catch (error) {
      root.platform.log.warn('The id of the pairing client is not known.', error)
    }
  }

  /** Tells each namespace which of its networks the wallet approved. A wallet that does not name networks supports them all. */
  #showApproved(session: PairedSession, kit: PairingKit): void {
    const { chain } = this.#deps.root
    for (const [namespace, { networkState }] of chain.chains) {
      const approval = kit.approvalOf(session, namespace)
      if (approval.accounts.length === 0) continue
      const own = networkState.requestedCaipNetworks.filter((network) =>
        kit.approvedId(approval, network.caipNetworkId),
      )
      const ids = new Set<CaipNetworkId>([...own.map(({ caipNetworkId }) => caipNetworkId), ...approval.chains])
      chain.setChainNetworkData(
        { approvedCaipNetworkIds: [...ids], supportsAllNetworks: session.peer.name === supportsEverything },
        namespace,
      )
    }
  }
}
