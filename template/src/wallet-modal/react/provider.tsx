import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { WalletModal } from '../create-wallet-modal'
import { ModalContext } from './modal-context'
import { ModalLoader } from './modal-loader'
import { RootContext } from './root-context'
import { useIsClient } from './hooks/use-is-client'

interface WalletModalProviderProps {
  modal: WalletModal
  children?: ReactNode
}

/** Gives a modal to the components below and renders it. It starts here: wallets are looked for, connections taken up. */
export function WalletModalProvider({ modal, children }: WalletModalProviderProps) {
  const isClient = useIsClient()
  // Without server markup to match, the first render already knows what an earlier visit left.
  useState(() => {
    if (isClient) modal.root.restoreSnapshot()
  })
  useLayoutEffect(() => modal.start(), [modal])
  return (
    <ModalContext value={modal}>
      <RootContext value={modal.root}>
        {children}
        {isClient && <ModalLoader />}
      </RootContext>
    </ModalContext>
  )
}
