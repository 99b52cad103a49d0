import type { ComponentType } from 'react'
import { units } from '../features/units'
import type { ViewTexts } from '../locales/en/view-texts'
import type { Route, ViewName } from '../stores/shell/router.store'
import { ConnectView } from './connect/connect.view'
import { ConnectingExternalView } from './connect/connecting-external.view'
import type { ViewDefinition } from './view-definition'
import { viewsOf } from './view-definition'

/** Views that are seen together come in one chunk: a page asks for few files, and a step to the next view waits for none. */
const accountViews = () => import('./account/account-views')
const helpViews = () => import('./help/help-views')
const namespaceViews = () => import('./networks/namespace-views')

const coreViews: readonly ViewDefinition[] = [
  { id: 'Connect', component: ConnectView },
  {
    id: 'ConnectingExternal',
    title: (route, { titles }) => (route.view === 'ConnectingExternal' ? route.data.connector.name : titles.Connect),
    component: ConnectingExternalView,
  },
  {
    id: 'Account',
    async load() {
      const { AccountView, loadAccountParts } = await accountViews()
      await loadAccountParts()
      return AccountView
    },
  },
  ...viewsOf(accountViews, [
    'AccountSettings',
    'ApproveTransaction',
    'Networks',
    'SwitchAddress',
    'SwitchNetwork',
    'Tokens',
    'UnsupportedChain',
  ]),
  ...viewsOf(namespaceViews, ['ConnectingMultiChain', 'SwitchActiveChain']),
  ...viewsOf(helpViews, ['GetWallet', 'WhatIsAWallet', 'WhatIsANetwork']),
]

/** Every view of the modal: the core's and those of the units in use. */
export const views: ReadonlyMap<ViewName, ViewDefinition> = new Map(
  [...coreViews, ...units.flatMap((unit) => unit.views)].map((view) => [view.id, view]),
)

const loaded = new Map<ViewName, ComponentType>()

/** What a view is called. */
export function titleOf(route: Route, texts: ViewTexts): string {
  if (route.view === 'SwitchNetwork' || route.view === 'SwitchActiveChain') return route.data.network.name
  if (route.view === 'ConnectingMultiChain') return route.data.connector.name
  const title = views.get(route.view)?.title?.(route, texts) ?? texts.titles[route.view]
  return typeof title === 'string' ? title : ''
}

/** The view's component when its chunk is here. */
export function loadedView(id: ViewName): ComponentType | undefined {
  return loaded.get(id) ?? views.get(id)?.component
}

/** Fetches a view's chunk. Rejects when it cannot be had; the next call tries again. */
export async function loadView(id: ViewName): Promise<void> {
  const view = views.get(id)
  if (view?.load && !loaded.has(id)) loaded.set(id, await view.load())
}
