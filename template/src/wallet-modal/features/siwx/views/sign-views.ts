import type { ViewName } from '../../../stores/shell/router.store'

const signViews: readonly ViewName[] = ['SIWXSignMessage', 'ConnectingSiwe']

/** A view that asks for the signature. */
export function isSignView(view: ViewName): boolean {
  return signViews.includes(view)
}
