import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useRoot, useLate } from '../../react/root-context'
import { views } from '../../views/registry'
import styles from './all-wallets.module.css'
import { GridContent } from './grid-content'
import { SearchBar } from './search-bar'

/** Every wallet of the directory, to browse and to search. */
export const AllWalletsView = observer(function AllWalletsView() {
  'use no memo'
  const { options, router } = useRoot()
  const { api } = useLate()
  const { route } = router
  const view = useRef<HTMLDivElement>(null)
  const hasCode = options.state.enableWalletConnect && views.has('ConnectingWalletConnect')
  const showCode = hasCode ? () => router.push({ view: 'ConnectingWalletConnect', data: undefined }) : undefined

  useEffect(() => {
    if (route.view !== 'AllWallets') return
    // Who comes back finds the search as it was left.
    if (router.direction === 'forward') {
      api.search.reset()
      api.search.setQuery(route.data?.search ?? '')
    }
    void api.openGrid()
  }, [api, router, route])

  const enterGrid = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    view.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus()
  }
  return (
    <div ref={view} className={styles['view']}>
      <div className={styles['head']} onKeyDown={enterGrid}>
        <SearchBar showCode={showCode} />
      </div>
      <GridContent showCode={showCode} leave={() => view.current?.querySelector('input')?.focus()} />
    </div>
  )
})
