import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { EmptyState } from '../../components/layout/empty-state'
import { iconOffline, iconQr, iconRefresh, iconSearch, iconWallet } from '../../components/marks/icon-paths'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import styles from './all-wallets.module.css'
import { GridEnd, ListNotice } from './grid-end'
import { SkeletonRows } from './skeleton-rows'
import { WalletGrid } from './wallet-grid'
import type { WalletSearch } from './wallet-search'
import { directoryTexts } from './directory-texts'

interface GridContentProps {
  search: WalletSearch
  /** Opens the pairing code; undefined without pairing. */
  showCode: (() => void) | undefined
  leave: () => void
}

/** The wallets, or a message if there are none. Always takes the same space. */
export const GridContent = observer(function GridContent({ search, showCode, leave }: GridContentProps) {
  'use no memo'
  const root = useRoot()
  const { router } = root
  const api = apiOf(root)
  const isSearch = search.isActive
  const wallets = isSearch ? search.results : api.grid
  const status = isSearch ? search.status : api.gridStatus
  const retry = () => (isSearch ? search.retry() : void api.openGrid())
  if (wallets.length > 0)
    return (
      <>
        <ListNotice status={status} retry={retry} />
        <WalletGrid
          key={isSearch ? `${search.text} ${search.isCertified}` : 'all'}
          wallets={wallets}
          total={isSearch ? wallets.length : api.total}
          start={router.direction === 'back' ? search.scrolled : 0}
          onScroll={(offset) => (search.scrolled = offset)}
          end={isSearch ? null : <GridEnd />}
          onLeave={leave}
        />
      </>
    )
  if (status.state === 'failed') return <Failed retry={retry} />
  if (status.state === 'ready') return isSearch ? <NoMatch query={search.text} showCode={showCode} /> : <Nothing />
  return (
    <div className={styles['loading']} aria-busy="true">
      <SkeletonRows rows={5} />
    </div>
  )
})

function Failed({ retry }: { retry: () => void }) {
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

function NoMatch({ query, showCode }: { query: string; showCode: (() => void) | undefined }) {
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

function Nothing() {
  const texts = useTexts(directoryTexts)
  return (
    <div className={styles['middle']}>
      <EmptyState icon={iconWallet} title={texts.noWallets} text={texts.noWalletsText} />
    </div>
  )
}
