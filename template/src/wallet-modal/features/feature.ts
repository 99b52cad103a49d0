import type { ViewDefinition } from '../views/view-definition'

/** What a unit adds to the modal. */
export interface Feature {
  id: string
  /** Units are sorted by it, so that the lines of the registry may stand in any order. */
  order: number
  views: readonly ViewDefinition[]
}
