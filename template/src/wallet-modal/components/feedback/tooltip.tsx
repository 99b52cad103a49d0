import { cssVariables } from '../css-variables'
import styles from './tooltip.module.css'

interface TooltipProps {
  message: string
  /** The middle of what it points at, in pixels of the viewport. */
  x: number
  /** The upper edge of what it points at, in pixels of the viewport. */
  y: number
}

/** Names a control that is only an icon. Decorative: the control has the same words as its label. */
export function Tooltip({ message, x, y }: TooltipProps) {
  return (
    <span
      className={styles['tooltip']}
      aria-hidden="true"
      data-testid="wm-tooltip"
      style={cssVariables({ '--wm-tooltip-x': `${x}px`, '--wm-tooltip-y': `${y}px` })}
    >
      {message}
    </span>
  )
}
