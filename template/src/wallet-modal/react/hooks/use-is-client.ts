import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on a server and while its markup is being taken over, true from then on: what differs may only then be shown. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
