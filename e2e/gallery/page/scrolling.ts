import { body, card, header } from './parts'

/** The positions of the card's parts after the view was scrolled to its foot. */
export function scrollToFoot(): { scrolled: number; headerMoved: number; lastIsSeen: boolean; pageScrolls: boolean } {
  const before = header().getBoundingClientRect().top
  body().scrollTop = body().scrollHeight
  const last = [...body().querySelectorAll('button')].at(-1)?.getBoundingClientRect()
  return {
    scrolled: body().scrollTop,
    headerMoved: header().getBoundingClientRect().top - before,
    lastIsSeen: last !== undefined && last.bottom <= card().getBoundingClientRect().bottom,
    pageScrolls: document.documentElement.scrollHeight > document.documentElement.clientHeight,
  }
}
