import { useCallback } from 'react'
import type { ChainNamespace } from '../../domain/networks/caip'
import { useModal } from '../modal-context'

/** Disconnects one namespace, or everything. */
export function useWalletDisconnect(): (namespace?: ChainNamespace) => Promise<void> {
  const modal = useModal()
  return useCallback((namespace) => modal.disconnect(namespace), [modal])
}
