import { observer } from 'mobx-react-lite'
import { shortenAddress } from '../../../domain/account/address'
import type { SentTransaction } from '../../transactions/sent-transaction'
import { transactionLink } from '../../../domain/networks/explorer-link'
import { amountSign } from '../timeline/transaction-rows'
import { useRoot } from '../../../react/root-context'
import { useFormats } from '../../../locales/use-formats'
import { useTexts } from '../../../locales/use-texts'
import { ActivityRow } from './activity-row'
import { historyTexts } from '../history-texts'
import { sentStates, sentTitle } from './sent-words'
import { stateText } from './transaction-words'

/** A transaction that this browser sent, shown from its own record. */
export const SentItem = observer(function SentItem({ sent, now }: { sent: SentTransaction; now: number }) {
  'use no memo'
  const { asset, chain } = useRoot()
  const texts = useTexts(historyTexts)
  const formats = useFormats()
  const network = chain.activeCaipNetwork
  const { hash, sentAt, symbol, amount, token, iconUrl } = sent
  const state = sentStates[sent.state]
  const isTransfer = amount !== undefined
  const receiver = sent.toName ? shortenAddress(sent.toName, 12, 8) : shortenAddress(sent.to)
  const image =
    isTransfer && token
      ? { name: symbol ?? '', src: iconUrl }
      : { name: symbol ?? network?.name ?? '', src: iconUrl ?? asset.networkImage(network) }
  const isUnderWay = state === 'pending' && isTransfer
  return (
    <ActivityRow
      title={sentTitle(isTransfer, state, receiver, texts)}
      at={sentAt}
      now={now}
      party={isUnderWay ? undefined : texts.to(receiver)}
      images={[image]}
      sign="out"
      state={state}
      top={isTransfer ? formats.amount(amount, symbol, 3, amountSign('out', state)) : stateText(state, texts)}
      isAmount={isTransfer}
      bottom={isTransfer && state === 'failed' ? texts.notSent : undefined}
      href={transactionLink(network, hash)}
      hash={hash}
      type={isTransfer ? 'send' : 'execute'}
    />
  )
})
