// @vitest-environment node
import { expect, test } from 'vitest'
import { formatBalance, formatUnits, localParts } from './amount'
import { parseUnits } from './token-amount'

const ether = (value: bigint) => ({ value, decimals: 18 })

/** A random generator with a seed, so that failures can be repeated. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('A balance is cut to 3 decimals; none is 0.000.', () => {
  expect(formatBalance(undefined)).toBe('0.000')
  expect(formatBalance(ether(BigInt(0)))).toBe('0.000')
  expect(formatBalance(ether(BigInt('1234999999999999999')))).toBe('1.234')
})

test('Random amounts stay the same when written and read, with every number of decimals that fits into 256 bits.', () => {
  const random = createRandom(2026)
  for (let decimals = 0; decimals <= 77; decimals += 1)
    for (let round = 0; round < 50; round += 1) {
      const digits = Array.from({ length: 1 + random(78) }, () => random(10)).join('')
      const value = BigInt(digits) * (random(2) ? BigInt(1) : -BigInt(1))
      expect(parseUnits(formatUnits(value, decimals), decimals), `${value} with ${decimals}`).toBe(value)
    }
})

test('The largest amount of 256 bits keeps all of its 78 digits.', () => {
  const most = BigInt(2) ** BigInt(256) - BigInt(1)
  expect(most.toString()).toHaveLength(78)
  expect(parseUnits(formatUnits(most, 18), 18)).toBe(most)
  expect(formatUnits(most, 0)).toBe(most.toString())
})

test('One smallest unit is written in full, and shown as less than the smallest shown amount.', () => {
  expect(formatUnits(BigInt(1), 18)).toBe('0.000000000000000001')
  expect(formatBalance(ether(BigInt(1)))).toBe('<0.001')
  expect(formatBalance(ether(BigInt(10) ** BigInt(15)))).toBe('0.001')
})

test('Trailing zeros of decimals are removed, those of whole numbers stay.', () => {
  expect(formatUnits(BigInt(1_500), 3)).toBe('1.5')
  expect(formatUnits(BigInt(100_000), 3)).toBe('100')
  expect(formatBalance(ether(BigInt(100) * BigInt(10) ** BigInt(18)))).toBe('100')
  expect(formatUnits(BigInt(1_200_000), 3)).toBe('1200')
})

test('Zeros at the end of the shown decimals are removed, and only there.', () => {
  expect(formatBalance(ether(BigInt('1100400000000000000')))).toBe('1.1')
  expect(formatBalance(ether(BigInt('1010900000000000000')))).toBe('1.01')
  expect(formatBalance(ether(BigInt('10000400000000000000')))).toBe('10')
})

test('Zero has no sign and no decimals.', () => {
  expect(formatUnits(BigInt(0), 18)).toBe('0')
  expect(formatUnits(BigInt(0), 0)).toBe('0')
})

test('Whole number and fraction are in the digits of the language.', () => {
  expect(localParts('1234.506', 'ar-EG')).toEqual({ whole: '١٬٢٣٤', fraction: '٫٥٠٦' })
})

test('An amount is read exactly.', () => {
  expect(parseUnits('1.5', 18)).toBe(BigInt('1500000000000000000'))
  expect(parseUnits('-0.001', 3)).toBe(-BigInt(1))
  expect(parseUnits('.5', 1)).toBe(BigInt(5))
  expect(parseUnits('5.', 1)).toBe(BigInt(50))
  expect(parseUnits('007', 0)).toBe(BigInt(7))
})

test('[C5-21] Only an optional minus, digits and one dot are a decimal number, without too many decimals.', () => {
  expect(parseUnits('-12.5', 1)).toBe(-BigInt(125))
  expect(parseUnits('12', 1)).toBe(BigInt(120))
  for (const text of ['', '.', '-', '-.', '1.2.3', '1,5', '1e3', '0x1', ' 1', '+1', '--1', '1-', 'NaN', '١'])
    expect(() => parseUnits(text, 18), JSON.stringify(text)).toThrow('Number is not a valid decimal number')
  expect(() => parseUnits('0.0001', 3)).toThrow('Number is not a valid decimal number')
  expect(() => parseUnits('1,5', 18)).toThrow(expect.objectContaining({ details: '1,5' }))
})
