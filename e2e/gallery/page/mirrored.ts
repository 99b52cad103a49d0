import { card, drawn, modal, named } from './parts'

/** The elements whose distance from the start of the card differs between left-to-right and right-to-left. */
export function mirrored(): string[] {
  const root = modal()
  root.dir = 'ltr'
  const before = new Map(drawn().map((element) => [element, fromStart(element)]))
  root.dir = 'rtl'
  return [...before].flatMap(([element, place]) => {
    const moved = Math.abs(place - fromStart(element))
    return moved > 1 && !isInLine(element) ? [`${named(element)} is ${moved} away from its mirrored place`] : []
  })
}

/** Parts of a sentence or a number are left out, because the text decides about their order. */
function isInLine(element: Element): boolean {
  const isLeftToRight = element.parentElement && getComputedStyle(element.parentElement).direction === 'ltr'
  return isLeftToRight === true || getComputedStyle(element).display === 'inline'
}

function fromStart(element: Element): number {
  const edge = card().getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  return modal().dir === 'rtl' ? edge.right - right : left - edge.left
}
