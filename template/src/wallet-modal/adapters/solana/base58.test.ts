// @vitest-environment node
import { expect, test } from 'vitest'
import { fromBase58, toBase58 } from './base58'

const pairs: [string, number[]][] = [
  ['', []],
  ['1', [0]],
  ['11', [0, 0]],
  ['112', [0, 0, 1]],
  ['2NEpo7TZRRrLZSi2U', [...new TextEncoder().encode('Hello World!')]],
  ['5Q', [0xff]],
  ['11111111111111111111111111111111', Array.from({ length: 32 }, () => 0)],
]

test('base58 is encoded and decoded, with leading zeros', () => {
  for (const [text, bytes] of pairs) {
    expect(toBase58(Uint8Array.from(bytes))).toBe(text)
    expect(fromBase58(text)).toEqual(Uint8Array.from(bytes))
  }
})

test('characters that are easily confused are not base58', () => {
  for (const text of ['0', 'O', 'I', 'l', '2NEpo7TZRRrLZSi2U ', '+', 'é']) expect(fromBase58(text)).toBeUndefined()
})
