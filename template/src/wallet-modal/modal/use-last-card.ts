import type { RefCallback, RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** The card as it was last rendered, and the scroll positions of its parts. */
interface LastCard {
  card: HTMLElement
  scrolled: readonly (readonly [part: Element, top: number])[]
}

/**
 * Shows the card as it was last rendered while the dialog leaves. Closing resets the data of the views: without the last card,
 * “Connected” would change back to “Approve in …” for everybody who sees or hears the dialog.
 * @param isLeaving the card's component is unmounted, and its place in the surface is empty
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
      // The scroll positions are read now, because an element loses its scroll position when it is removed from the page.
      const scrolled = [...card.querySelectorAll('*')].flatMap((part) =>
        part.scrollTop > 0 ? [[part, part.scrollTop] as const] : [],
      )
      last.current = { card, scrolled }
    }
  }, [])
}
