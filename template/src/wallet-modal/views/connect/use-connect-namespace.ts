import type { ChainNamespace } from '../../domain/networks/caip'
import type { Connector } from '../../domain/wallets/connector'
import { membersOf } from '../../domain/wallets/merge-connectors'
import { useModalStores, useRoot } from '../../react/root-context'

interface ConnectNamespace {
  /** The connected wallet, if it also supports the namespace. Call it in an observer. */
  memberFor: (namespace: ChainNamespace) => Connector | undefined
  connect: (connector: Connector) => void
  /** Shows the wallets that support the namespace. */
  chooseWallet: (namespace: ChainNamespace) => void
}

/** How a further namespace is connected. */
export function useConnectNamespace(): ConnectNamespace {
  const { connector: connectors, router } = useRoot()
  const { walletList } = useModalStores()
  return {
    memberFor(namespace) {
      const ids = [...connectors.activeConnectorIds.values()]
      const isInUse = (wallet: Connector) => membersOf(wallet).some(({ id }) => ids.includes(id))
      const inUse = walletList.wallets.find((wallet) => wallet.connectors && isInUse(wallet))
      return inUse?.connectors?.find(({ chain }) => chain === namespace)
    },
    connect: (connector) => walletList.chooseConnector(connector),
    chooseWallet(namespace) {
      connectors.setFilterByNamespace(namespace)
      router.push({ view: 'Connect', data: undefined })
    },
  }
}
