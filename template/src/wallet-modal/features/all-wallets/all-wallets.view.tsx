import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import styles from './all-wallets.module.css'
import { GridContent } from './grid-content'
import { SearchBar } from './search-bar'
import { SearchNews } from './search-news'
import { walletSearchOf } from './wallet-search'

/** The wallet directory: browse and search all wallets. */
export const AllWalletsView = observer(function AllWalletsView() {
  'use no memo'
  const root = useRoot()
  const { options, router } = root
  const api = apiOf(root)
  const search = walletSearchOf(root)
  const { route } = router
  const view = useRef<HTMLDivElement>(null)
  const hasCode = options.state.enableWalletConnect && root.modalStores.hasView('ConnectingWalletConnect')
  const showCode = hasCode ? () => router.push({ view: 'ConnectingWalletConnect', data: undefined }) : undefined

  useEffect(() => {
    if (route.view !== 'AllWallets') return undefined
    const leaving = new AbortController()
    void api.openGrid().then(() => api.readAhead(leaving.signal))
    return () => leaving.abort()
  }, [api, route])

  // From the search field, the arrow leads into the grid, and Enter chooses the first wallet that was found.
  const enterGrid = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.inputMode === 'search'
    const isChosen = event.key === 'Enter' && isField && search.isActive && !event.nativeEvent.isComposing
    if (event.key !== 'ArrowDown' && !isChosen) return
    event.preventDefault()
    if (isChosen) view.current?.querySelector<HTMLElement>('[data-index="0"]')?.click()
    else view.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus()
  }
  return (
    <div ref={view} className={styles['view']}>
      <div className={styles['head']} onKeyDown={enterGrid}>
        <SearchBar search={search} showCode={showCode} />
      </div>
      <SearchNews search={search} />
      <GridContent search={search} showCode={showCode} leave={() => view.current?.querySelector('input')?.focus()} />
    </div>
  )
})
