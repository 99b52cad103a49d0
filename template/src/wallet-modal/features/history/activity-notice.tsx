import { observer } from 'mobx-react-lite'
import { Banner } from '../../components/feedback/banner'
import { iconRefresh } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { historyTexts } from './history-texts'
import { transactionsOf } from './transactions-of'

/** Says that the list shows only transactions that this browser sent, and offers to try again after a failure. */
export const ActivityNotice = observer(function ActivityNotice() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const texts = useTexts(historyTexts)
  if (!store.isOwnOnly) return null
  return (
    <Banner testId="wm-activity-notice" action={store.status.state === 'failed' && <TryAgain />}>
      {texts.ownOnly}
    </Banner>
  )
})

/** Loads again what failed. */
export const TryAgain = observer(function TryAgain() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const { tryAgain } = useTexts(viewTexts)
  return (
    <LinkButton icon={iconRefresh} testId="wm-retry" onClick={() => void store.fetchTransactions()}>
      {tryAgain}
    </LinkButton>
  )
})
