import { accountError } from '../../../domain/errors/account-errors'
import { isAddress } from '../../../domain/account/address'
import { fromBase58 } from '../base58'
import type { CheckedAddress } from '../../chain-reader'
import { isOnCurve } from './on-curve'

/** @throws WalletModalError INVALID_ADDRESS unless it is the base58 of 32 bytes */
export function checkAddress(value: string): CheckedAddress {
  const bytes = isAddress(value, 'solana') ? fromBase58(value) : undefined
  if (bytes?.length !== 32)
    throw accountError('INVALID_ADDRESS', { details: value, hint: 'Check it character by character' })
  return isOnCurve(bytes) ? { address: value } : { address: value, isOffCurve: true }
}
