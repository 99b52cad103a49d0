/** Splits an address into groups of four characters, which are easier to compare. The prefix `0x` stays with the first group. */
export function addressGroups(address: string): readonly string[] {
  const start = address.startsWith('0x') ? 6 : 4
  const rest = address.slice(start).match(/[^]{1,4}/g) ?? []
  return [address.slice(0, start), ...rest]
}

/**
 * Splits a part of an address into runs of characters that are equal to, or differ from, the characters at the same place of another.
 * @param isCaseless letter case makes no difference, as in EVM addresses
 */
export function markedParts(text: string, other: string, isCaseless = false): { text: string; differs: boolean }[] {
  const fold = (character = '') => (isCaseless ? character.toLowerCase() : character)
  const parts: { text: string; differs: boolean }[] = []
  for (let index = 0; index < text.length; index += 1) {
    const differs = fold(text[index]) !== fold(other[index])
    const last = parts.at(-1)
    if (last?.differs === differs) last.text += text[index]
    else parts.push({ text: text.charAt(index), differs })
  }
  return parts
}
