import { required } from '../domain/errors'
import type { Device } from '../platform/device'
import { readDevice } from '../platform/device'
import { AlertStore } from './alert.store'
import { ApiStore } from './api.store'
import type { FeatureStores } from './feature-stores'
import { startLateReactions } from './late.reactions'
import { NetworkSwitch } from './network-switch'
import { OptionsStateStore } from './options-state.store'
import { checkOrigin } from './origin-check'
import type { RootStore } from './root.store'
import { SnackStore } from './snack.store'
import { TooltipStore } from './tooltip.store'
import { WalletButtons } from './wallet-buttons'
import { WalletList } from './wallet-list'

/**
 * The stores that nothing needs before the modal is first opened (or a stored pairing is taken up). They come with its
 * chunk, so that a page that only shows a button stays light.
 */
export class LateStores {
  readonly device: Device
  readonly alert: AlertStore
  readonly snack = new SnackStore()
  readonly tooltip = new TooltipStore()
  readonly optionsState: OptionsStateStore
  readonly networkSwitch: NetworkSwitch
  readonly api: ApiStore
  readonly walletList: WalletList
  readonly walletButtons: WalletButtons
  readonly #features: Partial<FeatureStores> = {}

  constructor(root: RootStore, signal: AbortSignal) {
    const { platform, options, chain, connector, events, asset, memory } = root
    this.device = readDevice(required(platform.window(), 'WALLET_UNREACHABLE'))
    this.alert = new AlertStore({ log: platform.log, isShown: () => options.state.debug })
    this.optionsState = new OptionsStateStore(options)
    this.networkSwitch = new NetworkSwitch({ chain })
    this.api = new ApiStore({ platform, options, chain, connector, events, asset, memory, device: this.device })
    this.walletList = new WalletList(root, this)
    this.walletButtons = new WalletButtons(root, this)
    startLateReactions(root, this, signal)
    void checkOrigin(root)
  }

  /** The store of a unit; undefined without the unit. */
  feature<Name extends keyof FeatureStores>(name: Name): FeatureStores[Name] | undefined {
    return this.#features[name]
  }

  addFeature<Name extends keyof FeatureStores>(name: Name, store: FeatureStores[Name]): void {
    this.#features[name] = store
  }
}
