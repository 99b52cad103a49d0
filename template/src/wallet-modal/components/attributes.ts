import type { CSSProperties } from 'react'

/** Joins the class names that are set. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/**
 * Custom properties as a `style` value, for the few values that differ per instance, such as a size or the hues of an address. In the
 * browser React sets them through the CSSOM, which a strict Content-Security-Policy allows. Components that a server renders must not use
 * this: the policy would drop the inline style in the markup.
 */
export function cssVariables(variables: Readonly<Record<`--wm-${string}`, string | number>>): CSSProperties {
  return variables
}
