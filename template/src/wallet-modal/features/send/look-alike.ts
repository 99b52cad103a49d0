import { isEvmAddress, isSameAddress } from '../../domain/account/address'

/** How many characters people compare at each end of an address, after the `0x`. */
const comparedStart = 4
const comparedEnd = 4

/** The first and the last characters of an address. Letter case matters, except on EVM networks. */
function ends(address: string): string {
  const digits = isEvmAddress(address) ? address.toLowerCase().replace('0x', '') : address
  return digits.slice(0, comparedStart) + digits.slice(-comparedEnd)
}

/**
 * Finds a known address that another address imitates: both ends are equal, the middle is not. Attackers put such addresses into an
 * account's history, so that someone copies the wrong one.
 */
export function findLookAlike(address: string, known: Iterable<string>): string | undefined {
  for (const other of known) if (!isSameAddress(address, other) && ends(address) === ends(other)) return other
  return undefined
}
