// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { finishOf } from './isolated'
import type { Words } from './words'
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

describe('A sentence that is made for a tag', () => {
  /** Makes a sentence with the words of a catalogue, for a language with a tag. */
  const say = (locale: string, tag: string, sentence: (words: Words) => string) =>
    finishOf(locale)
      .finish({ sentence: () => sentence(wordsIn(locale)) }, tag)
      .sentence()

  test.each([
    ['ar', 'ar-EG', /^١٬٢٣٤٬٥٦٧٫٥$/],
    ['de', 'de-CH', /^1['’]234['’]567\.5$/],
    ['es', 'es-MX', /^1,234,567\.5$/],
    ['en', 'en-IN', /^12,34,567\.5$/],
    ['pt-BR', 'pt-PT', /^1\s234\s567,5$/],
    ['he', 'iw', /^1,234,567\.5$/],
    ['de', 'de-u-nu-deva', /^१\.२३४\.५६७,५$/],
  ])('writes the numbers of texts in %s in the notation of %s.', (locale, tag, expected) => {
    expect(say(locale, tag, ({ number }) => number(1_234_567.5))).toMatch(expected)
    const counted = say(locale, tag, ({ plural }) => plural(1_234_567.5, { other: '#' }))
    expect(counted).toMatch(expected)
  })

  test('writes dates and lists in the notation of the tag.', () => {
    const date = new Date('2026-11-21T23:59:59Z')
    expect(say('en', 'en', ({ day }) => day(date))).toBe('Nov 21, 2026')
    expect(say('en', 'en-GB', ({ day }) => day(date))).toBe('21 Nov 2026')
    expect(say('ar', 'ar-EG', ({ day }) => day(date))).toMatch(/٢١.*٢٠٢٦/)
    const three = ['A', 'B', 'C']
    expect(say('en', 'en', ({ list }) => list(three))).toBe('A, B, and C')
    expect(say('en', 'en-GB', ({ list }) => list(three))).toBe('A, B and C')
    expect(say('de', 'de-CH', ({ list }) => list(three))).toBe('A, B und C')
  })

  test('keeps the plural categories of its own language.', () => {
    // European Portuguese counts 0 as `other`, Brazilian Portuguese as `one`.
    expect(new Intl.PluralRules('pt-PT').select(0)).toBe('other')
    expect(say('pt-BR', 'pt-PT', ({ plural }) => plural(0, categories))).toBe('one')
    expect(say('ar', 'ar-EG', ({ plural }) => plural(3, { few: '# few', other: '# other' }))).toBe('٣ few')
  })

  test('keeps its own notation if the tag is of another language.', () => {
    expect(say('de', 'ar-EG', ({ number }) => number(1234))).toBe('1.234')
    expect(say('de', 'ar-EG', ({ list }) => list(['A', 'B']))).toBe('A und B')
  })
})
