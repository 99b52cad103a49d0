import type { AccountCardAmount } from '../../components/account-card/account-card-balance'
import type { Balance } from '../../domain/account/account'
import { formatBalance, formatUnits } from '../../domain/tokens/amount'
import { localParts, splitFiat } from '../../domain/tokens/money'

/** The native balance, split into parts of different font sizes for the account card. */
export function nativeAmount(balance: Balance): AccountCardAmount {
  const value = formatUnits(balance.value, balance.decimals)
  return { ...localParts(formatBalance(balance)), symbol: balance.symbol, value }
}

/** The value of everything that the account holds, in dollars. */
export function fiatAmount(total: number): AccountCardAmount {
  return { ...splitFiat(total), symbol: '', value: total.toFixed(2) }
}
