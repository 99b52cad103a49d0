import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase58 } from '../../base58'
import { programs } from '../../programs'
import { addressBytes } from '../address'
import { isOnCurve } from '../on-curve'

const marker = utf8ToBytes('ProgramDerivedAddress')

/**
 * The address that a program derives from seeds, in base58. Nobody can have a key for the address: of the 256 candidates, it is the first
 * that is not on the curve.
 * @param program the program's address in base58
 * @throws WalletModalError INVALID_ADDRESS when the program is not an address
 */
export function programAddress(seeds: readonly Uint8Array[], program: string): string {
  const id = addressBytes(program)
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = sha256(concatBytes(...seeds, Uint8Array.of(bump), id, marker))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  // One of two candidates is off the curve, so that 256 in a row on the curve do not happen.
  throw new RangeError('These seeds give no address.')
}

/**
 * The address of an owner's associated token account for a mint; all addresses are in base58.
 * @param program the token program that owns the mint
 * @throws WalletModalError INVALID_ADDRESS for any other text
 */
export function associatedAccount(owner: string, mint: string, program: string): string {
  return programAddress([owner, program, mint].map(addressBytes), programs.associatedToken)
}
