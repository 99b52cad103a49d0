import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { QrDrawing } from '../../../template/src/wallet-modal/components/qr-code/qr-path'
import { drawQr } from '../../../template/src/wallet-modal/components/qr-code/qr-path'
import { part } from '../part'
import { hexDigits, hostileText, textOf } from '../values/texts'

let isPrepared = false

function prepare(): void {
  if (isPrepared) return
  isPrepared = true
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({
    overrides: {
      wasmBinary: wasmBinary.buffer.slice(wasmBinary.byteOffset, wasmBinary.byteOffset + wasmBinary.length),
    },
  })
}

const scale = 4
const margin = 4

/** Paints the strokes and the eyes of a drawing, and reads the picture with another library. */
async function scan({ size, path, eyes }: QrDrawing): Promise<string | undefined> {
  prepare()
  const width = (size + 2 * margin) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const paint = (x: number, y: number) => {
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1)
        data.fill(
          0,
          4 * (((y + margin) * scale + row) * width + (x + margin) * scale + column),
          4 * (((y + margin) * scale + row) * width + (x + margin) * scale + column) + 3,
        )
  }
  for (const [, x = '', y = '', end = y] of path.matchAll(/M([\d.]+) ([\d.]+)(?:V([\d.]+)|h0)/g))
    for (let at = Number(y) - 0.5; at < Number(end); at += 1) paint(Number(x) - 0.5, at)
  for (const eye of eyes)
    for (let x = 0; x < 7; x += 1)
      for (let y = 0; y < 7; y += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
        if (ring !== 2) paint(eye.x + x, eye.y + y)
      }
  const [found] = await readBarcodes({ data, width, height: width, colorSpace: 'srgb' }, { formats: ['QRCode'] })
  return found?.text
}

interface Code {
  text: string
  level: 'M' | 'Q'
}

/** Codes of pairings and addresses: a scanner reads them, in spite of the free middle. */
export const qrCodes = part<Code, QrDrawing>({
  name: 'qr-codes',
  count: 3_000,
  least: { refused: 0 },
  make(random) {
    if (random.oneIn(5)) return { text: hostileText(random), level: 'M' }
    const key = () => textOf(hexDigits, 64, random)
    if (random.oneIn(2)) return { text: `0x${textOf(hexDigits, 40, random)}`, level: 'Q' }
    return {
      text: `wc:${key()}@2?expiryTimestamp=${random.below(2 ** 31)}&relay-protocol=irn&symKey=${key()}`,
      level: 'M',
    }
  },
  read: ({ text, level }) => drawQr(text, level),
  async judge({ text }, drawing) {
    const isLink = /^(?:wc:|0x)[0-9a-f]/.test(text)
    if (!drawing) return isLink ? 'There is no code' : undefined
    if (drawing.path.length > 200_000) return 'The drawing is too long'
    const scanned = isLink ? await scan(drawing) : text
    return scanned === text ? undefined : `The scanner reads ${scanned}`
  },
  broken: (drawing) => drawing && { ...drawing, path: drawing.path.slice(drawing.path.length / 2) },
})
