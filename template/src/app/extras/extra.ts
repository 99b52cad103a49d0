import type { ComponentType } from 'react'
import type { WalletModalOptions } from '../../wallet-modal'

/** What the app does with one more part of the modal. */
export interface AppExtra {
  /** What the modal is told. */
  options: Partial<WalletModalOptions>
  /** What the page shows to whoever is connected. */
  Card: ComponentType
}
