import { ActivityMark } from '../marks/activity-mark'
import type { ActivityImage } from '../marks/activity-mark'
import { Row } from '../../../components/lists/row'
import { ValueStack } from '../../../components/lists/value-stack'
import type { ActivitySign, ActivityState } from '../timeline/transaction-rows'
import { HeldAmount } from '../../../views/account/held-amount'
import { activityIcon } from '../marks/activity-icons'
import styles from '../activity.module.css'
import { useTimes } from '../times'

interface ActivityRowProps {
  title: string
  at: number
  now: number
  /** The counterparty in words: "from orrin.eth". */
  party?: string | undefined
  images: readonly ActivityImage[]
  sign: ActivitySign | undefined
  state: ActivityState
  /** The amount that moved, or the state of the transaction. */
  top: string
  /** True if `top` and `bottom` are amounts, which the visitor can hide. */
  isAmount: boolean
  bottom?: string | undefined
  /** True if `top` is an incoming amount; it is then green. */
  isGain?: boolean | undefined
  /** The address of the transaction in the network's explorer. */
  href: string | undefined
  hash: string
  type: string
}

/** One row of the activity list: what, when, with whom, and which amounts. Links to the network's explorer. */
export function ActivityRow({
  title,
  at,
  now,
  party,
  images,
  sign,
  state,
  top,
  isAmount,
  bottom,
  isGain,
  href,
  hash,
  type,
}: ActivityRowProps) {
  const times = useTimes()
  const isFailed = state === 'failed'
  const icon = activityIcon(state, sign)
  return (
    <Row
      lead={<ActivityMark images={images} sign={icon} failed={isFailed} busy={state === 'pending'} />}
      title={title}
      sub={
        <>
          <time dateTime={new Date(at).toISOString()} title={times.full(at)}>
            {times.short(at, now)}
          </time>
          {party && ` ${party}`}
        </>
      }
      end={
        <ValueStack
          top={<Value text={top} isAmount={isAmount} />}
          bottom={bottom && <Value text={bottom} isAmount={isAmount && !isFailed} />}
          tone={isGain ? 'success' : undefined}
        />
      }
      href={href}
      testId="wm-transaction"
      data={{ 'data-hash': hash, 'data-type': type, 'data-status': state }}
    />
  )
}

/** A figure. It wraps if it does not fit on one line, so that no part of it is hidden. */
function Value({ text, isAmount }: { text: string; isAmount: boolean }) {
  return <span className={styles['value']}>{isAmount ? <HeldAmount>{text}</HeldAmount> : text}</span>
}
