import { useRoot } from '../root-context'
import { useIsClient } from './use-is-client'

/**
 * The host's theme variables as the inline style of a button. Undefined on a server, because a strict content security policy drops inline
 * styles in markup. In the browser React sets them through the CSSOM, which every policy allows.
 */
export function useButtonStyle(): Readonly<Record<string, string>> | undefined {
  const { theme } = useRoot()
  return useIsClient() ? theme.style : undefined
}
