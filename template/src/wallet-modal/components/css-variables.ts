import type { CSSProperties } from 'react'

/**
 * Custom properties as a `style` value, for the few values that differ per instance (a size, the hues of an address).
 * React writes them through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function cssVariables(variables: Readonly<Record<`--wm-${string}`, string | number>>): CSSProperties {
  return variables
}
