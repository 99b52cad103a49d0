import type { AvatarShape } from './avatar-shape'
import { FULL_TURN, radius } from './avatar-shape'

/**
 * The rosette of the account card: one unbroken line.
 * @returns an SVG path for the view box `0 0 4000 4000`, with a stroke width of 6.5
 */
export function rosette(shape: AvatarShape): string {
  const points = Math.round((shape.turns * 360) / 1.3)
  let path = ''
  let lastX = 0
  let lastY = 0
  for (let index = 0; index < points; index++) {
    const angle = (index / points) * FULL_TURN * shape.turns
    const reach = 1980 * radius(shape, angle, angle / shape.turns)
    const x = Math.round(2000 + reach * Math.cos(angle))
    const y = Math.round(2000 + reach * Math.sin(angle))
    path += index === 0 ? `M${x} ${y}l` : relative(x - lastX) + relative(y - lastY)
    lastX = x
    lastY = y
  }
  return `${path}z`
}

/** A number for a relative path. A minus sign needs no space before it. */
function relative(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`
}
