/** The /64 network of an IPv6 address, the same text for every spelling of the address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * The key that rate limits count a client by: its IPv4 address, or the /64 network of its IPv6 address. Providers give a whole
 * /64 network to one customer.
 */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return address.includes(':') ? networkOf(address) : address
}
