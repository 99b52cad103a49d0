import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Lets a frame follow the height of its content with the frame's own CSS transition. The first height is taken at once; a
 * browser without ResizeObserver just shows the content.
 */
export function useAnimatedHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (!frame || typeof ResizeObserver === 'undefined') return undefined
    let observed: Element | null = null
    const resize = new ResizeObserver(() => {
      if (observed) frame.style.blockSize = `${observed.scrollHeight}px`
    })
    const follow = () => {
      if (observed === frame.firstElementChild) return
      if (observed) resize.unobserve(observed)
      observed = frame.firstElementChild
      if (observed) resize.observe(observed)
    }
    const children = new MutationObserver(follow)
    children.observe(frame, { childList: true })
    follow()
    return () => {
      resize.disconnect()
      children.disconnect()
    }
  }, [])
  return ref
}
