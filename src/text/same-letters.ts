import { textOf } from './text-style'

/**
 * Returns whether two texts have the same letters and digits, in any order. A formatter changes spaces, quotes and other signs, and may
 * sort imports or class names, but it never adds or removes a letter. So if the letters differ, a formatter has not made one text from the
 * other.
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
