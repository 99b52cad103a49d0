import { observer } from 'mobx-react-lite'
import type { Transaction } from '../../../domain/history/transaction'
import { transactionLink } from '../../../domain/networks/explorer-link'
import { activitySign, activityState, transferRows } from '../timeline/transaction-rows'
import { useRoot } from '../../../react/root-context'
import { useFormats } from '../../../locales/use-formats'
import { useTexts } from '../../../locales/use-texts'
import { ActivityRow } from './activity-row'
import styles from '../activity.module.css'
import { historyTexts } from '../history-texts'
import { imagesOf, partyOf, titleOf, valuesOf } from './transaction-words'

interface TransactionItemProps {
  transaction: Transaction
  at: number
  now: number
}

/** A transaction of the data service, in one or more rows. */
export const TransactionItem = observer(function TransactionItem({ transaction, at, now }: TransactionItemProps) {
  'use no memo'
  const { asset, chain } = useRoot()
  const texts = useTexts(historyTexts)
  const formats = useFormats()
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
          {...valuesOf(transfers, state, texts, formats)}
          isAmount={transfers.length > 0}
        />
      ))}
      {left > 0 && <p className={styles['more']}>{texts.moreTransfers(left)}</p>}
    </>
  )
})
