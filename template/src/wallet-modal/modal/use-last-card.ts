import type { RefCallback, RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** A card as it was drawn last, and how far its parts were scrolled. */
interface LastCard {
  card: HTMLElement
  scrolled: readonly (readonly [part: Element, top: number])[]
}

/**
 * Shows the card as it was drawn last while the dialog leaves. Closing resets what views are drawn from, and nobody should
 * see or hear that: “Connected” would become “Approve in …” again.
 * @param isLeaving the card's component is gone, and its place in the surface is empty
 * @returns the ref of the card
 */
export function useLastCard(surface: RefObject<HTMLElement | null>, isLeaving: boolean): RefCallback<HTMLElement> {
  const last = useRef<LastCard>(null)
  useLayoutEffect(() => {
    if (!isLeaving || !last.current) return undefined
    const { card, scrolled } = last.current
    surface.current?.append(card)
    for (const [part, top] of scrolled) part.scrollTop = top
    return () => card.remove()
  }, [isLeaving, surface])
  return useCallback((card) => {
    if (!card) return undefined
    return () => {
      // Once it is taken off the page, nothing in it is scrolled.
      const scrolled = [...card.querySelectorAll('*')].flatMap((part) =>
        part.scrollTop > 0 ? [[part, part.scrollTop] as const] : [],
      )
      last.current = { card, scrolled }
    }
  }, [])
}
