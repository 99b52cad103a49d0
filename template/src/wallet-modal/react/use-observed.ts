import { compareStructural, reaction } from 'mobx'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { RootStore } from '../stores/root.store'
import { useRoot } from './root-context'

/**
 * What `read` takes from the stores, as a plain value that stays the same object until it changes, so that host components
 * need no MobX. `read` has to be a constant function.
 */
export function useObserved<T>(read: (root: RootStore) => T): T {
  'use no memo'
  const root = useRoot()
  const cache = useMemo(() => ({ value: read(root) }), [root, read])
  const current = useCallback(() => {
    const value = read(root)
    if (!compareStructural(cache.value, value)) cache.value = value
    return cache.value
  }, [root, read, cache])
  const subscribe = useCallback(
    (onChange: () => void) => reaction(() => read(root), onChange, { equals: compareStructural }),
    [root, read],
  )
  return useSyncExternalStore(subscribe, current, current)
}
