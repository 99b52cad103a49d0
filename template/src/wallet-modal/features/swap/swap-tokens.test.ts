// @vitest-environment node
import { expect, test } from 'vitest'
import type { SwapToken } from '../../domain/swaps/swap-provider'
import { keepPlaces } from './swap-tokens'

const token = (symbol: string, digit?: string): SwapToken => ({
  name: symbol,
  symbol,
  decimals: 18,
  iconUrl: '',
  ...(digit !== undefined && { address: `0x${digit.repeat(40)}` }),
})
const [native, one, two, three] = [token('ETH'), token('ONE', 'a'), token('TWO', 'b'), token('THREE', 'c')]

test('keepPlaces keeps the order of earlier tokens, and appends new tokens', () => {
  expect(keepPlaces([native, three, two, one], [native, one, two])).toEqual([native, one, two, three])
})

test('keepPlaces drops tokens that are gone, and takes the new data of a token with the same address', () => {
  const better = { ...token('ONE', 'A'), name: 'Better' }
  expect(keepPlaces([better, native], [native, two, one])).toEqual([native, better])
})
