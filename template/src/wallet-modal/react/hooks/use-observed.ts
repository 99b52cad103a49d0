import { compareStructural, reaction } from 'mobx'
import { useMemo, useSyncExternalStore } from 'react'
import type { RootStore } from '../../stores/root/root.store'
import { useRoot } from '../root-context'

/** The value that `read` takes from the stores, as an external store of React. Returns the same object until the value changes. */
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

/** A plain value from the stores, so that components of the host app need no MobX. `read` must be the same function in every render. */
export function useObserved<T>(read: (root: RootStore) => T): T {
  'use no memo'
  const root = useRoot()
  const { current, serverSnapshot, subscribe } = useMemo(() => observe(root, read), [root, read])
  return useSyncExternalStore(subscribe, current, serverSnapshot)
}
