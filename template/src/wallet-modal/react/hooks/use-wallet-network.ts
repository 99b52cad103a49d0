import { useCallback } from 'react'
import type { CaipNetworkId } from '../../domain/networks/caip'
import type { Network, NetworkInput } from '../../domain/networks/network'
import type { RootStore } from '../../stores/root/root.store'
import { useModal } from '../modal-context'
import { useObserved } from './use-observed'

interface WalletNetwork {
  network: Network | undefined
  caipNetworkId: CaipNetworkId | undefined
  chainId: number | string | undefined
  /** False while the wallet is on a network that the app does not list. */
  isSupported: boolean
  /** Rejects with the wallet's error; see `WalletModal.switchNetwork`. */
  switchNetwork: (network: Pick<NetworkInput, 'id'>) => Promise<void>
}

function readNetwork({ chain }: RootStore) {
  const network = chain.activeCaipNetwork
  return {
    network,
    caipNetworkId: network?.caipNetworkId,
    chainId: network?.id,
    isSupported: chain.isActiveNetworkSupported,
  }
}

/** The active network, and a function that changes it. */
export function useWalletNetwork(): WalletNetwork {
  const modal = useModal()
  const switchNetwork = useCallback((network: Pick<NetworkInput, 'id'>) => modal.switchNetwork(network), [modal])
  return { ...useObserved(readNetwork), switchNetwork }
}
