import type { ComponentType } from 'react'
import type { Language } from '../locales/language'
import type { RootStore } from '../stores/root/root.store'
import type { Route, ViewName } from '../stores/shell/router.store'

/** The definition of a view. */
export interface ViewDefinition {
  id: ViewName
  /** The title. Default: the text under the view's id in the catalogue. */
  title?(route: Route, language: Language, root: RootStore): string
  /** The component, for a view in the modal's own chunk. */
  component?: ComponentType
  /** Loads the component, for a view in another chunk. */
  load?(root: RootStore): Promise<ComponentType>
}

/** Defines views that share a chunk. The chunk exports each view under its id followed by `View`. */
export function viewsOf<Id extends ViewName>(
  load: () => Promise<Record<`${Id}View`, ComponentType>>,
  ids: readonly Id[],
): ViewDefinition[] {
  return ids.map((id) => ({ id, load: async () => (await load())[`${id}View`] }))
}
