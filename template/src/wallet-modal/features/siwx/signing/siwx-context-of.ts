import { walletConnectConnectorId } from '../../../domain/wallets/connector'
import { serviceHost } from '../../../domain/service-hosts'
import type { SessionTable, SigningWallet, SiwxContext } from '../../../services/siwx-context'
import type { SessionMemory } from '../../../stores/connection/session-memory'
import type { RootStore } from '../../../stores/root/root.store'

function signingWallet({ chain, connector }: RootStore): SigningWallet | undefined {
  const { activeChain } = chain
  const wallet = chain.activeEntry?.accountState.connectedWalletInfo
  if (!wallet || !activeChain) return undefined
  const isPaired = connector.activeConnectorIds.get(activeChain) === walletConnectConnectorId
  const isExtension = ['EXTERNAL', 'INJECTED', 'ANNOUNCED'].includes(wallet.type ?? '')
  const type = isPaired ? 'walletconnect' : isExtension ? 'extension' : 'unknown'
  return { type, name: wallet.name, icon: wallet.icon }
}

/** The table of sign-in sessions in the modal's database. */
async function sessionTable(memory: SessionMemory): Promise<SessionTable> {
  return (await memory.repositories()).siwxSessions
}

/** What the modal gives to the object that signs visitors in (`SiwxFactory`). */
export function siwxContextOf(root: RootStore): SiwxContext {
  const { platform, memory, chain, options, adapters } = root
  return {
    platform,
    modalId: memory.id,
    sessions: () => sessionTable(memory),
    networkOf: (chainId) => chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === chainId),
    rpc: () => adapters.rpc(),
    cloud() {
      const base = serviceHost('api', options.state)
      return base === undefined ? undefined : options.serviceCaller(base)
    },
    wallet: () => signingWallet(root),
    clientId: () => root.accountLoader.stores?.api.clientId ?? null,
    activeNetwork: () => chain.activeCaipNetwork?.caipNetworkId,
  }
}
