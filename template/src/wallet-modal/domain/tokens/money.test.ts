// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { localParts } from './amount'
import { formatDecimal, formatFiat, splitFiat } from './money'

/** Formats numbers as in another language. */
function speak(locale: string): void {
  const { NumberFormat } = Intl
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (_, options) {
    return new NumberFormat(locale, options)
  } as typeof NumberFormat)
}

afterEach(() => void vi.restoreAllMocks())

describe('US dollars', () => {
  test('have two decimals and separators of thousands', () => {
    expect([0, 0.004, 0.005, 7755.48, 1e9].map((value) => formatFiat(value))).toEqual([
      '$0.00',
      '$0.00',
      '$0.01',
      '$7,755.48',
      '$1,000,000,000.00',
    ])
  })

  test('come in two parts, for decimals of a smaller size', () => {
    expect(splitFiat(7755.48)).toEqual({ whole: '$7,755', fraction: '.48' })
    expect(splitFiat(0)).toEqual({ whole: '$0', fraction: '.00' })
  })

  test('follow the visitor’s language', () => {
    speak('de-DE')
    const { whole, fraction } = splitFiat(7755.48)
    expect([whole, fraction.replace('\u00a0', ' ')]).toEqual(['7.755', ',48 $'])
  })
})

describe('an exact amount', () => {
  test.for([
    ['0', 3, '0'],
    ['0.000', 3, '0'],
    ['1', 3, '1'],
    ['1.5', 3, '1.5'],
    ['1.50', 3, '1.5'],
    ['1.9999', 3, '1.999'],
    ['1234567.891', 2, '1,234,567.89'],
    ['0.0001', 3, '<0.001'],
    ['0.000000000000000001', 4, '<0.0001'],
    ['0.0001', 4, '0.0001'],
    ['1.0001', 3, '1'],
  ] as const)('%s with %i decimals is %s: cut, never rounded', ([numeric, decimals, shown]) => {
    expect(formatDecimal(numeric, decimals)).toBe(shown)
  })

  test('of any size keeps every digit', () => {
    const numeric = '115792089237316195423570985008687907853269984665640564039457.584007913129639935'
    expect(formatDecimal(numeric, 78).replaceAll(',', '')).toBe(numeric)
    expect(formatDecimal('9007199254740993.000000000000000001', 18)).toBe('9,007,199,254,740,993.000000000000000001')
  })

  test('follows the visitor’s language', () => {
    speak('de-DE')
    expect(formatDecimal('1234.5')).toBe('1.234,5')
    expect(formatDecimal('0.00001')).toBe('<0,001')
    expect(localParts('1234.50')).toEqual({ whole: '1.234', fraction: ',50' })
    expect(localParts('7')).toEqual({ whole: '7' })
  })
})
