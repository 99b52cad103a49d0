import type { ComponentType } from 'react'
import { viewTexts } from '../locales/en/view-texts'
import type { Language } from '../locales/language'
import type { AccountFeature, Feature } from '../features/feature'
import type { RootStore } from '../stores/root/root.store'
import type { ViewName } from '../stores/shell/router.store'
import { traitsOf } from '../stores/shell/view-traits'
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

/** Every view of the modal: those of the core and of the given units. */
export function allViews(units: readonly Pick<Feature, 'views'>[]): ReadonlyMap<ViewName, ViewDefinition> {
  return new Map([...coreViews, ...units.flatMap(({ views }) => views)].map((view) => [view.id, view]))
}

/** Loads the units whose views need an account. Rejects on a failure; the next call tries again. */
export async function loadAccountUnits({ modalStores }: RootStore): Promise<void> {
  const [{ accountFeatures }] = await Promise.all([accountViews(), modalStores.language.load('account')])
  modalStores.addAccountUnits(Object.values<AccountFeature>(accountFeatures))
}

function findView({ modalStores }: RootStore, id: ViewName): ViewDefinition | undefined {
  return allViews(modalStores.loadedUnits).get(id)
}

const loaded = new WeakMap<ViewDefinition, ComponentType>()

/** The title of the current view. */
export function titleOf(root: RootStore, language: Language): string {
  const { route } = root.router
  if (route.view === 'SwitchNetwork' || route.view === 'SwitchActiveChain') return route.data.network.name
  if (route.view === 'ConnectingMultiChain' || route.view === 'ConnectingExternal') return route.data.connector.name
  const title =
    findView(root, route.view)?.title?.(route, language, root) ??
    Reflect.get(language.textsOf(viewTexts).titles, route.view)
  return typeof title === 'string' ? title : ''
}

/** The component of a view, if it is loaded. */
export function loadedView(root: RootStore, id: ViewName): ComponentType | undefined {
  const view = findView(root, id)
  return view && (view.component ?? loaded.get(view))
}

/** Loads the chunk of a view, and first the units whose views need an account if the view may be among them. Rejects on a failure; the next call tries again. */
export async function loadView(root: RootStore, id: ViewName): Promise<void> {
  if (traitsOf(id).needsAccount) await loadAccountUnits(root)
  const view = findView(root, id)
  if (view?.load && !loaded.has(view)) loaded.set(view, await view.load(root))
}
