import type { ChainNamespace } from '../domain/caip'
import type { ConnectionClient, NetworkClient } from '../domain/chain'
import { required } from '../domain/errors'
import type { AccountStore } from './account.store'
import type { ChainStore } from './chain.store'
import type { ConnectionStore } from './connection.store'

/** The connection client of a namespace: what can be asked of its wallet. */
export function createConnectionClient(
  namespace: ChainNamespace,
  connection: ConnectionStore,
  account: AccountStore,
): ConnectionClient {
  return {
    async connectExternal(connector) {
      await connection.connectExternal(connector)
    },
    async disconnect() {
      const open = connection.sessions.get(namespace)
      await open?.adapter.disconnect(open.session)
    },
    async signMessage(message) {
      const { adapter, session } = connection.requireSession(namespace)
      return adapter.signMessage(session, message, required(account.address, 'NOT_CONNECTED'))
    },
    async sendTransaction(transaction) {
      const { adapter, session } = connection.requireSession(namespace)
      return adapter.sendTransaction(session, { ...transaction, from: required(account.address, 'NOT_CONNECTED') })
    },
  }
}

/** The network client of a namespace: the wallet is asked first when one is connected. */
export function createNetworkClient(
  namespace: ChainNamespace,
  connection: ConnectionStore,
  chain: ChainStore,
): NetworkClient {
  return {
    async switchCaipNetwork(network) {
      const open = connection.sessions.get(namespace)
      if (!open) return chain.setActiveCaipNetwork(network)
      await open.adapter.switchNetwork(open.session, network)
      connection.showWalletNetwork(namespace, network.id)
      chain.setActiveNamespace(namespace)
    },
  }
}
