import type { ComponentType } from 'react'
import type { WalletModalOptions } from '../../wallet-modal'

/** How the app uses an optional part of the modal. */
export interface AppExtra {
  /** Options for the modal. */
  options: Partial<WalletModalOptions>
  /** Shown on the page while a wallet is connected. */
  Card: ComponentType
}
