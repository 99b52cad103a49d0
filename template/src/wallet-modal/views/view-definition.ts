import type { ComponentType } from 'react'
import type { ViewTexts } from '../locales/en/view-texts'
import type { Route, ViewName } from '../stores/router.store'

/** A view as the shell knows it. */
export interface ViewDefinition {
  id: ViewName
  title(route: Route, texts: ViewTexts): string
  /** The title is only read aloud. */
  titleHidden?: boolean
  /** A view that comes with the shell, because the modal opens with it. */
  component?: ComponentType
  /** Fetches a view that does not. */
  load?(): Promise<ComponentType>
}
