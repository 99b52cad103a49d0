import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LinkButton } from '../../components/controls/link-button'
import { SkeletonRow } from '../../components/lists/skeleton-row'
import { useRoot } from '../../react/root-context'
import { useTexts } from '../../locales/use-texts'
import { TryAgain } from './activity-notice'
import styles from './activity.module.css'
import { historyTexts } from './history-texts'
import { transactionsOf } from './transactions-of'

/**
 * The end of the list. It is mounted only while it is in view, and then loads the next page. After a failure it waits for the visitor to
 * try again.
 */
export const ActivityEnd = observer(function ActivityEnd() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const texts = useTexts(historyTexts)
  const { next, status, isStalled, isOwnOnly } = store
  const isDue = next !== undefined && status.state === 'ready' && !isStalled
  useEffect(() => {
    if (isDue) store.loadMore()
  }, [isDue, store])
  if (isOwnOnly) return null
  if (status.state === 'failed')
    return (
      <div className={styles['end']} role="status">
        <span>{texts.incomplete}</span>
        <TryAgain />
      </div>
    )
  if (isStalled && status.state === 'ready')
    return (
      <div className={styles['end']}>
        <LinkButton testId="wm-show-more" onClick={() => store.loadMore()}>
          {texts.showMore}
        </LinkButton>
      </div>
    )
  return next === undefined && status.state === 'ready' ? null : <SkeletonRow />
})
