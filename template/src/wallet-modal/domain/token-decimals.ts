import { accountError } from './account-errors'

/**
 * Compares the decimals that an amount was scaled with to those that the network itself has for the token. A wrong number moves
 * ten, a thousand or a million times what was shown.
 * @throws WalletModalError DECIMALS_DIFFER, or DECIMALS_UNKNOWN where the network does not say
 */
export function checkDecimals(listed: number, own: number | undefined): void {
  const hint = 'Nothing was sent'
  if (own === undefined) throw accountError('DECIMALS_UNKNOWN', { hint: `${hint}. Try again` })
  if (own !== listed)
    throw accountError('DECIMALS_DIFFER', { details: `the list says ${listed}, the network ${own}`, hint })
}
