// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { wordsIn } from './words'

/** Forms that name their plural category, so that a test sees which form was chosen. */
const categories = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }

describe('plural', () => {
  test.each([
    ['en', { one: [1], other: [0, 2, 11, 21] }],
    ['ru', { one: [1, 21, 101], few: [2, 4, 22], many: [0, 5, 11, 12, 111], other: [1.5] }],
    ['ar', { zero: [0], one: [1], two: [2], few: [3, 10, 103], many: [11, 99, 111], other: [100, 102, 1.5] }],
    ['ja', { other: [0, 1, 2, 11] }],
  ])('A sentence has the plural form of its number in %s.', (tag, expected) => {
    const { plural } = wordsIn(tag)
    for (const [category, counts] of Object.entries(expected)) {
      expect(counts.map((count) => plural(count, categories))).toEqual(counts.map(() => category))
    }
  })

  test('The form `other` is used when a sentence lacks the form for its number.', () => {
    const { plural } = wordsIn('ru')
    expect(plural(2, { one: 'one', other: 'other' })).toBe('other')
  })

  test('The number in a sentence has the digits and separators of the language.', () => {
    expect(wordsIn('en').plural(1234, { other: '# wallets' })).toBe('1,234 wallets')
    expect(wordsIn('de').plural(1234, { other: '# Wallets' })).toBe('1.234 Wallets')
    expect(wordsIn('ar-EG').plural(1234, { other: 'محافظ: #' })).toBe('محافظ: ١٬٢٣٤')
  })

  test('A form without # does not show the number.', () => {
    expect(wordsIn('ar').plural(2, { two: 'محفظتان', other: '# محفظة' })).toBe('محفظتان')
  })
})

test('Numbers have the digits and separators of the language.', () => {
  expect(wordsIn('de').number(1234567.5)).toBe('1.234.567,5')
  expect(wordsIn('ar-EG').number(12)).toBe('١٢')
})

test("A date is the day in universal time, whatever the visitor's time zone, and has no time of day.", () => {
  const { day } = wordsIn('en-GB')
  expect(day(new Date('2026-11-21T00:00:00Z'))).toBe('21 Nov 2026')
  expect(day(new Date('2026-11-21T23:59:59Z'))).toBe('21 Nov 2026')
  expect(wordsIn('de').day(new Date('2026-03-01T12:00:00Z'))).toMatch(/^1\. März 2026$/)
  expect(wordsIn('ar-EG').day(new Date('2026-11-21T12:00:00Z'))).toMatch(/٢١.*٢٠٢٦/)
})

test('A list has the separators of the language between its items.', () => {
  expect(wordsIn('de').list(['Ethereum', 'Solana', 'Bitcoin'])).toBe('Ethereum, Solana und Bitcoin')
  expect(wordsIn('ja').list(['Ethereum', 'Solana'])).toBe('Ethereum、Solana')
  expect(wordsIn('de').list(['Ethereum'])).toBe('Ethereum')
  expect(wordsIn('de').list([])).toBe('')
})
