import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import styles from '../layout/scroller.module.css'

interface VirtualListProps<Item> {
  /** Names the list for assistive technology. */
  label: string
  items: readonly Item[]
  /** The assumed height of a row until it has been measured, in pixels. */
  rowHeight: number
  idOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Follows the last row. */
  end?: ReactNode
  /** True if nothing in a row can take the focus. The list then takes it and scrolls by the arrow keys. */
  isPlain?: boolean
  /** The index of the row whose button takes the focus when the list appears. */
  focusAt?: number | undefined
}

/** How many frames to wait for a row to be measured. Before that, it cannot take the focus. */
const maxFrames = 20

/** As many rows as fit into the tallest card. */
const firstRows = 12

const none: readonly number[] = []

/** Focuses a row's button once, when the list appears. The browser then scrolls to the row. */
function useFocusAt(scroller: RefObject<HTMLDivElement | null>, focusAt: number | undefined): void {
  const [first] = useState(focusAt)
  useEffect(() => {
    if (first === undefined) return undefined
    let frames = 0
    let next = 0
    const focus = () => {
      const button = scroller.current?.querySelector<HTMLElement>(`[aria-posinset="${first + 1}"] button`)
      button?.focus()
      frames += 1
      if (!button?.matches(':focus') && frames < maxFrames) next = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(next)
  }, [first, scroller])
}

/** The body of a view with a scrolling list. The card keeps its height for any length of the list, so that nothing moves. */
export function ListView({ children }: { children: ReactNode }) {
  return <div className={styles['view']}>{children}</div>
}

/** A list of any length that scrolls inside the card. Only visible rows are mounted. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, rowHeight, idOf, children, end, isPlain, focusAt } = props
  const scroller = useRef<HTMLDivElement>(null)
  useFocusAt(scroller, focusAt)
  return (
    <div
      ref={scroller}
      className={styles['scroll']}
      data-fades=""
      {...(isPlain && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <div role="list" aria-label={label}>
        <Virtualizer
          scrollRef={scroller}
          data={items}
          itemSize={rowHeight}
          keepMounted={focusAt === undefined ? none : [focusAt]}
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
