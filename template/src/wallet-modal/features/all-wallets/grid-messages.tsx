import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/layout/empty-state'
import { iconOffline, iconQr, iconRefresh, iconSearch, iconWallet } from '../../components/marks/icon-paths'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import type { ListState } from './directory/list-state'
import styles from './all-wallets.module.css'
import { directoryTexts } from './directory-texts'

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

/** The list could not be fetched. */
export function Failed({ retry }: { retry: () => void }) {
  const { tryAgain } = useTexts(viewTexts)
  const texts = useTexts(directoryTexts)
  const action = (
    <Button
      className={styles['action']}
      variant="quiet"
      size="md"
      icon={iconRefresh}
      data-testid="wm-retry"
      onClick={retry}
    >
      {tryAgain}
    </Button>
  )
  return (
    <div className={styles['middle']}>
      <EmptyState
        icon={iconOffline}
        title={texts.failed}
        text={texts.failedText}
        action={action}
        testId="wm-directory-failed"
      />
    </div>
  )
}

/** Nothing in the list is what the visitor searched for. */
export function NoMatch({ query, showCode }: { query: string; showCode: (() => void) | undefined }) {
  const texts = useTexts(directoryTexts)
  const action = showCode && (
    <Button className={styles['action']} variant="quiet" size="md" icon={iconQr} onClick={showCode}>
      {texts.showQrCode}
    </Button>
  )
  return (
    <div className={styles['middle']}>
      <EmptyState
        icon={iconSearch}
        title={query ? texts.noMatch(query) : texts.noCertified}
        text={showCode ? texts.noMatchText : texts.noMatchPlainText}
        action={action}
        testId="wm-search-empty"
      />
    </div>
  )
}

/** The directory has no wallets for this app. */
export function Nothing() {
  const texts = useTexts(directoryTexts)
  return (
    <div className={styles['middle']}>
      <EmptyState icon={iconWallet} title={texts.noWallets} text={texts.noWalletsText} />
    </div>
  )
}
