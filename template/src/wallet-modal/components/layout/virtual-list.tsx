import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Virtualizer } from 'virtua'
import styles from './scroller.module.css'

interface VirtualListProps<Item> {
  /** Names the list for assistive technology. */
  label: string
  items: readonly Item[]
  /** What a row measures before it has been measured, in pixels. */
  rowHeight: number
  idOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Stands behind the last row. */
  end?: ReactNode
  /** Nothing in a row can take the focus, so the list itself takes it and scrolls by the arrow keys. */
  isPlain?: boolean
}

/** What the tallest card shows. */
const firstRows = 12

/** A list of any length that scrolls inside the card. Only what is in view is in the page. */
export function VirtualList<Item>({ label, items, rowHeight, idOf, children, end, isPlain }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={scroller}
      className={styles['scroll']}
      {...(isPlain && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <div role="list" aria-label={label}>
        <Virtualizer
          scrollRef={scroller}
          data={items}
          itemSize={rowHeight}
          ssrCount={Math.min(firstRows, items.length)}
        >
          {(item, index) => (
            <div key={idOf(item)} role="listitem" aria-setsize={items.length} aria-posinset={index + 1}>
              {children(item)}
            </div>
          )}
        </Virtualizer>
      </div>
      {end}
    </div>
  )
}
