import type { Frame } from '../layouts'
import { smallControls } from './controls'
import { card, drawn, header, named } from './parts'
import { cutTexts } from './texts'

/** Every way in which the shown scene breaks the rules of its layout. */
export function inspect(frame: Frame): string[] {
  return [...sizes(frame), ...overflows(), ...cutTexts(), ...smallControls(frame.control)]
}

function sizes(frame: Frame): string[] {
  const { width } = card().getBoundingClientRect()
  const { height } = header().getBoundingClientRect()
  return [
    ...(width === frame.width ? [] : [`the card is ${width} wide, not ${frame.width}`]),
    ...(height === frame.header ? [] : [`the header is ${height} high, not ${frame.header}`]),
  ]
}

/** The parts that stick out of the card sideways, and the parts that can be scrolled sideways. */
function overflows(): string[] {
  const edge = card().getBoundingClientRect()
  const beyond = drawn().filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < edge.left - 0.5 || right > edge.right + 0.5
  })
  const sideways = document.documentElement.scrollWidth > document.documentElement.clientWidth
  return [
    ...beyond.map((element) => `${named(element)} reaches beyond the card`),
    ...(sideways ? ['the page scrolls sideways'] : []),
  ]
}
