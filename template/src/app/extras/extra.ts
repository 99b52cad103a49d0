import type { ComponentType } from 'react'
import type { WalletModalOptions } from '../../wallet-modal'

/** A part of the page that can be left out: how the app uses an optional part of the modal, or the demonstration. */
export interface AppExtra {
  /** Options for the modal. */
  options?: Partial<WalletModalOptions>
  /** Shown above the page. */
  Top?: ComponentType
  /** Shown below the headline. */
  Intro?: ComponentType
  /** Shown while a wallet is connected. */
  Card?: ComponentType
  /** Shown at the end of the page. */
  End?: ComponentType
}
