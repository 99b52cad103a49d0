import { createContext, useContext } from 'react'
import type { WalletModal } from '../create-wallet-modal'
import { required } from '../domain/errors/errors'

export const ModalContext = /* @__PURE__ */ createContext<WalletModal | null>(null)

/**
 * The modal of the nearest provider.
 * @throws WalletModalError PROVIDER_MISSING outside of a WalletModalProvider
 */
export function useModal(): WalletModal {
  return required(useContext(ModalContext), 'PROVIDER_MISSING')
}
