import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase58 } from '../../base58'
import { programs } from '../../programs'
import { addressBytes } from '../address'
import { isOnCurve } from '../on-curve'

const marker = utf8ToBytes('ProgramDerivedAddress')

/**
 * Derives a program derived address (PDA) from seeds, in base58. Up to 256 candidates are hashed, and the first candidate that is not a point on
 * the Ed25519 curve is the address. No private key exists for such an address.
 * @param program the address of the program in base58
 * @throws WalletModalError INVALID_ADDRESS if `program` is not a Solana address
 */
export function programAddress(seeds: readonly Uint8Array[], program: string): string {
  const id = addressBytes(program)
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = sha256(concatBytes(...seeds, Uint8Array.of(bump), id, marker))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  // About half of all candidates are not on the curve, so 256 candidates on the curve in a row are practically impossible.
  throw new RangeError('These seeds give no address.')
}

/**
 * Derives the address of the associated token account in which an owner holds the token of a mint. All addresses are in base58.
 * @param program the token program that owns the mint
 * @throws WalletModalError INVALID_ADDRESS if one of the texts is not a Solana address
 */
export function associatedAccount(owner: string, mint: string, program: string): string {
  return programAddress([owner, program, mint].map(addressBytes), programs.associatedToken)
}
