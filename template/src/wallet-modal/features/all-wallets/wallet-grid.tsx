import { observer } from 'mobx-react-lite'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { Virtualizer } from 'virtua'
import scrollerStyles from '../../components/layout/scroller.module.css'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import styles from './all-wallets.module.css'
import { columns, nextTile } from './grid-keys'
import { WalletTile } from './wallet-tile'

/** The assumed height of a row until it has been measured. */
const rowHeight = 107
/** As many rows as fit into the tallest card. */
const firstRows = 6

interface WalletGridProps {
  wallets: readonly WalletEntry[]
  /** The number of all wallets, including those that are not loaded yet. */
  total: number
  /** Follows the last row. It is mounted only while it is in view. */
  end: ReactNode
  /** The initial scroll offset, in pixels. */
  start: number
  onScroll: (offset: number) => void
  /** Called when the arrow key leaves the first row upwards. */
  onLeave: () => void
}

/** The wallets in rows of four. Only visible rows are mounted; the tile with the focus stays mounted. */
export const WalletGrid = observer(function WalletGrid({
  wallets,
  total,
  end,
  start,
  onScroll,
  onLeave,
}: WalletGridProps) {
  'use no memo'
  const texts = useTexts(viewTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const [current, setCurrent] = useState(0)
  const [target, setTarget] = useState<{ tile: number }>()
  const active = Math.min(current, wallets.length - 1)
  const activeRow = Math.floor(active / columns)
  const rows = useMemo(() => {
    const count = Math.ceil(wallets.length / columns)
    return Array.from({ length: count + 1 }, (_, row) => wallets.slice(row * columns, (row + 1) * columns))
  }, [wallets])

  const [firstOffset] = useState(start)
  useLayoutEffect(() => {
    if (firstOffset > 0) virtualizer.current?.scrollTo(firstOffset)
  }, [firstOffset])

  // Only a key moves the focus. A list that changes must not take it away.
  useEffect(() => {
    if (!target) return
    virtualizer.current?.scrollToIndex(Math.floor(target.tile / columns), { align: 'nearest' })
    const tile = scroller.current?.querySelector<HTMLElement>(`[data-index="${target.tile}"]`)
    tile?.focus({ preventScroll: true })
  }, [target])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const height = scroller.current?.clientHeight ?? 0
    const tile = nextTile(event.key, {
      index: active,
      count: wallets.length,
      pageRows: Math.max(1, Math.floor(height / rowHeight)),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    })
    if (tile === undefined) return
    event.preventDefault()
    if (tile < 0) return onLeave()
    setCurrent(tile)
    setTarget({ tile })
  }

  return (
    <div ref={scroller} className={scrollerStyles['scroll']} data-fades="" onKeyDown={move}>
      <div role="list" aria-label={texts.wallets}>
        <Virtualizer
          ref={virtualizer}
          scrollRef={scroller}
          data={rows}
          itemSize={rowHeight}
          ssrCount={firstRows}
          keepMounted={[activeRow]}
          onScroll={onScroll}
        >
          {(row, rowIndex) =>
            row.length === 0 ? (
              <div key="end">{end}</div>
            ) : (
              <div key={rowIndex} className={styles['row']}>
                {row.map((wallet, column) => {
                  const index = rowIndex * columns + column
                  return (
                    <div
                      key={wallet.id}
                      role="listitem"
                      aria-setsize={total}
                      aria-posinset={index + 1}
                      onFocus={() => setCurrent(index)}
                    >
                      <WalletTile wallet={wallet} index={index} isReachable={index === active} />
                    </div>
                  )
                })}
              </div>
            )
          }
        </Virtualizer>
      </div>
    </div>
  )
})
