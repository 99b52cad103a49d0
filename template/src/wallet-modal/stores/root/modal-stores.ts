import { action, makeObservable, observableRef } from 'mobx'
import { required } from '../../domain/errors/errors'
import { serviceHost } from '../../domain/service-hosts'
import type { AccountFeature, Feature } from '../../features/feature'
import type { WalletDirectory } from '../../domain/wallets/wallet-entry'
import type { Device } from '../../platform/device'
import { readDevice } from '../../platform/device'
import { AlertStore } from '../shell/alert.store'
import { startModalReactions } from './modal.reactions'
import { LanguageLoader } from '../shell/language-loader'
import { NetworkSwitch } from '../connection/network-switch'
import { OptionsStateStore } from './options-state.store'
import { reportThrown } from '../shell/report-thrown'
import type { RootStore } from './root.store'
import type { ViewName } from '../shell/router.store'
import { SnackStore } from '../shell/snack.store'
import { TooltipStore } from '../shell/tooltip.store'
import { WalletList } from '../wallets/wallet-list'

/**
 * The stores that are needed only when the modal opens (or a stored pairing is resumed). They are part of the modal's chunk, so that a
 * page that only shows a button stays small.
 */
export class ModalStores {
  /** The units of the modal, in their order. A unit that the app starts with a function call adds itself to the list, so the list is observable. */
  units: readonly Feature[]
  /** The units whose views need an account, in their order. None until the chunk of the account's views has loaded. */
  accountUnits: readonly AccountFeature[] = []
  readonly device: Device
  readonly alert: AlertStore
  readonly snack: SnackStore
  readonly tooltip = new TooltipStore()
  readonly language: LanguageLoader
  readonly optionsState: OptionsStateStore
  readonly networkSwitch: NetworkSwitch
  readonly walletList: WalletList
  /** Set by the unit that has a wallet directory. */
  directory: WalletDirectory | undefined = undefined
  /** Set by a feature that continues after connecting and closes the modal itself. */
  keepsModalOpen = false

  constructor(root: RootStore, units: readonly Feature[], signal: AbortSignal) {
    this.units = units
    const { platform, options, chain, events } = root
    this.device = readDevice(required(platform.window(), 'WALLET_UNREACHABLE'))
    this.alert = new AlertStore({
      log: platform.log,
      isShown: () => options.state.debug,
      language: () => root.locale.modal,
    })
    this.optionsState = new OptionsStateStore(options)
    this.language = new LanguageLoader(root, signal)
    this.snack = new SnackStore((error) => this.language.errorText(error))
    this.networkSwitch = new NetworkSwitch({ chain })
    this.walletList = new WalletList(root, this)
    reportThrown([this.alert, this.tooltip], events)
    makeObservable(this, { units: observableRef, accountUnits: observableRef, addAccountUnits: action })
    startModalReactions(root, this, signal)
    if (serviceHost('api', options.state))
      import('../shell/origin-check').then(({ checkOrigin }) => checkOrigin(root)).catch(() => {})
  }

  addAccountUnits(units: readonly AccountFeature[]): void {
    this.accountUnits = units
  }

  /** All units whose chunks have loaded. */
  get loadedUnits(): readonly AccountFeature[] {
    return [...this.units, ...this.accountUnits].sort((one, other) => one.order - other.order)
  }

  /** Whether the copy has a view. Views of units that were left out do not exist. */
  hasView(id: ViewName): boolean {
    return this.loadedUnits.some(({ views }) => views.some((view) => view.id === id))
  }
}
