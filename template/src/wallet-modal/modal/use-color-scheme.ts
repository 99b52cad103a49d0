import { useSyncExternalStore } from 'react'
import type { ThemeMode } from '../domain/options'

const query = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** The theme that the visitor sees: the one that is set, or the system's. */
export function useColorScheme(mode: ThemeMode | undefined): ThemeMode {
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
  return mode ?? (isDark ? 'dark' : 'light')
}
