import type { Network } from '../../domain/networks/network'
import { namespacesOf } from '../../domain/networks/network'
import { createConnectionClient, createNetworkClient } from '../root/clients'
import type { ChainStore } from './chain.store'
import type { ConnectionStore } from './connection.store'
import type { WalletSessions } from './wallet-sessions'

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
