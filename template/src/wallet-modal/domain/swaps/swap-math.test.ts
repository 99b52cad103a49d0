// @vitest-environment node
import { expect, test } from 'vitest'
import { isSlippage, minimumReceived, percentText, priceImpact, readSlippage } from './swap-math'

test('the minimum is rounded up, so nobody loses more than allowed', () => {
  expect(minimumReceived(BigInt(10_000), 100)).toBe(BigInt(9_900))
  expect(minimumReceived(BigInt(101), 100)).toBe(BigInt(100))
  expect(minimumReceived(BigInt(1), 5_000)).toBe(BigInt(1))
  const large = BigInt('115792089237316195423570985008687907853269984665640564039457')
  expect(minimumReceived(large, 50) * BigInt(10_000)).toBeGreaterThanOrEqual(large * BigInt(9_950))
})

test.each([0, -1, 0.5, 5_001, Number.NaN, Number.POSITIVE_INFINITY])('%s is no slippage', (slippage) => {
  expect(isSlippage(slippage)).toBe(false)
  expect(() => minimumReceived(BigInt(1), slippage)).toThrow(`${slippage} is no slippage`)
})

test('the impact compares the rate with that of a small swap, and is rounded up', () => {
  const rate = (paid: number, received: number) => ({ paid: BigInt(paid), received: BigInt(received) })
  expect(priceImpact(rate(1_000, 900), rate(1, 1))).toBe(1_000)
  expect(priceImpact(rate(30_001, 30_000), rate(1, 1))).toBe(1)
  expect(priceImpact(rate(1_000, 1_000), rate(1, 1))).toBe(0)
  expect(priceImpact(rate(1_000, 2_000), rate(1, 1))).toBe(0)
  expect(priceImpact(rate(1_000, 2_700), rate(10, 30))).toBe(1_000)
  expect(priceImpact(rate(2_700, 1_000), rate(30, 10))).toBe(0)
  const unknown = [rate(1, 0), rate(0, 1), rate(-1, 1)]
  expect(unknown.map((small) => priceImpact(rate(1_000, 900), small))).toEqual([undefined, undefined, undefined])
  expect(unknown.map((swap) => priceImpact(swap, rate(1, 1)))).toEqual([undefined, undefined, undefined])
})

test('an entered percentage has at most two decimals and is within the limits', () => {
  expect(['1', '0.5', '0,05', ' 50 ', '1.'].map(readSlippage)).toEqual([100, 50, 5, 5_000, 100])
  expect(['', '0', '-1', '50.01', '1.234', '1e1', 'one', '100'].map(readSlippage)).toEqual(Array(8).fill(undefined))
  expect([100, 50, 5].map(percentText)).toEqual(['1', '0.5', '0.05'])
})
