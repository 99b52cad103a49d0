import type { PointerEvent } from 'react'
import { useModalStores } from '../react/root-context'

/** Shows a tooltip while the mouse is over a control. Touch and keyboard users have the control's label. */
export function useTooltip(message: string) {
  const { tooltip } = useModalStores()
  return {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse') return
      const { width, height, top, left } = event.currentTarget.getBoundingClientRect()
      tooltip.show(message, { width, height, top, left })
    },
    onPointerLeave: () => tooltip.hide(),
  }
}
