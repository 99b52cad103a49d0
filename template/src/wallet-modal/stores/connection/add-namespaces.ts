import type { Network } from '../../domain/networks/network'
import { namespacesOf } from '../../domain/networks/network'
import type { ChainStore } from './chain.store'
import type { ConnectionStore } from './connection.store'
import type { WalletSessions } from './wallet-sessions'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { ConnectionClient, NetworkClient } from '../../domain/networks/chain'
import { required } from '../../domain/errors/errors'

interface ClientDeps {
  chain: ChainStore
  connection: ConnectionStore
  sessions: WalletSessions
}

/** The connection client of a namespace: what can be asked of its wallet. */
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
      // What the wallet says to its own disconnect is no news.
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

/** The network client of a namespace: the wallet is asked first when one is connected. */
function createNetworkClient(namespace: ChainNamespace, { chain, sessions }: ClientDeps): NetworkClient {
  return {
    async switchCaipNetwork(network) {
      const open = sessions.get(namespace)
      if (!open) return chain.setActiveCaipNetwork(network)
      await open.adapter.switchNetwork(open.session, network)
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

/** Gives the stores their chain families, each with its networks and clients, and makes the default network the active one. */
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
