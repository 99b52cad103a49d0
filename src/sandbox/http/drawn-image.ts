import { createHash } from 'node:crypto'

/** Returns the part of a symbol that can be in the address of an image. A token's symbol may contain any characters. */
export function pictureName(symbol: string): string {
  const name = symbol.replace(/[^\w.$-]/g, '').slice(0, 64)
  return name === '' ? 'token' : name
}

/**
 * Draws an image for an id that has no image: a disc in a colour of its own, with the first letters of the id.
 * @returns an SVG text. Only letters and digits of the id get into the text, so an id cannot add markup.
 */
export function drawImage(id: string): string {
  const hue = createHash('sha256').update(id).digest().readUInt16BE(0) % 360
  const letters = id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 3)
    .toUpperCase()
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    `<circle cx="48" cy="48" r="48" fill="hsl(${hue} 55% 42%)"/>` +
    '<text x="48" y="50" fill="#fff" font-family="system-ui, sans-serif" font-size="30" font-weight="600" ' +
    `text-anchor="middle" dominant-baseline="middle">${letters}</text></svg>`
  )
}
