import { accountError } from '../errors/account-errors'

/**
 * Compares the decimals that an amount was scaled with to the decimals that the network reports for the token. With wrong
 * decimals, a transfer would move ten, a thousand or a million times the displayed amount.
 * @throws WalletModalError DECIMALS_DIFFER, or DECIMALS_UNKNOWN when the network does not report the decimals
 */
export function checkDecimals(listed: number, own: number | undefined): void {
  const hint = 'Nothing was sent'
  if (own === undefined) throw accountError('DECIMALS_UNKNOWN', { hint: `${hint}. Try again` })
  if (own !== listed)
    throw accountError('DECIMALS_DIFFER', { details: `the list says ${listed}, the network ${own}`, hint })
}
