import { makeAutoObservable, observableRef } from 'mobx'
import { defaultAccountTypes } from '../domain/account'
import type { OptionsState } from '../domain/options'
import { defaultFeatures } from '../domain/options'

const sdkVersion = 'react-ethers-0.1.0'

function defaultOptions(): OptionsState {
  return {
    features: defaultFeatures,
    projectId: '',
    sdkType: 'create-wallet-modal',
    sdkVersion,
    defaultAccountTypes,
    enableNetworkSwitch: true,
    customWallets: undefined,
    includeWalletIds: undefined,
    excludeWalletIds: undefined,
    featuredWalletIds: undefined,
    termsConditionsUrl: undefined,
    privacyPolicyUrl: undefined,
    metadata: undefined,
    siwx: undefined,
    siweConfig: undefined,
    debug: true,
    allowUnsupportedChain: false,
    enableEmbedded: false,
    enableWalletConnect: true,
    enableWallets: true,
    enableEIP6963: true,
    enableInjected: true,
    connectorImages: {},
  }
}

/** What the host app asked for, with every default filled in. */
export class OptionsStore {
  state: OptionsState

  constructor(given: Partial<OptionsState> = {}) {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    this.state = { ...defaultOptions(), ...known }
    makeAutoObservable(this, { state: observableRef })
  }

  /** Replaces single options; the rest stays. */
  update(change: Partial<OptionsState>): void {
    this.state = { ...this.state, ...change }
  }
}
