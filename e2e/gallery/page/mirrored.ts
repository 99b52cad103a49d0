import { card, drawn, named } from './parts'

/** What does not lie as far from the start from right to left as it does from left to right. */
export function mirrored(): string[] {
  const root = document.documentElement
  root.dir = 'ltr'
  const before = new Map(drawn().map((element) => [element, fromStart(element)]))
  root.dir = 'rtl'
  return [...before].flatMap(([element, place]) => {
    const moved = Math.abs(place - fromStart(element))
    return moved > 1 && !isInLine(element) ? [`${named(element)} is ${moved} away from its mirrored place`] : []
  })
}

/** Within a sentence or a number the order is that of the text. */
function isInLine(element: Element): boolean {
  const isLeftToRight = element.parentElement && getComputedStyle(element.parentElement).direction === 'ltr'
  return isLeftToRight === true || getComputedStyle(element).display === 'inline'
}

function fromStart(element: Element): number {
  const edge = card().getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  return document.documentElement.dir === 'rtl' ? edge.right - right : left - edge.left
}
