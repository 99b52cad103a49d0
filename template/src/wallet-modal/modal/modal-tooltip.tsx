import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Tooltip } from '../components/feedback/tooltip'
import { useModalStores, useRoot } from '../react/root-context'

/** The modal's only tooltip. Disappears with its view. Rendered beside the card, which would clip it. */
export const ModalTooltip = observer(function ModalTooltip() {
  'use no memo'
  const { modal, router } = useRoot()
  const { tooltip } = useModalStores()
  const { view } = router
  const { open } = modal
  useEffect(() => () => tooltip.hide(), [view, open, tooltip])
  if (!tooltip.open) return null
  const { left, top, width } = tooltip.triggerRect
  return <Tooltip message={tooltip.message} x={left + width / 2} y={top} />
})
