import { observer } from 'mobx-react-lite'
import type { ActivityImage } from '../../components/activity-mark'
import { shortenAddress } from '../../domain/address'
import { formatDecimal, formatFiat } from '../../domain/money'
import type { Network } from '../../domain/network'
import type { Transaction, Transfer } from '../../domain/transaction'
import { transactionLink } from '../../domain/transaction-link'
import type { ActivityState } from '../../domain/transaction-rows'
import {
  activitySign,
  activityState,
  amountSign,
  isCollectible,
  isTransactionKind,
  transferRows,
} from '../../domain/transaction-rows'
import { useRoot } from '../../react/root-context'
import { ActivityRow } from './activity-row'
import styles from './activity.module.css'
import type { HistoryTexts } from './history-texts'
import { useHistoryTexts } from './history-texts-context'

interface TransactionItemProps {
  transaction: Transaction
  at: number
  now: number
}

/** A transaction of the data service, in as many rows as it needs. */
export const TransactionItem = observer(function TransactionItem({ transaction, at, now }: TransactionItemProps) {
  'use no memo'
  const { asset, chain } = useRoot()
  const texts = useHistoryTexts()
  const network = chain.activeCaipNetwork
  const { operationType: type, hash, status } = transaction.metadata
  const state = activityState(status)
  const { rows, left } = transferRows(transaction)
  const common = {
    at,
    now,
    state,
    hash,
    type,
    title: titleOf(type, state, texts),
    party: partyOf(transaction, texts),
    href: transactionLink(network, hash),
  }
  return (
    <>
      {rows.map((transfers, index) => (
        <ActivityRow
          key={index}
          {...common}
          images={imagesOf(transfers, network, asset.networkImage(network))}
          sign={activitySign(type, transfers, rows.length > 1)}
          {...valuesOf(transfers, state, texts)}
        />
      ))}
      {left > 0 && <p className={styles['more']}>{texts.moreTransfers(left)}</p>}
    </>
  )
})

function titleOf(type: string, state: ActivityState, { kinds }: HistoryTexts): string {
  if (!isTransactionKind(type)) return type
  const { done, pending, failed } = kinds[type]
  if (state === 'failed') return failed
  return state === 'confirmed' ? done : pending
}

function partyOf({ metadata }: Transaction, texts: HistoryTexts): string | undefined {
  const { operationType, sentFrom, sentTo } = metadata
  if (operationType === 'receive' && sentFrom) return texts.from(shortenAddress(sentFrom))
  return operationType === 'send' && sentTo ? texts.to(shortenAddress(sentTo)) : undefined
}

/** What moved; the network where nothing did. */
function imagesOf(
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

/** The figures at the end: what came above what left, one amount above its worth, or how the transaction stands. */
function valuesOf(transfers: readonly Transfer[], state: ActivityState, texts: HistoryTexts) {
  const [first, second] = transfers
  if (!first) return { top: stateText(state, texts) }
  const main = second ?? first
  const isGain = main.direction === 'in' && state === 'confirmed' && !isCollectible(main)
  const top = amountOf(main, state, texts)
  if (second) return { top, bottom: amountOf(first, state, texts), isGain }
  if (state === 'failed') return { top, bottom: texts.notSent }
  return { top, bottom: first.value === undefined ? undefined : formatFiat(first.value), isGain }
}

function amountOf(transfer: Transfer, state: ActivityState, texts: HistoryTexts): string {
  const { nft_info: nft, fungible_info: token, direction, quantity } = transfer
  if (isCollectible(transfer)) return nft?.name ?? texts.nameless
  if (!token) return texts.nameless
  return `${amountSign(direction, state)}${formatDecimal(quantity.numeric, 3)} ${token.symbol ?? ''}`.trim()
}

function stateText(state: ActivityState, texts: HistoryTexts): string {
  if (state === 'failed') return texts.failed
  return state === 'confirmed' ? texts.confirmed : texts.pending
}
