import type { FramePlatform } from '../platform'

/** Keeps the page in the light or dark theme of the visitor's system. */
export function followColors({ window }: Pick<FramePlatform, 'window'>): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => void (window.document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light')
  dark.addEventListener('change', apply)
  apply()
}
