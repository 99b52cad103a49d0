import type { ComponentType } from 'react'
import type { AccountCardAmount } from '../components/account-card/account-card-balance'
import type { IconPath } from '../components/marks/icon'
import type { Language } from '../locales/language'
import type { ModalStores } from '../stores/root/modal-stores'
import type { RootStore } from '../stores/root/root.store'
import type { PlainViewName } from '../stores/shell/router.store'
import type { ViewDefinition } from '../views/view-definition'

/** An action under the account card, such as Send. The host app orders them (`walletFeaturesOrder`). */
export interface AccountAction {
  id: string
  icon: IconPath
  /** The label of the action, in the given language. */
  label(language: Language): string
  isShown(root: RootStore): boolean
  open(root: RootStore): void
}

/** A tab of the Account view. Tabs stand in the order of their units. */
export interface AccountTab {
  id: string
  /** The label of the tab, in the given language. */
  label(language: Language): string
  isShown(root: RootStore): boolean
  Content: ComponentType
}

/** Content above the tabs. Shown while the first tab is open. */
export interface AccountNotice {
  id: string
  Content: ComponentType
}

/** What a unit tells of the worth of accounts. */
export interface AccountWorth {
  /** Stands on the account card in place of the native balance; undefined where the worth is unknown. */
  amount(root: RootStore): AccountCardAmount | undefined
  /** True until the first answer: the worth may be known in a moment. */
  isAwaited(root: RootStore): boolean
  /** Stands behind an account in the list of the wallet's accounts. */
  textOf(root: RootStore, address: string): string | undefined
}

/** A unit's part of the list of accounts, for a wallet in which the visitor chooses among account types. */
export interface AccountList {
  /** The type of an account, in words. Undefined for a wallet without account types. */
  kindOf(root: RootStore, address: string): string | undefined
  /** Whether the wallet is switching to an account. */
  isChoosing(root: RootStore, address: string): boolean
  /**
   * Makes the wallet switch to an account, and opens the Account view when the wallet has switched. Returns false, and does nothing, for a
   * wallet without account types; the caller then selects the account on the page.
   */
  choose(root: RootStore, address: string): boolean
}

/** What a unit adds to the views of the account. */
export interface AccountPart {
  /** Opens the settings of the connected wallet; undefined for a wallet that has none here. */
  walletSettings?(root: RootStore): (() => void) | undefined
  /** Stands in the settings of the account, above the network and the wallet. */
  settings?: { id: string; Content: ComponentType }
  worth?: AccountWorth
  list?: AccountList
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

/** A button that opens a view of the unit. The modal shows the button in each alert, and in the message about a view that failed to render. */
export interface ErrorAction {
  view: PlainViewName
  /** The label of the button, in the given language. */
  label(language: Language): string
}

/** The parts that a unit adds to the modal. */
export interface Feature {
  id: string
  /** The position of the unit. The lines of the registry may have any order. */
  order: number
  views: readonly ViewDefinition[]
  connectRow?: ConnectViewRow
  /** A way to connect besides wallets. The host app orders them (`connectMethodsOrder`). */
  connectPart?: { method: 'email' | 'social'; isShown(root: RootStore): boolean; Part: ComponentType }
  errorAction?: ErrorAction
  /** Fetches what the unit adds to the views of the account; it comes together with them. */
  account?(): Promise<AccountPart>
  /** Adds the unit's stores, connectors and adapters. Called once per modal, before anything of the unit is shown. */
  attach?(root: RootStore, modalStores: ModalStores): void
}

/**
 * A unit whose views all need a connected account. It is part of the chunk of the account's views, so that the first opening does not load
 * it. A unit that has stores adds them in `account-units.ts`.
 */
export type AccountFeature = Pick<Feature, 'id' | 'order' | 'views' | 'account'>
