import type { ReactNode } from 'react'
import baseStyles from '../base.module.css'
import { classNames } from '../attributes'
import { Icon } from '../marks/icon'
import { iconCheck, iconNext } from '../marks/icon-paths'
import styles from './row.module.css'
import { Spinner } from '../feedback/spinner'

interface RowProps {
  title: ReactNode
  /** A logo, disc or icon: 40 pixels wide, or 36 in a small row. */
  lead?: ReactNode
  /** Second line. */
  sub?: ReactNode
  /** Shows the second line as an error. */
  subTone?: 'danger'
  /** A quiet text before the sign at the end, such as a count or "Confirm in wallet". */
  endText?: ReactNode
  /** The sign at the end: a badge, an icon, a switch. Busy and selected rows show their own sign instead. */
  end?: ReactNode
  /** Shows an arrow at the end, because the row leads to another view. */
  chevron?: boolean | undefined
  /** Without `onClick` and `href` the row is no button. */
  onClick?: (() => void) | undefined
  /** Called when the pointer or the focus reaches the row, to prepare what a click will show. May be called again. */
  onApproach?: (() => void) | undefined
  /** An address that opens in a new tab. With it, the row is a link. */
  href?: string | undefined
  disabled?: boolean | undefined
  /** A sentence that says why the row cannot be chosen. */
  disabledReason?: string | undefined
  /** True for the current choice: shows a check mark at the end. */
  selected?: boolean | undefined
  busy?: boolean | undefined
  /** 'sm': a lead of 36 pixels and a height of 54. Default: 'md'. */
  size?: 'md' | 'sm'
  testId?: string | undefined
  data?: Readonly<Record<`data-${string}`, string>>
}

/** One choice in a row group. The whole row is the button. Its end shows exactly one sign. */
export function Row(props: RowProps) {
  const { title, lead, sub, subTone, onClick, onApproach, href, disabled, selected, busy } = props
  const { size = 'md', testId, data } = props
  const isControl = onClick !== undefined || href !== undefined
  const common = {
    className: classNames(styles['row'], isControl && baseStyles['control'], isControl && styles['button']),
    'data-size': size,
    'data-testid': testId,
    ...data,
  }
  const content = (
    <>
      {lead && <span className={styles['lead']}>{lead}</span>}
      <span className={styles['main']}>
        <span className={styles['title']}>{title}</span>
        {sub && (
          <span className={styles['sub']} data-tone={subTone}>
            <bdi>{sub}</bdi>
          </span>
        )}
      </span>
      <RowEnd {...props} />
    </>
  )
  if (href !== undefined)
    return (
      <a {...common} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    )
  if (!onClick) return <div {...common}>{content}</div>
  return (
    <button
      {...common}
      type="button"
      aria-disabled={disabled || undefined}
      aria-current={selected || undefined}
      aria-busy={busy || undefined}
      onClick={disabled ? undefined : onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {content}
    </button>
  )
}

function RowEnd(props: RowProps) {
  const { endText, disabled, disabledReason } = props
  const text = disabled && disabledReason ? disabledReason : endText
  const sign = endSign(props)
  if (!text && !sign) return null
  return (
    <span className={styles['end']}>
      {text && (
        <span className={styles['sub']}>
          <bdi>{text}</bdi>
        </span>
      )}
      {sign}
    </span>
  )
}

function endSign({ busy, selected, end, chevron, disabled }: RowProps): ReactNode {
  if (busy) return <Spinner />
  if (!selected && (end || !chevron || disabled)) return end
  return (
    <span className={styles[selected ? 'tick' : 'chevron']}>
      <Icon path={selected ? iconCheck : iconNext} size={selected ? 14 : 18} />
    </span>
  )
}
