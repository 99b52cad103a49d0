import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { useRoot } from '../../react/root-context'
import { useTexts } from '../../locales/use-texts'
import { ActivityGap } from './activity-gap'
import { ActivityLine } from './items/activity-line'
import { ActivityNotice } from './activity-notice'
import { activityRows, firstRows, keyOf } from './activity-rows'
import { historyTexts } from './history-texts'
import { followHistory, transactionsOf } from './transactions-of'
import { useNow } from './use-now'

/** How many transactions the tab shows. */
const maxTransactions = 4

/** The latest transactions of the account, and a row that leads to all of them. */
export const ActivityTab = observer(function ActivityTab() {
  'use no memo'
  const root = useRoot()
  const { account, events, router } = root
  const store = transactionsOf(root)
  const texts = useTexts(historyTexts)
  const now = useNow()
  useEffect(() => followHistory(root, store), [root, store])
  const rows = activityRows(store.unlisted, store.timeline)
  if (rows.count === 0) return <ActivityGap page="account" />
  const open = () => {
    events.track({ event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: account.isSmartAccount } })
    router.push({ view: 'Transactions', data: undefined })
  }
  return (
    <>
      <ActivityNotice />
      <RowGroup plain label={texts.list}>
        {firstRows(rows, maxTransactions).map((row) => (
          <ActivityLine key={keyOf(row)} row={row} now={now} />
        ))}
        <Row size="sm" title={texts.allActivity} chevron onClick={open} testId="wm-all-activity" />
      </RowGroup>
    </>
  )
})
