import { encode } from 'uqr'

const svg = 'http://www.w3.org/2000/svg'

/** Draws a text as a QR code, with the quiet zone of four modules that cameras need. Undefined if the text is too long for a code. */
export function createCodeImage(document: Document, text: string, label: string): SVGElement | undefined {
  let modules: boolean[][]
  try {
    modules = encode(text, { ecc: 'M', border: 4 }).data
  } catch {
    return undefined
  }
  const image = document.createElementNS(svg, 'svg')
  image.setAttribute('viewBox', `0 0 ${modules.length} ${modules.length}`)
  image.setAttribute('role', 'img')
  image.setAttribute('aria-label', label)
  image.setAttribute('class', 'code-image')
  const dark = document.createElementNS(svg, 'path')
  const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  dark.setAttribute('d', squares.join(''))
  image.append(dark)
  return image
}
