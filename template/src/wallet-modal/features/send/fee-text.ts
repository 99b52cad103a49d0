import { formatUnits } from '../../domain/tokens/amount'
import type { Formats } from '../../locales/formats'
import type { RootStore } from '../../stores/root/root.store'
import type { FeeState } from './fee-quote'
import type { SendTexts } from './send-texts'

/** How many decimals of a fee are shown. */
export const feeDecimals = 6

/** The parts of the root that the texts of fees need. */
export type FeeRoot = Pick<RootStore, 'accountLoader' | 'chain'>

/** The price of the network's currency in dollars. 0 if it is not known. */
export function nativePrice({ accountLoader }: FeeRoot): number {
  return accountLoader.stores?.tokens.list.find(({ address }) => address === undefined)?.price ?? 0
}

/** The fee as text: in dollars if the price is known, else in the network's currency. */
export function feeText(quote: FeeState, root: FeeRoot, texts: SendTexts, formats: Formats): string {
  if (quote.state === 'loading') return '…'
  if (quote.state !== 'ready') return quote.state === 'failed' ? texts.feeUnknown : '–'
  const { decimals, symbol } = root.chain.activeCaipNetwork?.nativeCurrency ?? { decimals: 18, symbol: '' }
  const amount = formatUnits(quote.fee.fee, decimals)
  const value = Number(amount) * nativePrice(root)
  return value >= 0.01 ? formats.fiat(value) : formats.amount(amount, symbol, feeDecimals)
}
