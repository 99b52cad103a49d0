import type { LateStores } from '../stores/late-stores'
import type { RootStore } from '../stores/root.store'
import type { ViewDefinition } from '../views/view-definition'

/** What a unit adds to the modal. */
export interface Feature {
  id: string
  /** Units are sorted by it, so that the lines of the registry may stand in any order. */
  order: number
  views: readonly ViewDefinition[]
  /** Adds the unit's own stores, connectors and adapters; called once per modal, before anything of it is shown. */
  attach?(root: RootStore, late: LateStores): void
}
