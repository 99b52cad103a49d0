import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { iconRefresh } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import type { ListState } from './directory/list-state'
import { useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import styles from './all-wallets.module.css'
import { SkeletonRows } from './skeleton-rows'
import { directoryTexts } from './directory-texts'

/** The end of the list. Loads the next page when it comes into view; after a failure it waits for the visitor. */
export const GridEnd = observer(function GridEnd() {
  'use no memo'
  const api = apiOf(useRoot())
  const { gridStatus, hasMore } = api
  const isDue = hasMore && gridStatus.state === 'ready'
  useEffect(() => {
    if (isDue) void api.fetchNextPage()
  }, [isDue, api])
  if (hasMore && gridStatus.state !== 'failed') return <SkeletonRows rows={1} />
  return null
})

/** Says that the shown list could not be updated. */
export function ListNotice({ status, retry }: { status: ListState; retry: () => void }) {
  const { tryAgain } = useTexts(viewTexts)
  const texts = useTexts(directoryTexts)
  if (status.state !== 'failed') return null
  return (
    <div className={styles['notice']} role="status">
      <span>{texts.outdated}</span>
      <LinkButton icon={iconRefresh} testId="wm-retry" onClick={retry}>
        {tryAgain}
      </LinkButton>
    </div>
  )
}
