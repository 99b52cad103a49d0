import { accountError } from '../../../domain/errors/account-errors'
import { isEvmAddress, withHexPrefix } from '../../../domain/account/address'
import { toChecksumAddress } from '../checksum'

/** Checks an address. @throws WalletModalError INVALID_ADDRESS, also for mixed case that does not match the ERC-55 checksum */
export function checkAddress(value: string): string {
  if (!isEvmAddress(value)) throw accountError('INVALID_ADDRESS', { details: value })
  const address = withHexPrefix(value)
  const digits = address.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && toChecksumAddress(address) !== address)
    throw accountError('INVALID_ADDRESS', { details: value, hint: 'Check it character by character' })
  return address
}
