import type { ComponentType } from 'react'
import { units } from '../features/units'
import type { ViewName } from '../stores/router.store'
import { ConnectView } from './connect.view'
import { ConnectingExternalView } from './connecting-external.view'
import type { ViewDefinition } from './view-definition'

/** Views that are seen together come in one chunk: a page asks for few files, and a step to the next view waits for none. */
const accountViews = () => import('./account-views')
const helpViews = () => import('./help-views')

const coreViews: readonly ViewDefinition[] = [
  {
    id: 'Connect',
    title: (_, { titles }) => titles.Connect,
    component: ConnectView,
  },
  {
    id: 'ConnectingExternal',
    title: (route, { titles }) => (route.view === 'ConnectingExternal' ? route.data.connector.name : titles.Connect),
    component: ConnectingExternalView,
  },
  {
    id: 'Account',
    title: (_, { titles }) => titles.Account,
    titleHidden: true,
    load: async () => (await accountViews()).AccountView,
  },
  {
    id: 'AccountSettings',
    title: (_, { titles }) => titles.AccountSettings,
    load: async () => (await accountViews()).AccountSettingsView,
  },
  {
    id: 'Networks',
    title: (_, { titles }) => titles.Networks,
    load: async () => (await accountViews()).NetworksView,
  },
  {
    id: 'SwitchNetwork',
    title: (route, { titles }) => (route.view === 'SwitchNetwork' ? route.data.network.name : titles.SwitchNetwork),
    load: async () => (await accountViews()).SwitchNetworkView,
  },
  {
    id: 'UnsupportedChain',
    title: (_, { titles }) => titles.UnsupportedChain,
    load: async () => (await accountViews()).UnsupportedChainView,
  },
  {
    id: 'GetWallet',
    title: (_, { titles }) => titles.GetWallet,
    load: async () => (await helpViews()).GetWalletView,
  },
  {
    id: 'WhatIsAWallet',
    title: (_, { titles }) => titles.WhatIsAWallet,
    load: async () => (await helpViews()).WhatIsAWalletView,
  },
  {
    id: 'WhatIsANetwork',
    title: (_, { titles }) => titles.WhatIsANetwork,
    load: async () => (await helpViews()).WhatIsANetworkView,
  },
]

/** Every view of the modal: the core's and those of the units in use. */
export const views: ReadonlyMap<ViewName, ViewDefinition> = new Map(
  [...coreViews, ...units.flatMap((unit) => unit.views)].map((view) => [view.id, view]),
)

const loaded = new Map<ViewName, ComponentType>()

/** The view's component when its chunk is here. */
export function loadedView(id: ViewName): ComponentType | undefined {
  return loaded.get(id) ?? views.get(id)?.component
}

/** Fetches a view's chunk. Rejects when it cannot be had; the next call tries again. */
export async function loadView(id: ViewName): Promise<void> {
  const view = views.get(id)
  if (view?.load && !loaded.has(id)) loaded.set(id, await view.load())
}
