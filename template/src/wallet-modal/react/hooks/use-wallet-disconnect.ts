import { useCallback } from 'react'
import type { ChainNamespace } from '../../domain/networks/caip'
import { useModal } from '../modal-context'

/** Returns a function that disconnects one namespace, or all of them. */
export function useWalletDisconnect(): (namespace?: ChainNamespace) => Promise<void> {
  const modal = useModal()
  return useCallback((namespace) => modal.disconnect(namespace), [modal])
}
