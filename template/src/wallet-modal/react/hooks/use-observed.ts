import { compareStructural, reaction } from 'mobx'
import { useMemo, useSyncExternalStore } from 'react'
import type { RootStore } from '../../stores/root/root.store'
import { useRoot } from '../root-context'

/** What `read` takes from the stores, as an external store of React: the same object until the value changes. */
function observe<T>(root: RootStore, read: (root: RootStore) => T) {
  let last = read(root)
  const latest = (from: RootStore) => {
    const value = read(from)
    if (!compareStructural(last, value)) last = value
    return last
  }
  return {
    current: () => latest(root),
    serverSnapshot: () => latest(root.serverSnapshot),
    subscribe: (onChange: () => void) => reaction(() => read(root), onChange, { equals: compareStructural }),
  }
}

/**
 * A plain value read from the stores, so that host components need no MobX. `read` has to be the same function from one render to the next.
 */
export function useObserved<T>(read: (root: RootStore) => T): T {
  'use no memo'
  const root = useRoot()
  const { current, serverSnapshot, subscribe } = useMemo(() => observe(root, read), [root, read])
  return useSyncExternalStore(subscribe, current, serverSnapshot)
}
