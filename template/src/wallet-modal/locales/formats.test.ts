// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createLanguage } from './create-language'
import type { Formats } from './formats'
import { formatsOf } from './formats'

const inTag = (tag: string): Formats => formatsOf(createLanguage({ locale: tag.split('-')[0] ?? tag, tag }))
const english = inTag('en-US')
const german = inTag('de-DE')
// Arabic in Egypt has its own digits, so a test sees which language wrote a number.
const arabic = inTag('ar-EG')

/** A text between the marks that keep it from left to right (UAX #9). */
const ltr = (text: string) => `\u2066${text}\u2069`
const marks = /[\u200E\u200F\u061C]/

describe('Amounts', () => {
  test('An amount has the separators of the language, and the symbol of its token.', () => {
    expect(english.amount('1234567.891', 'ETH', 3)).toBe('1,234,567.891 ETH')
    expect(german.amount('1234567.891', 'ETH', 3)).toBe('1.234.567,891 ETH')
    expect(german.amount('0.0001', 'ETH', 3)).toBe('<0,001 ETH')
    expect(german.amount('1.5', undefined, 3)).toBe('1,5')
    expect(german.amount('1.5', 'ETH', 3, '+')).toBe('+1,5 ETH')
  })

  test('An amount is cut to its decimals, never rounded.', () => {
    expect(german.amount('1.9999', 'ETH', 3)).toBe('1,999 ETH')
  })

  test('An amount in the smallest unit of its token keeps all decimals, unless a number of decimals is given.', () => {
    const value = BigInt('1234567890123456789012')
    const token = { decimals: 18, symbol: 'ETH' }
    expect(german.units(value, token)).toBe('1.234,567890123456789012 ETH')
    expect(german.units(value, token, 2)).toBe('1.234,56 ETH')
    expect(english.units(BigInt(1), token)).toBe('0.000000000000000001 ETH')
  })

  test('A short amount has 3 decimals, or is a power of ten.', () => {
    expect(german.short('1234.56789', 'ETH')).toBe('1.234,567 ETH')
    expect(german.short('1234567890123456789', 'ETH')).toBe('1,234 × 10¹⁸ ETH')
    expect(english.short('1234.5')).toBe('1,234.5')
  })

  test('In a language from right to left, an amount with its sign and its symbol is read from left to right.', () => {
    expect(arabic.amount('1234.5', 'ETH', 3, '-')).toBe(ltr('-١٬٢٣٤٫٥ ETH'))
    expect(arabic.units(BigInt(15), { decimals: 1, symbol: 'ETH' })).toBe(ltr('١٫٥ ETH'))
    expect(arabic.short('1.5', 'ETH')).toBe(ltr('١٫٥ ETH'))
  })
})

test('A number keeps all its digits and has the notation of the language.', () => {
  expect(german.number('12345.678901234567890123')).toBe('12.345,678901234567890123')
  expect(arabic.number('12.5')).toBe(ltr('١٢٫٥'))
})

describe('US dollars', () => {
  test('US dollars have 2 decimals after the decimal sign of the language.', () => {
    expect(english.fiat(7755.48)).toBe('$7,755.48')
    expect(german.fiat(7755.48)).toBe('7.755,48\u00a0$')
    expect(german.fiat(0.5)).toBe('0,50\u00a0$')
  })

  test('US dollars are read from left to right, without the marks of `Intl` that would move the symbol.', () => {
    const made = new Intl.NumberFormat('ar-EG', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
    expect(made.format(7755.48)).toMatch(marks)
    expect(arabic.fiat(7755.48)).not.toMatch(marks)
    expect(arabic.fiat(7755.48)).toMatch(/^\u2066.*٧٬٧٥٥٫٤٨.*\$.*\u2069$|^\u2066.*\$.*٧٬٧٥٥٫٤٨.*\u2069$/)
    expect(inTag('he-IL').fiat(7755.48)).not.toMatch(marks)
  })

  test('splitFiat returns two parts, and the second part begins with the decimal sign.', () => {
    expect(english.splitFiat(7755.48)).toEqual({ whole: '$7,755', fraction: '.48' })
    expect(german.splitFiat(7755.48)).toEqual({ whole: '7.755', fraction: ',48\u00a0$' })
  })
})

test('An address is isolated in languages from right to left, and unchanged in other languages.', () => {
  expect(arabic.ltr('0xabc…def')).toBe(ltr('0xabc…def'))
  expect(german.ltr('0xabc…def')).toBe('0xabc…def')
})

test('formatsOf returns the same object for the same language, so that components can compare formats.', () => {
  const language = createLanguage({ locale: 'de', tag: 'de-CH' })
  expect(formatsOf(language)).toBe(formatsOf(language))
  expect(formatsOf(language).tag).toBe('de-CH')
  expect(formatsOf(createLanguage({ locale: 'de', tag: 'de-CH' }))).not.toBe(formatsOf(language))
})
