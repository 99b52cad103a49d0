import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { EmptyState } from '../../components/layout/empty-state'
import { iconOffline, iconRefresh, iconWallet } from '../../components/marks/icon-paths'
import { iconReceive, iconSwap } from '../../components/marks/view-icon-paths'
import { SkeletonRow } from '../../components/lists/skeleton-row'
import { viewTexts } from '../../locales/en/view-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { accountActions } from '../../views/account/account-parts'
import { ActivityNotice } from './activity-notice'
import styles from './activity.module.css'
import { historyTexts } from './history-texts'
import { transactionsOf } from './transactions-of'

interface ActivityGapProps {
  /** Where the list is shown: in a view of its own, or in a tab of the account. */
  page: 'activity' | 'account'
}

/** How many skeleton rows are shown while the list is loading. */
const loadingRows = { activity: 7, account: 3 }

/** Replaces the rows while there are none: loading, failed, or empty. */
export const ActivityGap = observer(function ActivityGap({ page }: ActivityGapProps) {
  'use no memo'
  const store = transactionsOf(useRoot())
  const { state } = store.status
  if (state === 'failed') return <Failed />
  if (state !== 'ready' && !store.isOwnOnly)
    return (
      <div className={styles['loading']} aria-busy="true">
        {Array.from({ length: loadingRows[page] }, (_, index) => (
          <SkeletonRow key={index} />
        ))}
      </div>
    )
  return (
    <>
      <ActivityNotice />
      {page === 'activity' ? <NoTransactions /> : <NoActivity />}
    </>
  )
})

const Failed = observer(function Failed() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const texts = useTexts(historyTexts)
  const { tryAgain } = useTexts(viewTexts)
  const action = (
    <Button
      variant="quiet"
      size="md"
      icon={iconRefresh}
      data-testid="wm-retry"
      onClick={() => void store.fetchTransactions()}
    >
      {tryAgain}
    </Button>
  )
  return (
    <EmptyState
      icon={iconOffline}
      title={texts.unavailable}
      text={texts.unavailableText}
      action={action}
      testId="wm-activity-failed"
    />
  )
})

const NoTransactions = observer(function NoTransactions() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const texts = useTexts(historyTexts)
  const action = store.isStalled && (
    <Button variant="quiet" size="md" data-testid="wm-show-more" onClick={() => store.loadMore()}>
      {texts.showMore}
    </Button>
  )
  return (
    <EmptyState
      icon={iconWallet}
      title={texts.noTransactions}
      text={texts.noTransactionsText}
      action={action}
      testId="wm-activity-empty"
    />
  )
})

const NoActivity = observer(function NoActivity() {
  'use no memo'
  const root = useRoot()
  const { options, router } = root
  const texts = useTexts(historyTexts)
  const language = useLanguage()
  const canReceive = options.state.features.receive && root.modalStores.hasView('WalletReceive')
  // The unit that sells currency adds an action to the account, if a provider delivers to it.
  const buying = accountActions(root).find(({ id }) => id === 'onramp')
  const action = (
    <>
      {buying && (
        <Button size="md" icon={buying.icon} data-testid="wm-activity-buy" onClick={() => buying.open(root)}>
          {buying.label(language)}
        </Button>
      )}
      {canReceive && (
        <Button
          variant="quiet"
          size="md"
          icon={iconReceive}
          data-testid="wm-activity-receive"
          onClick={() => router.push({ view: 'WalletReceive', data: undefined })}
        >
          {texts.receive}
        </Button>
      )}
    </>
  )
  return (
    <EmptyState
      icon={iconSwap}
      title={texts.noActivity}
      text={texts.noActivityText}
      action={action}
      testId="wm-activity-empty"
    />
  )
})
