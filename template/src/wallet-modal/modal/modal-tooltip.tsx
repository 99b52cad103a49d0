import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useModalStores, useRoot } from '../react/root-context'
import { cssVariables } from '../components/attributes'
import styles from './modal-tooltip.module.css'

/**
 * The modal's only tooltip: names a control that has only an icon. Decorative, because the control's label says the same.
 * Disappears with its view. Rendered beside the card, which would clip it.
 */
export const ModalTooltip = observer(function ModalTooltip() {
  'use no memo'
  const { modal, router } = useRoot()
  const { tooltip } = useModalStores()
  const { view } = router
  const { open } = modal
  useEffect(() => () => tooltip.hide(), [view, open, tooltip])
  if (!tooltip.open) return null
  const { left, top, width } = tooltip.triggerRect
  return (
    <span
      className={styles['tooltip']}
      aria-hidden="true"
      data-testid="wm-tooltip"
      style={cssVariables({ '--wm-tooltip-x': `${left + width / 2}px`, '--wm-tooltip-y': `${top}px` })}
    >
      {tooltip.message}
    </span>
  )
})
