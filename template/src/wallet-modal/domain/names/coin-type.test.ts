// @vitest-environment node
import { expect, test } from 'vitest'
import { coinTypeOf, toCoinType } from './coin-type'
import { completeNetwork } from '../networks/network'
import { alpha, beta } from '../../testing/networks'

test('A chain’s coin type is its id with the top bit of 32 set.', () => {
  expect(toCoinType(0)).toBe(2_147_483_648)
  expect(toCoinType(1)).toBe(2_147_483_649)
  expect(toCoinType(10)).toBe(2_147_483_658)
  expect(toCoinType(8453)).toBe(2_147_492_101)
  expect(toCoinType(2 ** 31 - 1)).toBe(2 ** 32 - 1)
})

test('[C5-22] Ids at or above 2^31 are refused: Invalid chainId.', () => {
  for (const chainId of [2 ** 31, 2 ** 31 + 1, 2 ** 53, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => toCoinType(chainId), String(chainId)).toThrow(`Invalid chainId: ${chainId}`)
})

test('Names store the address for Ethereum under the type of ether, and for other chains under their own type.', () => {
  expect([coinTypeOf(completeNetwork(alpha)), coinTypeOf(completeNetwork(beta))]).toEqual([60, 2_147_483_658])
})
