import type { Network } from '../../domain/networks/network'
import { namespacesOf } from '../../domain/networks/network'
import { createConnectionClient, createNetworkClient } from '../root/clients'
import type { RootStore } from '../root/root.store'

/** Gives the stores their chain families, each with its networks and clients, and makes the default network the active one. */
export function addNamespaces(
  root: RootStore,
  networks: readonly Network[],
  defaultNetwork: Network | undefined,
): void {
  const { chain } = root
  for (const namespace of namespacesOf(networks)) {
    chain.addNamespace(
      namespace,
      networks.filter((network) => network.chainNamespace === namespace),
    )
    chain.setClients(namespace, createConnectionClient(namespace, root), createNetworkClient(namespace, root))
  }
  if (defaultNetwork === undefined) return
  chain.setActiveNamespace(defaultNetwork.chainNamespace)
  chain.setChainNetworkData({ caipNetwork: defaultNetwork }, defaultNetwork.chainNamespace)
}
