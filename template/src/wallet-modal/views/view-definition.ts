import type { ComponentType } from 'react'
import type { ViewTexts } from '../locales/en/view-texts'
import type { RootStore } from '../stores/root/root.store'
import type { Route, ViewName } from '../stores/shell/router.store'

/** A view as the shell knows it. */
export interface ViewDefinition {
  id: ViewName
  /** Left out: the text that the catalogue has under the view's id. */
  title?(route: Route, texts: ViewTexts): string
  /** A view that comes with the shell, because the modal opens with it. */
  component?: ComponentType
  /** Fetches a view that does not. */
  load?(root: RootStore): Promise<ComponentType>
}

/** The definitions of views that come in one chunk, where each is exported under its name with `View` behind it. */
export function viewsOf<Id extends ViewName>(
  load: () => Promise<Record<`${Id}View`, ComponentType>>,
  ids: readonly Id[],
): ViewDefinition[] {
  return ids.map((id) => ({ id, load: async () => (await load())[`${id}View`] }))
}
