// @vitest-environment node
import { expect, test } from 'vitest'
import { createRecoveryCode, formatRecoveryCode, readRecoveryCode } from './recovery-code'

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('The format is frozen: visitors have such codes on paper, so they are read for ever.', () => {
  const known = [
    [new Uint8Array(16), '0000-0000-0000-0000-0000-0000-0000'],
    [new Uint8Array(16).fill(255), 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZWGT'],
    [Uint8Array.from({ length: 16 }, (_, index) => index), '000G-40R4-0M30-E209-185G-R38E-1WNR'],
  ] as const
  for (const [bytes, text] of known) {
    expect(formatRecoveryCode(bytes)).toBe(text)
    expect(readRecoveryCode(text)).toEqual(bytes)
  }
})

test('100,000 random codes are read as they were made.', () => {
  const texts = new Set<string>()
  let wrong = 0
  for (let count = 0; count < 100_000; count += 1) {
    const code = createRecoveryCode(crypto)
    const text = formatRecoveryCode(code)
    texts.add(text)
    if (!/^(?:[\dA-HJKMNP-TV-Z]{4}-){6}[\dA-HJKMNP-TV-Z]{4}$/.test(text)) wrong += 1
    const read = readRecoveryCode(text)
    if (read?.length !== 16 || !read.every((byte, index) => byte === code[index])) wrong += 1
  }
  expect([texts.size, wrong]).toEqual([100_000, 0])
})

test('A code is read in lower case, with spaces and hyphens anywhere, and with letters that look like digits.', () => {
  const code = Uint8Array.from({ length: 16 }, (_, index) => index)
  const ways = [
    '000g-40r4-0m30-e209-185g-r38e-1wnr',
    '000G40R40M30E209185GR38E1WNR',
    ' OooG 40r4 0M3O\tE209\n185G–R38E—1WNR ',
    '000G-40R4-0M30-E209-I85G-R38E-LWNR',
    '0-00G-40R4-0M30-E209-i85G-R38E-lWN-R-',
  ]
  for (const text of ways) expect(readRecoveryCode(text)).toEqual(code)
})

test('Every wrong character, every swap of neighbours, and every missing or doubled character is refused.', () => {
  let [cases, read] = [0, 0]
  const attempt = (text: string) => {
    cases += 1
    if (readRecoveryCode(text)) read += 1
  }
  for (let count = 0; count < 100; count += 1) {
    const text = formatRecoveryCode(createRecoveryCode(crypto)).replaceAll('-', '')
    for (let at = 0; at < text.length; at += 1) {
      const [before, own, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 1)]
      for (const digit of digits.replace(own, '')) attempt(`${before}${digit}${after}`)
      if (next !== '' && next !== own) attempt(`${before}${next}${own}${after.slice(1)}`)
      attempt(`${before}${after}`)
      attempt(`${before}${own}${own}${after}`)
    }
  }
  expect(cases).toBeGreaterThan(90_000)
  expect(read).toBe(0)
})

test('A text that cannot be a code is refused.', () => {
  const texts = [
    '',
    '-',
    'hello',
    '0'.repeat(27),
    '0'.repeat(29),
    // U is no digit of this alphabet.
    'U000-0000-0000-0000-0000-0000-0000',
    '٠000-0000-0000-0000-0000-0000-0000',
    '0000-0000-0000-0000-0000-0000-000!',
    // The check is right, but the last of the 26 characters has bits that no code has.
    '0000-0000-0000-0000-0000-0000-0101',
    'x'.repeat(100_000),
  ]
  for (const text of texts) expect(readRecoveryCode(text)).toBeUndefined()
})
