import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LinkButton } from '../../components/controls/link-button'
import { SkeletonRow } from '../../components/layout/skeleton-row'
import { useRoot } from '../../react/root-context'
import { useTexts } from '../../locales/use-texts'
import { TryAgain } from './activity-notice'
import styles from './activity.module.css'
import { historyTexts } from './history-texts'
import { transactionsOf } from './transactions-of'

/** Behind the last row, and only there while it is in view: asks for the next page. What failed waits for the visitor. */
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
