import { formatsOf } from '../../locales/formats'
import type { AccountPart, AccountWorth } from '../feature'
import { TokenTab } from './token-tab'
import { tokenTexts } from './token-texts'

export { TokensView } from './tokens.view'

/** In US dollars, where a price is known. */
const worth: AccountWorth = {
  amount({ accountLoader, locale }) {
    const total = accountLoader.stores?.tokens.total
    return total === undefined
      ? undefined
      : { ...formatsOf(locale.modal).splitFiat(total), symbol: '', value: total.toFixed(2) }
  },
  isAwaited: ({ accountLoader }) => accountLoader.stores?.tokens.isAwaited ?? true,
  textOf({ accountLoader, locale }, address) {
    const total = accountLoader.stores?.totals.totalOf(address)
    return total === undefined ? undefined : formatsOf(locale.modal).fiat(total)
  },
}

/** The unit's part of the account's views. */
export const accountPart: AccountPart = {
  worth,
  tab: {
    id: 'tokens',
    label: (language) => language.textsOf(tokenTexts).tokens,
    isShown: () => true,
    Content: TokenTab,
  },
}
