import type { ChainNamespace } from '../../domain/networks/caip'
import type { ConnectionClient, NetworkClient } from '../../domain/networks/chain'
import { required } from '../../domain/errors/errors'
import type { ChainStore } from '../connection/chain.store'
import type { ConnectionStore } from '../connection/connection.store'
import type { WalletSessions } from '../connection/wallet-sessions'

interface ClientDeps {
  chain: ChainStore
  connection: ConnectionStore
  sessions: WalletSessions
}

/** The connection client of a namespace: what can be asked of its wallet. */
export function createConnectionClient(
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
export function createNetworkClient(namespace: ChainNamespace, { chain, sessions }: ClientDeps): NetworkClient {
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
