import type { ActivityImage } from '../marks/activity-mark'
import { shortenAddress } from '../../../domain/account/address'
import type { Network } from '../../../domain/networks/network'
import type { Formats } from '../../../locales/formats'
import type { Transaction, Transfer } from '../../../domain/history/transaction'
import type { ActivityState } from '../timeline/transaction-rows'
import { amountSign, isCollectible, isTransactionKind } from '../timeline/transaction-rows'
import type { HistoryTexts } from '../history-texts'

/** The title of a transaction, by its state. A kind without texts has the service's name. */
export function titleOf(type: string, state: ActivityState, { kinds }: HistoryTexts): string {
  if (!isTransactionKind(type)) return type
  const { done, pending, failed } = kinds[type]
  if (state === 'failed') return failed
  return state === 'confirmed' ? done : pending
}

/** The counterparty of a transaction. */
export function partyOf({ metadata }: Transaction, texts: HistoryTexts): string | undefined {
  const { operationType, sentFrom, sentTo } = metadata
  if (operationType === 'receive' && sentFrom) return texts.from(shortenAddress(sentFrom))
  return operationType === 'send' && sentTo ? texts.to(shortenAddress(sentTo)) : undefined
}

/** The images of what moved; the network's logo if nothing moved. */
export function imagesOf(
  transfers: readonly Transfer[],
  network: Network | undefined,
  networkImage: string | undefined,
): readonly ActivityImage[] {
  if (transfers.length === 0) return [{ name: network?.name ?? '', src: networkImage }]
  return transfers.map((transfer) => {
    const { nft_info: nft, fungible_info: token } = transfer
    if (isCollectible(transfer)) {
      const src = nft?.content?.preview?.url ?? nft?.content?.detail?.url
      return { name: nft?.name ?? '', src, isCollectible: true }
    }
    return { name: token?.symbol ?? token?.name ?? '', src: token?.icon?.url }
  })
}

/** The figures at the end of a row: incoming above outgoing, an amount above its value in dollars, or the state. */
export function valuesOf(transfers: readonly Transfer[], state: ActivityState, texts: HistoryTexts, formats: Formats) {
  const [first, second] = transfers
  if (!first) return { top: stateText(state, texts) }
  const main = second ?? first
  const isGain = main.direction === 'in' && state === 'confirmed' && !isCollectible(main)
  const top = amountOf(main, state, texts, formats)
  if (second) return { top, bottom: amountOf(first, state, texts, formats), isGain }
  if (state === 'failed') return { top, bottom: texts.notSent }
  return { top, bottom: first.value === undefined ? undefined : formats.fiat(first.value), isGain }
}

function amountOf(transfer: Transfer, state: ActivityState, texts: HistoryTexts, formats: Formats): string {
  const { nft_info: nft, fungible_info: token, direction, quantity } = transfer
  if (isCollectible(transfer)) return nft?.name ?? texts.nameless
  if (!token) return texts.nameless
  return formats.amount(quantity.numeric, token.symbol, 3, amountSign(direction, state))
}

/** The state as text, for a transaction without transfers. */
export function stateText(state: ActivityState, texts: HistoryTexts): string {
  if (state === 'failed') return texts.failed
  return state === 'confirmed' ? texts.confirmed : texts.pending
}
