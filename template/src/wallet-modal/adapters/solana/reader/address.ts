import { accountError } from '../../../domain/errors/account-errors'
import { isAddress } from '../../../domain/account/address'
import { fromBase58 } from '../base58'
import type { CheckedAddress } from '../../chain-reader'
import { isOnCurve } from './on-curve'

/**
 * Decodes a Solana address from base58 to its 32 bytes.
 * @throws WalletModalError INVALID_ADDRESS if the text is not the base58 of 32 bytes
 */
export function addressBytes(value: string): Uint8Array {
  const bytes = isAddress(value, 'solana') ? fromBase58(value) : undefined
  if (bytes?.length !== 32)
    throw accountError('INVALID_ADDRESS', { details: value, hint: 'Check it character by character' })
  return bytes
}

/**
 * Checks a Solana address. `isOffCurve` is true for an address that has no private key, such as the address of a token account.
 * @throws WalletModalError INVALID_ADDRESS if the text is not the base58 of 32 bytes
 */
export function checkAddress(value: string): CheckedAddress {
  return isOnCurve(addressBytes(value)) ? { address: value } : { address: value, isOffCurve: true }
}
