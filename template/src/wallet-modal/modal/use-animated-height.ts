import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

const motion = { duration: 360, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' }

/**
 * Animates the height of a frame when its content is replaced. Between changes the frame has the height of its content.
 * @param content names the content; a change starts the animation
 */
export function useAnimatedHeight(content: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const lastHeight = useRef(0)

  useEffect(() => {
    const frame = ref.current
    if (!frame || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (frame.getAnimations().length === 0) lastHeight.current = frame.offsetHeight
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const frame = ref.current
    const before = lastHeight.current
    if (!frame || !before || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const after = frame.offsetHeight
    if (after !== before) frame.animate([{ blockSize: `${before}px` }, { blockSize: `${after}px` }], motion)
    lastHeight.current = after
  }, [content])

  return ref
}
