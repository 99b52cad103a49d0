import { isEvmAddress, isSameAddress } from '../../domain/account/address'

/** How many characters people compare at either end, behind the 0x. */
const comparedStart = 4
const comparedEnd = 4

/** The first and the last characters of an address. Letter case matters, except on EVM networks. */
function ends(address: string): string {
  const digits = isEvmAddress(address) ? address.toLowerCase().replace(/^0x/, '') : address
  return digits.slice(0, comparedStart) + digits.slice(-comparedEnd)
}

/**
 * The known address that another one is made to look like: both ends are equal and the rest is not. Somebody who copies it
 * from a history sends to a stranger.
 */
export function findLookAlike(address: string, known: Iterable<string>): string | undefined {
  for (const other of known) if (!isSameAddress(address, other) && ends(address) === ends(other)) return other
  return undefined
}
