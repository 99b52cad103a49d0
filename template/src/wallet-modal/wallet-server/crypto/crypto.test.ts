// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { fromBase64url, isSameText, toBase64url, withLengths } from './bytes'
import { codeMac, createCode } from './codes'

test('bytes are the same after base64url, and each has one text', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes)
  }
  for (const text of ['A', 'AB', 'AAB', 'AA==', 'A+', 'A/', 'A A', 'ä']) expect(fromBase64url(text)).toBeUndefined()
})

test('parts with their lengths are never the same bytes as other parts', () => {
  const join = (...texts: string[]) => toBase64url(withLengths(texts.map((text) => new TextEncoder().encode(text))))
  expect(new Set([join('ab', 'c'), join('a', 'bc'), join('abc'), join('', 'abc'), join('abc', '')]).size).toBe(5)
  expect([...withLengths([new Uint8Array([7, 8])])]).toEqual([0, 0, 0, 2, 7, 8])
})

test('texts are the same only if every character is', () => {
  expect(isSameText('abc', 'abc')).toBe(true)
  for (const other of ['abd', 'xbc', 'ab', 'abcd', '']) expect(isSameText('abc', other)).toBe(false)
})

test('codes have six digits and are equally likely', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let index = 0; index < 20_000; index += 1) {
    const code = createCode()
    expect(code).toMatch(/^\d{6}$/)
    counts[Number(code[0])] = (counts[Number(code[0])] ?? 0) + 1
  }
  // Six standard deviations.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(6 * Math.sqrt(2000 * 0.9))
})

test('random numbers that would favour some codes are thrown away', () => {
  const numbers = [4_294_967_295, 4_294_000_000, 4_293_999_999]
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = numbers.shift() ?? 0
    return array
  })
  expect(createCode()).toBe('999999')
  expect(numbers).toEqual([])
  random.mockRestore()
})

test('the HMAC of a code depends on the key and on everything that the code is bound to', async () => {
  const key = new Uint8Array(32).fill(1)
  const binding = { purpose: 'login', flow: 'f', device: 'd', email: 'e' }
  const macs = [
    await codeMac(key, binding, '123456'),
    await codeMac(new Uint8Array(32), binding, '123456'),
    await codeMac(key, binding, '123457'),
    ...(await Promise.all(Object.keys(binding).map((name) => codeMac(key, { ...binding, [name]: 'other' }, '123456')))),
  ]
  expect(new Set(macs).size).toBe(7)
  expect(await codeMac(key, binding, '123456')).toBe(macs[0])
})
