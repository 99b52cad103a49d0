import { units } from '../features/units'
import { loadView, views } from '../views/registry'

const unitViews = new Set(units.flatMap((unit) => unit.views.map(({ id }) => id)))

/** Fetches the core's views while the browser is idle. What fails is fetched again when it is needed. */
export function prefetchCoreViews(): void {
  for (const id of views.keys()) if (!unitViews.has(id)) loadView(id).catch(() => {})
}

/** Fetches the views of the units: only of use to a visitor who has opened the modal. */
export function prefetchUnitViews(): void {
  for (const id of unitViews) loadView(id).catch(() => {})
}
