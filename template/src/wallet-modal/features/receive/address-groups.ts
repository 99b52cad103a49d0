/** Splits an address into groups of four characters, which are easier to compare. The prefix `0x` stays with the first group. */
export function addressGroups(address: string): readonly string[] {
  const start = address.startsWith('0x') ? 6 : 4
  const rest = address.slice(start).match(/[^]{1,4}/g) ?? []
  return [address.slice(0, start), ...rest]
}
