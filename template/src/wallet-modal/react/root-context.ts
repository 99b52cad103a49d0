import { createContext, useContext } from 'react'
import { required } from '../domain/errors/errors'
import type { ModalStores } from '../stores/root/modal-stores'
import type { RootStore } from '../stores/root/root.store'
import { useIsClient } from './hooks/use-is-client'

export const RootContext = /* @__PURE__ */ createContext<RootStore | null>(null)

/**
 * The stores of the nearest modal.
 * @throws WalletModalError PROVIDER_MISSING outside of a WalletModalProvider
 */
export function useRoot(): RootStore {
  return required(useContext(RootContext), 'PROVIDER_MISSING')
}

/**
 * The stores of the nearest modal, for components that a server renders. While hydrating, these are the stores as the server rendered
 * them.
 */
export function useShownRoot(): RootStore {
  const root = useRoot()
  return useIsClient() ? root : root.serverSnapshot
}

/**
 * The stores that are loaded with the modal, for components inside it.
 * @throws WalletModalError PROVIDER_MISSING outside of a WalletModalProvider
 */
export function useModalStores(): ModalStores {
  return useRoot().modalStores
}
