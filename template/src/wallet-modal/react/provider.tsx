import type { ReactNode } from 'react'
import { useState } from 'react'
import type { WalletModal } from '../create-wallet-modal'
import { ModalContext } from './modal-context'
import { ModalLoader } from './modal-loader'
import { RootContext } from './root-context'
import { useIsClient } from './hooks/use-is-client'

interface WalletModalProviderProps {
  modal: WalletModal
  children?: ReactNode
}

/** Renders a modal and provides it to the components below. Starts the modal: looks for wallets and restores connections. */
export function WalletModalProvider({ modal, children }: WalletModalProviderProps) {
  const isClient = useIsClient()
  // Without server markup to match, the first render can use the state of an earlier visit.
  useState(() => {
    if (isClient) modal.root.restoreSnapshot()
  })
  return (
    <ModalContext.Provider value={modal}>
      <RootContext.Provider value={modal.root}>
        {children}
        {isClient && <ModalLoader />}
      </RootContext.Provider>
    </ModalContext.Provider>
  )
}
