import { cssVariables } from '../css-variables'
import styles from './tooltip.module.css'

interface TooltipProps {
  message: string
  /** The centre of the control, in pixels of the viewport. */
  x: number
  /** The upper edge of the control, in pixels of the viewport. */
  y: number
}

/** Names a control that has only an icon. Decorative: the control's label says the same. */
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
