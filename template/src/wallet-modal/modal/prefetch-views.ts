import { loadView, views } from '../views/registry'

/** Fetches every view while the browser is idle. What fails is fetched again when it is needed. */
export function prefetchViews(): void {
  for (const id of views.keys()) loadView(id).catch(() => {})
}
