import { observer } from 'mobx-react-lite'
import { useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import styles from './all-wallets.module.css'
import { GridEnd } from './grid-end'
import { Failed, ListNotice, NoMatch, Nothing } from './grid-messages'
import { SkeletonRows } from './skeleton-rows'
import { WalletGrid } from './wallet-grid'
import type { WalletSearch } from './wallet-search'

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
