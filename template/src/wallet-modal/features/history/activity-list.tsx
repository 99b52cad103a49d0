import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import scrollerStyles from '../../components/layout/scroller.module.css'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { ActivityEnd } from './activity-end'
import { ActivityLine } from './items/activity-line'
import { activityRows, keyOf } from './activity-rows'
import styles from './activity.module.css'
import { historyTexts } from './history-texts'
import { transactionsOf } from './transactions-of'
import { useNow } from './use-now'

/** The assumed height of a row until it has been measured. */
const rowHeight = 60
/** As many rows as fit into the tallest card. */
const firstRows = 12

/** All known transactions of the account, grouped by month. Only visible rows are mounted; a row that has the focus stays mounted. */
export const ActivityList = observer(function ActivityList() {
  'use no memo'
  const store = transactionsOf(useRoot())
  const texts = useTexts(historyTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const now = useNow()
  const { count, rowAt } = activityRows(store.unlisted, store.timeline)
  // Only the length is needed. A real array would cost time and memory for every row of a long list.
  const places = { length: count + 1 }
  return (
    <div
      ref={scroller}
      className={scrollerStyles['scroll']}
      data-fades=""
      data-testid="wm-activity"
      role="region"
      aria-label={texts.list}
      tabIndex={0}
    >
      <div role="list" aria-label={texts.list}>
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
              <div
                key={row ? keyOf(row) : 'end'}
                className={styles['line']}
                role="listitem"
                onFocus={() => setFocused(index)}
              >
                {row ? <ActivityLine row={row} now={now} /> : <ActivityEnd />}
              </div>
            )
          }}
        </Virtualizer>
      </div>
    </div>
  )
})
