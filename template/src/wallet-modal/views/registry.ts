import type { ComponentType } from 'react'
import type { Feature } from '../features/feature'
import * as featureUnits from '../features'
import type { ViewName } from '../stores/router.store'
import type { ViewDefinition } from './view-definition'

const coreViews: readonly ViewDefinition[] = [
  {
    id: 'Connect',
    title: (_, { titles }) => titles.Connect,
    load: async () => (await import('./connect.view')).ConnectView,
  },
  {
    id: 'ConnectingExternal',
    title: (route, { titles }) => (route.view === 'ConnectingExternal' ? route.data.connector.name : titles.Connect),
    load: async () => (await import('./connecting-external.view')).ConnectingExternalView,
  },
  {
    id: 'Account',
    title: (_, { titles }) => titles.Account,
    titleHidden: true,
    load: async () => (await import('./account.view')).AccountView,
  },
  {
    id: 'AccountSettings',
    title: (_, { titles }) => titles.AccountSettings,
    load: async () => (await import('./account-settings.view')).AccountSettingsView,
  },
  {
    id: 'Networks',
    title: (_, { titles }) => titles.Networks,
    load: async () => (await import('./networks.view')).NetworksView,
  },
  {
    id: 'SwitchNetwork',
    title: (route, { titles }) => (route.view === 'SwitchNetwork' ? route.data.network.name : titles.SwitchNetwork),
    load: async () => (await import('./switch-network.view')).SwitchNetworkView,
  },
  {
    id: 'UnsupportedChain',
    title: (_, { titles }) => titles.UnsupportedChain,
    load: async () => (await import('./unsupported-chain.view')).UnsupportedChainView,
  },
  {
    id: 'WhatIsAWallet',
    title: (_, { titles }) => titles.WhatIsAWallet,
    load: async () => (await import('./what-is-a-wallet.view')).WhatIsAWalletView,
  },
  {
    id: 'WhatIsANetwork',
    title: (_, { titles }) => titles.WhatIsANetwork,
    load: async () => (await import('./what-is-a-network.view')).WhatIsANetworkView,
  },
]

const features = Object.values<Feature>(featureUnits).sort((one, other) => one.order - other.order)

/** Every view of the modal: the core's and those of the units in use. */
export const views: ReadonlyMap<ViewName, ViewDefinition> = new Map(
  [...coreViews, ...features.flatMap((feature) => feature.views)].map((view) => [view.id, view]),
)

const loaded = new Map<ViewName, ComponentType>()

/** The view's component when its chunk is here. */
export function loadedView(id: ViewName): ComponentType | undefined {
  return loaded.get(id)
}

/** Fetches a view's chunk. Rejects when it cannot be had; the next call tries again. */
export async function loadView(id: ViewName): Promise<void> {
  const view = views.get(id)
  if (view && !loaded.has(id)) loaded.set(id, await view.load())
}
