import type { ComponentType } from 'react'
import type { IconPath } from '../components/marks/icon'
import type { ModalStores } from '../stores/root/modal-stores'
import type { RootStore } from '../stores/root/root.store'
import type { ViewDefinition } from '../views/view-definition'

/** A verb under the account card. The order is the host app's (`walletFeaturesOrder`). */
export interface AccountAction {
  id: string
  icon: IconPath
  /** Shows the word for it, in the visitor's language. */
  Label: ComponentType
  isShown(root: RootStore): boolean
  open(root: RootStore): void
}

/** A tab beside the tokens of the account. */
export interface AccountTab {
  id: string
  Label: ComponentType
  isShown(root: RootStore): boolean
  Content: ComponentType
}

/** What a unit has to say above the tabs, while the first tab is shown. */
export interface AccountNotice {
  id: string
  Content: ComponentType
}

/** What a unit adds to the Account view. */
export interface AccountPart {
  notice?: AccountNotice
  action?: AccountAction
  tab?: AccountTab
}

/** A row below the wallets of the Connect view. */
export interface ConnectViewRow {
  id: string
  isShown(root: RootStore): boolean
  Row: ComponentType
}

/** What a unit adds to the modal. */
export interface Feature {
  id: string
  /** Units are sorted by it, so that the lines of the registry may stand in any order. */
  order: number
  views: readonly ViewDefinition[]
  connectRow?: ConnectViewRow
  /** Fetches what the unit adds to the Account view; it comes together with that view. */
  account?(): Promise<AccountPart>
  /** Adds the unit's own stores, connectors and adapters; called once per modal, before anything of it is shown. */
  attach?(root: RootStore, modalStores: ModalStores): void
}
