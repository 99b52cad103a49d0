import type { AccountCardAmount } from '../../components/account-card/account-card-balance'
import type { Balance } from '../../domain/account/account'
import { formatBalance, formatUnits, localParts } from '../../domain/tokens/amount'

/** The native balance, split into parts of different font sizes for the account card. */
export function nativeAmount(balance: Balance): AccountCardAmount {
  const value = formatUnits(balance.value, balance.decimals)
  return { ...localParts(formatBalance(balance)), symbol: balance.symbol, value }
}
