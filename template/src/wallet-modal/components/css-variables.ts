import type { CSSProperties } from 'react'

/**
 * Custom properties as a `style` value, for the few values that differ per instance (a size, the hues of an address).
 * In the browser React writes them through the CSSOM, which a strict Content-Security-Policy allows. What a server renders must
 * not use this: the policy would drop a style that stands in markup.
 */
export function cssVariables(variables: Readonly<Record<`--wm-${string}`, string | number>>): CSSProperties {
  return variables
}
