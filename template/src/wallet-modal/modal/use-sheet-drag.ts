import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** A sheet that is dragged further than this share of its height, or faster than this (pixels per millisecond), is dismissed. */
const dismissShare = 0.3
const dismissSpeed = 0.5

interface Drag {
  pointerId: number
  startY: number
  startTime: number
}

/** Whether the card is shown as a bottom sheet. The style sheet components/layout/card.module.css decides, by screen size. */
function isSheet(surface: HTMLElement): boolean {
  const card = surface.firstElementChild
  return card !== null && getComputedStyle(card).getPropertyValue('--wm-sheet').trim() === 'block'
}

/** Whether a finger can drag the sheet here: on the grabber and the header, but not on their controls. */
function isHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, [data-testid^="wm-view-"]') === null
}

/**
 * Lets a finger drag the sheet down by its top. Released far down, or fast, the sheet is dismissed; otherwise, and if the view refuses to
 * close, it returns.
 */
export function useSheetDrag(dismiss: () => void) {
  const drag = useRef<Drag | null>(null)

  const end = (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
    const current = drag.current
    if (!current || event.pointerId !== current.pointerId) return
    drag.current = null
    const surface = event.currentTarget
    const distance = Math.max(0, event.clientY - current.startY)
    const speed = distance / Math.max(1, event.timeStamp - current.startTime)
    if (isDropped && (distance > surface.offsetHeight * dismissShare || speed > dismissSpeed)) dismiss()
    surface.style.translate = ''
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isCalm && distance > 0)
      surface.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], { duration: 220, easing: 'ease-out' })
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !isHandle(event.target) || !isSheet(event.currentTarget)) return
      drag.current = { pointerId: event.pointerId, startY: event.clientY, startTime: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointerId !== event.pointerId) return
      event.currentTarget.style.translate = `0 ${Math.max(0, event.clientY - drag.current.startY)}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
