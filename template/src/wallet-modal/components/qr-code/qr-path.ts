import { encode } from 'uqr'

/** How much of a code can be repaired: `M` 15 %, for links that are valid for minutes; `Q` 25 %, for addresses, which are also printed. */
export type QrLevel = 'M' | 'Q'

/** A QR code as strokes on a grid of `size` modules, and the corners of its eyes. */
export interface QrDrawing {
  size: number
  /** One path of vertical strokes. Draw it with round caps. */
  path: string
  eyes: readonly { x: number; y: number }[]
}

/** The share of the width that stays free in the middle for a logo: 12 of 57 modules, 7 of 33. */
const clearShare = 12 / 57
const eyeSize = 7
/** The digits that fit into the largest code (version 40, level L). All other texts have fewer characters, so the encoder need not see longer texts. */
const maxDigits = 7_089

/**
 * Draws a text as a QR code. A run of dark modules in a column is one stroke; the eyes and a square in the middle are left out. Undefined
 * if the text is too long for a code.
 */
export function drawQr(text: string, level: QrLevel = 'M'): QrDrawing | undefined {
  const code = encodeQr(text, level)
  if (!code) return undefined
  const size = code.length
  const centre = (size - 1) / 2
  const clear = Math.round(size * clearShare) / 2
  const far = size - eyeSize
  const isEye = (x: number, y: number) => (x < eyeSize && (y < eyeSize || y >= far)) || (x >= far && y < eyeSize)
  const isClear = (x: number, y: number) => Math.abs(x - centre) <= clear && Math.abs(y - centre) <= clear
  const isDark = (x: number, y: number) => code[y]?.[x] === true && !isEye(x, y) && !isClear(x, y)
  let path = ''
  for (let x = 0; x < size; x += 1)
    for (let y = 0; y < size; y += 1) {
      if (!isDark(x, y) || isDark(x, y - 1)) continue
      let end = y
      while (isDark(x, end + 1)) end += 1
      path += `M${x + 0.5} ${y + 0.5}${end > y ? `V${end + 0.5}` : 'h0'}`
    }
  return {
    size,
    path,
    eyes: [
      { x: 0, y: 0 },
      { x: far, y: 0 },
      { x: 0, y: far },
    ],
  }
}

function encodeQr(text: string, ecc: QrLevel): boolean[][] | undefined {
  if (text.length > maxDigits) return undefined
  try {
    return encode(text, { ecc, border: 0 }).data
  } catch {
    return undefined
  }
}
