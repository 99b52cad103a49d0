import type { ComponentType } from 'react'
import type { Feature } from '../features/feature'
import type { ViewTexts } from '../locales/en/view-texts'
import type { RootStore } from '../stores/root/root.store'
import type { ViewName } from '../stores/shell/router.store'
import { ConnectView } from './connect/connect.view'
import { ConnectingExternalView } from './connect/connecting-external.view'
import type { ViewDefinition } from './view-definition'
import { viewsOf } from './view-definition'

/** Views that are shown one after the other share a chunk, so that moving between them does not load another. */
const accountViews = () => import('./account/account-views')
const namespaceViews = () => import('./networks/namespace-views')

const coreViews: readonly ViewDefinition[] = [
  { id: 'Connect', component: ConnectView },
  { id: 'ConnectingExternal', component: ConnectingExternalView },
  ...(['Account', 'AccountSettings', 'SwitchAddress'] as const).map((id) => ({
    id,
    async load(root: RootStore) {
      const views = await accountViews()
      await views.loadAccountParts(root)
      return views[`${id}View`]
    },
  })),
  ...viewsOf(accountViews, ['Networks', 'SwitchNetwork', 'UnsupportedChain']),
  ...viewsOf(namespaceViews, ['ConnectingMultiChain', 'SwitchActiveChain']),
]

/** Every view of the modal: those of the core and of the units in use. */
export function allViews(units: readonly Feature[]): ReadonlyMap<ViewName, ViewDefinition> {
  return new Map([...coreViews, ...units.flatMap(({ views }) => views)].map((view) => [view.id, view]))
}

function findView({ modalStores }: RootStore, id: ViewName): ViewDefinition | undefined {
  return allViews(modalStores.units).get(id)
}

const loaded = new WeakMap<ViewDefinition, ComponentType>()

/** The title of the current view. */
export function titleOf(root: RootStore, texts: ViewTexts): string {
  const { route } = root.router
  if (route.view === 'SwitchNetwork' || route.view === 'SwitchActiveChain') return route.data.network.name
  if (route.view === 'ConnectingMultiChain' || route.view === 'ConnectingExternal') return route.data.connector.name
  const title = findView(root, route.view)?.title?.(route, texts, root) ?? Reflect.get(texts.titles, route.view)
  return typeof title === 'string' ? title : ''
}

/** The component of a view, if it is loaded. */
export function loadedView(root: RootStore, id: ViewName): ComponentType | undefined {
  const view = findView(root, id)
  return view && (view.component ?? loaded.get(view))
}

/** Loads the chunk of a view. Rejects on a failure; the next call tries again. */
export async function loadView(root: RootStore, id: ViewName): Promise<void> {
  const view = findView(root, id)
  if (view?.load && !loaded.has(view)) loaded.set(view, await view.load(root))
}
