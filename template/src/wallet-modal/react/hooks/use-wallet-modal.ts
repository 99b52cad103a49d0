import { useMemo } from 'react'
import type { OpenOptions } from '../../stores/shell/modal.store'
import { useModal } from '../modal-context'

/** Opens and closes the modal. Here `close` always closes: a view that must be answered cannot refuse the host app. */
export function useWalletModal(): { open: (options?: OpenOptions) => void; close: () => void } {
  const modal = useModal()
  return useMemo(() => ({ open: (options) => modal.open(options), close: () => modal.close() }), [modal])
}
