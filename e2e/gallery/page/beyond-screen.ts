import { card, drawn, named } from './parts'

/** The parts that stick out of the screen or the card sideways, and the parts of the card above or below the screen. */
export function beyondScreen(): string[] {
  const edge = card().getBoundingClientRect()
  const [start, end] = [Math.max(0, edge.left), Math.min(innerWidth, edge.right)]
  const beside = drawn().filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return !isFramed(element) && (left < start - 0.5 || right > end + 0.5)
  })
  const isInside = edge.left >= 0 && edge.right <= innerWidth && edge.top >= 0 && edge.bottom <= innerHeight
  return [
    ...(isInside ? [] : [`the card is at ${edge.left} to ${edge.right}, ${edge.top} to ${edge.bottom}`]),
    ...beside.map((element) => `${named(element)} lies beyond the card or the screen`),
  ]
}

/** Whether an element, or a box around it, scrolls sideways or shortens its text with an ellipsis. */
function isFramed(element: Element): boolean {
  for (let box = element.parentElement; box && box !== card(); box = box.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowX) || (overflowX !== 'visible' && textOverflow === 'ellipsis')) return true
  }
  return false
}
