// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { createTestAdapter } from '../../../../testing/chains/create-test-adapter'
import { firstAddress } from '../../../../testing/fake-wallet'
import { beta } from '../../../../testing/networks'
import { createEvmAdapter } from '../../evm-adapter'
import { tokensOf } from '../../../../features/tokens/testing/tokens-of'

test('an EVM adapter hands out one reader of its networks, over the network’s own endpoints', async () => {
  const { adapter, rpc, platform } = createTestAdapter()
  const reader = await adapter.loadReader?.()
  expect(await adapter.loadReader?.()).toBe(reader)
  rpc.answer('eth_call', () => {
    throw new Error('execution reverted: no contract')
  })
  const { signal } = new AbortController()
  const network = completeNetwork(beta)
  expect(await tokensOf(reader).getTokens({ address: firstAddress, network, signal })).toEqual([
    {
      name: 'Beta coin',
      symbol: 'BET',
      chainId: 'eip155:10',
      price: 0,
      quantity: { decimals: '18', numeric: '2' },
      iconUrl: '',
    },
  ])
  const universal = createEvmAdapter('universal', { platform, rpc: { request: () => Promise.reject(new Error()) } })
  expect(await universal.loadReader?.()).toBeDefined()
})
