import { formatFiat, splitFiat } from '../../domain/tokens/money'
import type { AccountPart, AccountWorth } from '../feature'
import { TokenTab, TokensLabel } from './token-tab'

export { TokensView } from './tokens.view'

/** In US dollars, where a price is known. */
const worth: AccountWorth = {
  amount({ accountLoader }) {
    const total = accountLoader.stores?.tokens.total
    return total === undefined ? undefined : { ...splitFiat(total), symbol: '', value: total.toFixed(2) }
  },
  isAwaited: ({ accountLoader }) => accountLoader.stores?.tokens.isAwaited ?? true,
  textOf({ accountLoader }, address) {
    const total = accountLoader.stores?.totals.totalOf(address)
    return total === undefined ? undefined : formatFiat(total)
  },
}

/** The unit's part of the account's views. */
export const accountPart: AccountPart = {
  worth,
  tab: { id: 'tokens', Label: TokensLabel, isShown: () => true, Content: TokenTab },
}
