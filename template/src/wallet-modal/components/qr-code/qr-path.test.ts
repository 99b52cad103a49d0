// @vitest-environment node
import { encode } from 'uqr'
import { afterAll, expect, test, vi } from 'vitest'
import { drawQr } from './qr-path'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('uqr', { spy: true })

const uri = `wc:${'7f6e504b'.repeat(8)}@2?expiryTimestamp=1767225900&relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`

/** The modules that the strokes cover. */
function modulesOf(path: string): Set<string> {
  const covered = [...path.matchAll(/M([\d.]+) ([\d.]+)(?:V([\d.]+)|h0)/g)].flatMap(([, x, y, end = y]) => {
    const count = Number(end) - Number(y) + 1
    return Array.from({ length: count }, (_, step) => `${Number(x) - 0.5} ${Number(y) - 0.5 + step}`)
  })
  return new Set(covered)
}

const address = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'

test.each([
  { text: uri, level: 'M' },
  { text: address, level: 'Q' },
] as const)('The strokes cover the dark modules of the code, without its eyes and its middle: $level.', (given) => {
  const { text, level } = given
  const drawing = drawQr(text, level)
  const { data, size } = encode(text, { ecc: level, border: 0 })
  expect(drawing?.size).toBe(size)
  const drawn = modulesOf(drawing?.path ?? '')
  const half = Math.round((size * 12) / 57) / 2
  const centre = (size - 1) / 2
  let left = 0
  for (let x = 0; x < size; x += 1)
    for (let y = 0; y < size; y += 1) {
      const isEye = (x < 7 && (y < 7 || y >= size - 7)) || (x >= size - 7 && y < 7)
      const isMiddle = Math.abs(x - centre) <= half && Math.abs(y - centre) <= half
      if (isMiddle) left += 1
      expect(drawn.has(`${x} ${y}`)).toBe(data[y]?.[x] === true && !isEye && !isMiddle)
    }
  // Level M repairs 15 % of a code, level Q 25 %.
  expect(left / size ** 2).toBeLessThan(0.06)
  expect(drawing?.eyes).toEqual([
    { x: 0, y: 0 },
    { x: size - 7, y: 0 },
    { x: 0, y: size - 7 },
  ])
})

test('A run of modules in a column is one stroke.', () => {
  const path = drawQr(uri)?.path ?? ''
  const ends = [...path.matchAll(/M([\d.]+) ([\d.]+)(?:V([\d.]+))?/g)].map(([, x, y, end = y]) => [x, Number(end) + 1])
  const drawn = modulesOf(path)
  for (const [x, below] of ends) expect(drawn.has(`${Number(x) - 0.5} ${Number(below) - 0.5}`)).toBe(false)
})

test('A link of 5,000 characters gives no code and no error.', () => {
  expect(drawQr(`wc:${'a'.repeat(5_000)}`)).toBeUndefined()
})

test('A text that no code can hold is not given to the encoder, which would need long to refuse it.', () => {
  vi.mocked(encode).mockClear()
  expect(drawQr('1'.repeat(7_090))).toBeUndefined()
  expect(encode).not.toHaveBeenCalled()
  expect(drawQr('1'.repeat(5_000))).toBeDefined()
  expect(encode).toHaveBeenCalledOnce()
})
