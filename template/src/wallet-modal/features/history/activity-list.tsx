import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import scrollerStyles from '../../components/layout/scroller.module.css'
import { useRoot } from '../../react/root-context'
import { ActivityEnd } from './activity-end'
import { ActivityLine } from './activity-line'
import { activityRows, keyOf } from './activity-rows'
import styles from './activity.module.css'
import { transactionsOf } from './transactions-of'
import { useNow } from './use-now'

/** What a row measures before it has been measured. */
const rowHeight = 60
/** What the tallest card shows. */
const firstRows = 12

/** Everything that is known of the account, by months. Only what is in view is in the page; a row with the focus stays. */
export const ActivityList = observer(function ActivityList() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const now = useNow()
  const { count, rowAt } = activityRows(store.unlisted, store.timeline)
  // Counted, not copied: a list of 100,000 costs what is seen of it.
  const places = { length: count + 1 }
  return (
    <div ref={scroller} className={scrollerStyles['scroll']} data-testid="wm-activity">
      <Virtualizer
        scrollRef={scroller}
        data={places}
        itemSize={rowHeight}
        ssrCount={Math.min(firstRows, count + 1)}
        keepMounted={focused === undefined || focused > count ? [] : [focused]}
      >
        {(_, index) => {
          const row = rowAt(index)
          return (
            <div key={row ? keyOf(row) : 'end'} className={styles['line']} onFocus={() => setFocused(index)}>
              {row ? <ActivityLine row={row} now={now} /> : <ActivityEnd />}
            </div>
          )
        }}
      </Virtualizer>
    </div>
  )
})
