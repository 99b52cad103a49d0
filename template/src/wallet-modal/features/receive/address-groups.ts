/** An address in groups of four, which is how people compare them; what EVM addresses begin with belongs to the first. */
export function addressGroups(address: string): readonly string[] {
  const start = address.startsWith('0x') ? 6 : 4
  const rest = address.slice(start).match(/[^]{1,4}/g) ?? []
  return [address.slice(0, start), ...rest]
}
