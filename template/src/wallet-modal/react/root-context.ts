import { createContext, use } from 'react'
import { required } from '../domain/errors/errors'
import type { ModalStores } from '../stores/root/modal-stores'
import type { RootStore } from '../stores/root/root.store'
import { useIsClient } from './hooks/use-is-client'

export const RootContext = /* @__PURE__ */ createContext<RootStore | null>(null)

/**
 * The stores of the modal above.
 * @throws WalletModalError PROVIDER_MISSING outside of a WalletModalProvider
 */
export function useRoot(): RootStore {
  return required(use(RootContext), 'PROVIDER_MISSING')
}

/** The stores of the modal above, for what a server renders too: while its markup is taken over, as the server had them. */
export function useShownRoot(): RootStore {
  const root = useRoot()
  return useIsClient() ? root : root.serverSnapshot
}

/**
 * The stores of the open modal, for what is shown inside it.
 * @throws WalletModalError PROVIDER_MISSING outside of a WalletModalProvider
 */
export function useModalStores(): ModalStores {
  return useRoot().modalStores
}
