// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { formatUnits } from '../../domain/tokens/amount'
import { cleanAmount } from '../../domain/tokens/clean-amount'
import { fiatToUnits, unitsToFiat } from './amounts'

describe('what is typed or pasted', () => {
  test.for([
    ['1', '1'],
    [' 1 ', '1'],
    ['1 000', '1000'],
    ['1\u00a0000', '1000'],
    ['1,5', '1.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5.'],
    ['007', '7'],
    ['0', '0'],
    ['0.000', '0.000'],
    ['', ''],
    ['0.1234567890123456789012345678901', '0.1234567890123456789012345678901'],
  ] as const)('%j becomes %j', ([typed, clean]) => {
    expect(cleanAmount(typed, '9')).toBe(clean)
  })

  test.for([
    '1e18',
    '0x1',
    '١',
    '1٫5',
    '-1',
    '+1',
    '1.2.3',
    '1,234.50',
    '1.234,50',
    '1 ETH',
    '$1',
    'abc',
    'NaN',
    '∞',
    '½',
  ])('%j is refused: the entry stays as it was', (typed) => {
    expect(cleanAmount(typed, '9')).toBe('9')
    expect(cleanAmount(typed)).toBe('')
  })

  test('Characters that are not part of a number are left out while typing.', () => {
    const type = (text: string) => [...text].reduce((entry, letter) => cleanAmount(entry + letter, entry), '')
    expect([type('1e18'), type('$12.50'), type('1.2.3'), type('1,5')]).toEqual(['118', '12.50', '1.23', '1.5'])
  })
})

describe('an amount in dollars', () => {
  test('is cut to the smallest unit, never more than was entered', () => {
    expect(fiatToUnits('1', 3, 18)).toBe(BigInt('333333333333333333'))
    expect(fiatToUnits('2000', 2000, 18)).toBe(BigInt(10) ** BigInt(18))
    expect(fiatToUnits('0.01', 1, 6)).toBe(BigInt(10_000))
    expect(fiatToUnits('1', 104_250.1, 8)).toBe(BigInt(959))
  })

  test('is zero if the price is zero', () => {
    expect(fiatToUnits('1', 0, 18)).toBe(BigInt(0))
    expect(fiatToUnits('1', -1, 18)).toBe(BigInt(0))
  })

  test('is exact at every price that a number can hold', () => {
    expect(fiatToUnits('1', 1e-31, 18)).toBe(BigInt(10) ** BigInt(49))
    // 1 / 1.5e-30, cut to the smallest unit.
    expect(fiatToUnits('1', 1.5e-30, 0)).toBe(BigInt('666666666666666666666666666666'))
    expect(fiatToUnits('477.24', 1.442196389e-8, 18)).toBe(BigInt('33091193657121270187842635071'))
    // The number next to 2066770.945 is a little less, and must not give a unit more.
    expect(fiatToUnits('2066770.94', 2_066_770.945, 18)).toBe(BigInt('999999997580767229'))
    expect(fiatToUnits('15', 1.5e21, 20)).toBe(BigInt(1))
  })

  test('of a token that costs next to nothing is as exact as any other', () => {
    for (const price of [1.4e-12, 2.5e-9, 7.77e-6, 0.3, 1, 4210.36])
      for (const entered of ['1', '0.01', '999999.99']) {
        const worth = unitsToFiat(fiatToUnits(entered, price, 18), price, 18)
        expect(worth).toBeLessThanOrEqual(Number(entered) * (1 + 1e-12))
        expect(worth).toBeGreaterThan(Number(entered) * (1 - 1e-6))
      }
  })

  test('More than two decimals are refused, not rounded.', () => {
    expect(() => fiatToUnits('1.005', 1, 18)).toThrow('Number is not a valid decimal number')
  })

  test('is shown as a number of the exact amount', () => {
    expect(unitsToFiat(BigInt(1_500_000), 2, 6)).toBe(3)
    expect(formatUnits(fiatToUnits('12.34', 1, 6), 6)).toBe('12.34')
  })
})
