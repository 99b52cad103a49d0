import { card, drawn, header, named } from './parts'

/** What does not lie as far from the start from right to left as it does from left to right. */
export function mirrored(): string[] {
  const root = document.documentElement
  const measured = [...card().querySelectorAll('*')].filter((element) => drawn().includes(element))
  root.dir = 'ltr'
  const before = measured.map(fromStart)
  root.dir = 'rtl'
  const after = measured.map(fromStart)
  return measured.flatMap((element, index) => {
    const moved = Math.abs((before[index] ?? 0) - (after[index] ?? 0))
    return moved > 1 && header() ? [`${named(element)} is ${moved} away from its mirrored place`] : []
  })
}

function fromStart(element: Element): number {
  const edge = card().getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  return document.documentElement.dir === 'rtl' ? edge.right - right : left - edge.left
}
