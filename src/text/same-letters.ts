import { textOf } from './text-style'

/**
 * Whether two texts have the same letters and digits, in whatever order. A formatter changes spaces, quotes and other signs, and may sort
 * imports or class names; it adds and drops no letter. So a text that fails this was not made from the other one by a formatter.
 */
export function sameLetters(a: Uint8Array, b: Uint8Array): boolean {
  const counts = countsOf(a)
  const others = countsOf(b)
  return counts.size === others.size && [...counts].every(([letter, count]) => others.get(letter) === count)
}

function countsOf(bytes: Uint8Array): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [letter] of textOf(bytes)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]/gu))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}
