import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on a server and while hydrating, true from then on. Use it for everything that differs between server and browser. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
