import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { EmptyState } from '../../components/layout/empty-state'
import { iconOffline, iconQr, iconRefresh, iconSearch, iconWallet } from '../../components/marks/icon-paths'
import { useViewTexts } from '../../locales/view-texts-context'
import { useLate, useRoot } from '../../react/root-context'
import styles from './all-wallets.module.css'
import { GridEnd, ListNotice } from './grid-end'
import { SkeletonRows } from './skeleton-rows'
import { WalletGrid } from './wallet-grid'
import type { WalletSearch } from './wallet-search'
import { useDirectoryTexts } from './directory-texts-context'

interface GridContentProps {
  search: WalletSearch
  /** Undefined where there is no pairing. */
  showCode: (() => void) | undefined
  leave: () => void
}

/** The wallets, or what there is to say instead of them; always in the same space. */
export const GridContent = observer(function GridContent({ search, showCode, leave }: GridContentProps) {
  'use no memo'
  const { router } = useRoot()
  const { api } = useLate()
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
  const texts = useViewTexts()
  const words = useDirectoryTexts()
  const action = (
    <Button
      className={styles['action']}
      variant="quiet"
      size="md"
      icon={iconRefresh}
      data-testid="wm-retry"
      onClick={retry}
    >
      {texts.tryAgain}
    </Button>
  )
  return (
    <div className={styles['middle']}>
      <EmptyState
        icon={iconOffline}
        title={words.failed}
        text={words.failedText}
        action={action}
        testId="wm-directory-failed"
      />
    </div>
  )
}

function NoMatch({ query, showCode }: { query: string; showCode: (() => void) | undefined }) {
  const directory = useDirectoryTexts()
  const action = showCode && (
    <Button className={styles['action']} variant="quiet" size="md" icon={iconQr} onClick={showCode}>
      {directory.showQrCode}
    </Button>
  )
  return (
    <div className={styles['middle']}>
      <EmptyState
        icon={iconSearch}
        title={query ? directory.noMatch(query) : directory.noCertified}
        text={showCode ? directory.noMatchText : directory.noMatchPlainText}
        action={action}
        testId="wm-search-empty"
      />
    </div>
  )
}

function Nothing() {
  const directory = useDirectoryTexts()
  return (
    <div className={styles['middle']}>
      <EmptyState icon={iconWallet} title={directory.noWallets} text={directory.noWalletsText} />
    </div>
  )
}
