// @vitest-environment node
import { expect, test } from 'vitest'
import { tokensOf } from '../../../features/tokens/testing/tokens-of'
import { createFakePlatform } from '../../../testing/fake-platform'
import { createBitcoinReader } from '../bitcoin-reader'
import { Esplora } from '../esplora'
import { FakeEsplora, coin, testnet } from '../testing/fake-esplora'
import { testKey } from '../testing/test-keys'

test('The balance is the only token of an account on Bitcoin.', async () => {
  const esplora = new FakeEsplora()
  const reader = createBitcoinReader(new Esplora(createFakePlatform({ fetch: esplora.fetch })))
  esplora.answers.set('/utxo', [coin(150_000), coin(50_000)])
  const { signal } = new AbortController()
  expect(await tokensOf(reader).getTokens({ address: testKey(1).payment, network: testnet, signal })).toMatchObject([
    { symbol: 'BTC', chainId: testnet.caipNetworkId, quantity: { numeric: '0.002', decimals: '8' } },
  ])
})
