import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { EmptyState } from '../../components/layout/empty-state'
import { SearchField } from '../../components/layout/field'
import { iconCompass } from '../../components/marks/view-icon-paths'
import { ListView, VirtualList } from '../../components/lists/virtual-list'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import type { WalletListRow } from '../../stores/wallets/wallet-rows'

const rowHeight = 60

interface ManyWalletsProps {
  rows: readonly WalletListRow[]
  /** The number of rows that were visible before. The first row after them takes the focus. */
  startAt: number
  /** Renders a row in the same way as the short list. */
  children: (row: WalletListRow) => ReactNode
}

/** A long list of wallets with a search field. Only the visible rows are rendered. */
export const ManyWallets = observer(function ManyWallets({ rows, startAt, children }: ManyWalletsProps) {
  'use no memo'
  const texts = useTexts(viewTexts)
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = rows.filter(({ name, key }) => `${name} ${key}`.toLowerCase().includes(wanted))
  return (
    <ListView>
      <SearchField
        label={texts.searchWallets}
        placeholder={texts.searchWallets}
        clearLabel={texts.clearSearch}
        value={query}
        onChange={setQuery}
      />
      {found.length > 0 ? (
        <VirtualList
          label={texts.wallets}
          items={found}
          rowHeight={rowHeight}
          idOf={({ key }) => key}
          focusAt={wanted === '' ? startAt : undefined}
        >
          {children}
        </VirtualList>
      ) : (
        <EmptyState icon={iconCompass} title={texts.noWallet} testId="wm-search-empty" />
      )}
    </ListView>
  )
})
