import { useRoot } from '../root-context'
import { useIsClient } from './use-is-client'

/**
 * The host's theme variables for a button on the page. A server leaves them out: a strict content security policy drops a
 * style that stands in markup. In the browser React writes them through the CSSOM, which every policy allows.
 */
export function useButtonStyle(): Readonly<Record<string, string>> | undefined {
  const { theme } = useRoot()
  return useIsClient() ? theme.style : undefined
}
