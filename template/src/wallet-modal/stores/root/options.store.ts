import { makeAutoObservable, observableRef } from 'mobx'
import type { OptionsState } from '../../domain/options'
import { defaultFeatures } from '../../domain/options'

const version = '0.2.0'

/** The `sv` parameter of requests to services: platform, adapters, version (SPEC C7-01). */
export function sdkVersionOf(adapterKinds: readonly string[]): string {
  return `react-${adapterKinds.join(',') || 'universal'}-${version}`
}

function defaultOptions(): OptionsState {
  return {
    features: defaultFeatures,
    projectId: '',
    sdkType: 'create-wallet-modal',
    sdkVersion: sdkVersionOf([]),
    enableNetworkSwitch: true,
    customWallets: undefined,
    termsConditionsUrl: undefined,
    privacyPolicyUrl: undefined,
    metadata: undefined,
    debug: true,
    allowUnsupportedChain: false,
    enableEmbedded: false,
    enableWalletConnect: true,
    allWallets: 'SHOW',
    enableWallets: true,
    enableEIP6963: true,
    enableInjected: undefined,
    connectorImages: {},
    hosts: {},
    verifyDomain: undefined,
    preferUniversalLinks: false,
    walletLinksKeepQuery: false,
    universalProviderConfigOverride: undefined,
  }
}

/** The options of the host app, with all defaults filled in. */
export class OptionsStore {
  state: OptionsState

  constructor(given: Partial<OptionsState> = {}) {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    this.state = { ...defaultOptions(), ...known }
    makeAutoObservable(this, { state: observableRef })
  }

  /** The parameters that identify the modal to a service. */
  serviceCaller(base: string): { base: string; projectId: string; sdkType: string; sdkVersion: string } {
    const { projectId, sdkType, sdkVersion } = this.state
    return { base, projectId, sdkType, sdkVersion }
  }

  /** Replaces single options; the others stay. */
  update(change: Partial<OptionsState>): void {
    this.state = { ...this.state, ...change }
  }
}
