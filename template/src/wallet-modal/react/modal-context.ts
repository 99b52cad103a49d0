import { createContext, use } from 'react'
import type { WalletModal } from '../create-wallet-modal'
import { required } from '../domain/errors/errors'

export const ModalContext = /* @__PURE__ */ createContext<WalletModal | null>(null)

/**
 * The modal of the nearest provider.
 * @throws WalletModalError PROVIDER_MISSING outside of a WalletModalProvider
 */
export function useModal(): WalletModal {
  return required(use(ModalContext), 'PROVIDER_MISSING')
}
