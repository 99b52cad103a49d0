import { keccak256 } from '../abi/keccak'

const root = `0x${'0'.repeat(64)}` as const

/** The hash of one part of a name. */
export function labelhash(label: string): `0x${string}` {
  return keccak256(Buffer.from(label, 'utf8')) as `0x${string}`
}

/** Returns the node of a name in the registry (ENSIP-1). Upper and lower case make the same name. */
export function namehash(name: string): `0x${string}` {
  const labels = name === '' ? [] : name.toLowerCase().split('.').toReversed()
  return labels.reduce<`0x${string}`>((node, label) => {
    const both = Buffer.from(node.slice(2) + labelhash(label).slice(2), 'hex')
    return keccak256(both) as `0x${string}`
  }, root)
}

/** Returns the name under which the registry stores an address's primary name. */
export function reverseName(address: string): string {
  return `${address.slice(2).toLowerCase()}.addr.reverse`
}
