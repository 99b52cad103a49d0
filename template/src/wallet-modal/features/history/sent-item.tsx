import { observer } from 'mobx-react-lite'
import { shortenAddress } from '../../domain/address'
import { formatDecimal } from '../../domain/money'
import type { SentState, SentTransaction } from '../../domain/sent-transaction'
import { transactionLink } from '../../domain/transaction-link'
import type { ActivityState } from '../../domain/transaction-rows'
import { amountSign } from '../../domain/transaction-rows'
import { useRoot } from '../../react/root-context'
import { ActivityRow } from './activity-row'
import type { HistoryTexts } from './history-texts'
import { useHistoryTexts } from './history-texts-context'

const states: Readonly<Record<SentState, ActivityState>> = {
  pending: 'pending',
  success: 'confirmed',
  reverted: 'failed',
  unknown: 'unknown',
}

/** A transaction that this browser sent, as it knows it itself. */
export const SentItem = observer(function SentItem({ sent, now }: { sent: SentTransaction; now: number }) {
  'use no memo'
  const { asset, chain } = useRoot()
  const texts = useHistoryTexts()
  const network = chain.activeCaipNetwork
  const { hash, sentAt, symbol, amount, token, iconUrl } = sent
  const state = states[sent.state]
  const isTransfer = amount !== undefined
  const receiver = sent.toName ? shortenAddress(sent.toName, 12, 8) : shortenAddress(sent.to)
  const image =
    isTransfer && token
      ? { name: symbol ?? '', src: iconUrl }
      : { name: symbol ?? network?.name ?? '', src: iconUrl ?? asset.networkImage(network) }
  const isUnderWay = state === 'pending' && isTransfer
  return (
    <ActivityRow
      title={titleOf(isTransfer, state, receiver, texts)}
      at={sentAt}
      now={now}
      party={isUnderWay ? undefined : texts.to(receiver)}
      images={[image]}
      sign="out"
      state={state}
      top={
        isTransfer
          ? `${amountSign('out', state)}${formatDecimal(amount, 3)} ${symbol ?? ''}`.trim()
          : wordOf(state, texts)
      }
      bottom={isTransfer && state === 'failed' ? texts.notSent : undefined}
      href={transactionLink(network, hash)}
      hash={hash}
      type={isTransfer ? 'send' : 'execute'}
    />
  )
})

function titleOf(isTransfer: boolean, state: ActivityState, receiver: string, texts: HistoryTexts): string {
  const { done, pending, failed } = texts.kinds[isTransfer ? 'send' : 'execute']
  if (state === 'unknown') return texts.notConfirmed
  if (state === 'failed') return failed
  if (state === 'confirmed') return done
  return isTransfer ? texts.sendingTo(receiver) : pending
}

function wordOf(state: ActivityState, texts: HistoryTexts): string {
  if (state === 'failed') return texts.failed
  return state === 'confirmed' ? texts.confirmed : texts.pending
}
