import { reaction } from 'mobx'
import type { AccountStores } from '../../stores/account/account-stores'
import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { reportThrown } from '../../stores/shell/report-thrown'
import { EnsStore } from './ens.store'
import { IdentitySync } from './identity-sync'
import { NameService } from './name-service'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    ens: EnsStore
  }
}

/** Looks up the name and the picture of the active account, and lets other units resolve names. */
export function attachNames(root: RootStore, stores: AccountStores, signal: AbortSignal): void {
  const { account, chain, memory, platform } = root
  const repositories = () => memory.repositories()
  const service = new NameService({ platform, api: stores.api, repositories })
  const ens = new EnsStore({
    chain,
    service,
    repositories,
    reader: async (network) => (await stores.reader(network))?.names,
  })
  const identity = new IdentitySync({ chain, api: stores.api, service, ens })
  reportThrown([ens], root.events)
  addFeatures(root, { ens })
  stores.resolveName = (name, options) => ens.resolveName(name, options)
  reaction(
    () => account.isConnected && chain.activeCaipAddress,
    (isKnown) => {
      if (isKnown) void identity.sync()
      else identity.stop()
    },
    { signal, fireImmediately: true },
  )
}
