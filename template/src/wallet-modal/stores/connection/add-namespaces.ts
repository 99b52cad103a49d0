import type { Network } from '../../domain/networks/network'
import { namespacesOf } from '../../domain/networks/network'
import type { ChainStore } from './chain.store'
import type { ConnectionStore } from './connection.store'
import type { WalletSessions } from './wallet-sessions'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { ConnectionClient, NetworkClient } from '../../domain/networks/chain'
import { required, WalletModalError } from '../../domain/errors/errors'

interface ClientDeps {
  chain: ChainStore
  connection: ConnectionStore
  sessions: WalletSessions
}

/** The connection client of a namespace: what the stores can ask of its wallet. */
function createConnectionClient(
  namespace: ChainNamespace,
  { chain, connection, sessions }: ClientDeps,
): ConnectionClient {
  const address = () => required(chain.chains.get(namespace)?.accountState.address, 'NOT_CONNECTED')
  return {
    async connectExternal(connector) {
      await connection.connectExternal(connector)
    },
    async disconnect() {
      const open = sessions.get(namespace)
      // Ends the session first, so that the wallet's own disconnect event is ignored.
      sessions.end(namespace)
      await open?.adapter.disconnect(open.session)
    },
    async signMessage(message) {
      const { adapter, session } = sessions.require(namespace)
      return adapter.signMessage(session, message, address())
    },
    async sendTransaction(transaction) {
      const { adapter, session } = sessions.require(namespace)
      const network = chain.chains.get(namespace)?.networkState.caipNetwork
      return adapter.sendTransaction(session, { ...transaction, from: address(), ...(network && { network }) })
    },
  }
}

/** The network client of a namespace. A connected wallet switches first. */
function createNetworkClient(namespace: ChainNamespace, { chain, sessions }: ClientDeps): NetworkClient {
  return {
    async switchCaipNetwork(network) {
      const open = sessions.get(namespace)
      if (!open) return chain.setActiveCaipNetwork(network)
      await open.adapter.switchNetwork(open.session, network)
      // The answer of a wallet that has left meanwhile does not apply to its successor.
      if (sessions.get(namespace) !== open) throw new WalletModalError('NOT_CONNECTED')
      sessions.showWalletNetwork(namespace, network.id)
      chain.setActiveNamespace(namespace)
    },
  }
}

interface NamespaceStores {
  chain: ChainStore
  connection: ConnectionStore
  sessions: WalletSessions
}

/** Adds the namespaces with their networks and clients to the stores, and makes the default network the active one. */
export function addNamespaces(
  stores: NamespaceStores,
  networks: readonly Network[],
  defaultNetwork: Network | undefined,
): void {
  const { chain } = stores
  for (const namespace of namespacesOf(networks)) {
    chain.addNamespace(
      namespace,
      networks.filter((network) => network.chainNamespace === namespace),
    )
    chain.setClients(namespace, createConnectionClient(namespace, stores), createNetworkClient(namespace, stores))
  }
  if (defaultNetwork === undefined) return
  chain.setActiveNamespace(defaultNetwork.chainNamespace)
  chain.setChainNetworkData({ caipNetwork: defaultNetwork }, defaultNetwork.chainNamespace)
}
