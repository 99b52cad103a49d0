import { useMemo } from 'react'
import type { OpenOptions } from '../../stores/shell/modal.store'
import { useModal } from '../modal-context'

/** Opens and closes the modal. `close` is the host's own wish, so no view refuses it. */
export function useWalletModal(): { open: (options?: OpenOptions) => void; close: () => void } {
  const modal = useModal()
  return useMemo(() => ({ open: (options) => modal.open(options), close: () => modal.close() }), [modal])
}
