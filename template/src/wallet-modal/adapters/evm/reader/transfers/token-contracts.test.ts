// @vitest-environment node
import { expect, test } from 'vitest'
import { isUsdtVariant, usdtVariants } from './transfer'

/** As the specification spells them. */
const listed = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919C1c267BC06a7039e03fcc2eF738525769109c',
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
  '0x55d398326f99059fF775485246999027B3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
]

test('the seven contracts of Tether are known in any letter case', () => {
  expect(usdtVariants).toHaveLength(7)
  for (const address of listed)
    for (const spelling of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
      expect(isUsdtVariant(spelling), spelling).toBe(true)
  for (const other of ['', '0x', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', listed[0]?.slice(2) ?? ''])
    expect(isUsdtVariant(other), other).toBe(false)
})
