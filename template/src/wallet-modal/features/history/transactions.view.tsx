import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ListView } from '../../components/lists/virtual-list'
import { useRoot } from '../../react/root-context'
import { ActivityGap } from './activity-gap'
import { ActivityList } from './activity-list'
import { ActivityNotice } from './activity-notice'
import { activityRows } from './activity-rows'
import { followHistory, isHistoryShown, transactionsOf } from './transactions-of'

/** The history of the account on the active network. */
export const TransactionsView = observer(function TransactionsView() {
  'use no memo'
  const root = useRoot()
  const { account, router } = root
  const store = transactionsOf(root)
  const isShown = isHistoryShown(root)
  useEffect(() => followHistory(root, store), [root, store])
  useEffect(() => {
    // The host app may switch the history off while it is shown.
    if (isShown || router.view !== 'Transactions') return
    if (router.canGoBack) router.goBack()
    else router.replace({ view: 'Account', data: undefined })
  }, [isShown, router])
  if (!isShown || !account.address) return null
  if (activityRows(store.unlisted, store.timeline).count === 0) return <ActivityGap page="activity" />
  return (
    <ListView>
      <ActivityNotice />
      <ActivityList />
    </ListView>
  )
})
