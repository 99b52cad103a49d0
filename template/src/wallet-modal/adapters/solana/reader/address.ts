import { accountError } from '../../../domain/errors/account-errors'
import { isAddress } from '../../../domain/account/address'
import { fromBase58 } from '../base58'
import type { CheckedAddress } from '../../chain-reader'
import { isOnCurve } from './on-curve'

/** The 32 bytes of a base58 address. @throws WalletModalError INVALID_ADDRESS for any other text */
export function addressBytes(value: string): Uint8Array {
  const bytes = isAddress(value, 'solana') ? fromBase58(value) : undefined
  if (bytes?.length !== 32)
    throw accountError('INVALID_ADDRESS', { details: value, hint: 'Check it character by character' })
  return bytes
}

/** @throws WalletModalError INVALID_ADDRESS unless it is the base58 of 32 bytes */
export function checkAddress(value: string): CheckedAddress {
  return isOnCurve(addressBytes(value)) ? { address: value } : { address: value, isOffCurve: true }
}
