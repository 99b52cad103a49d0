// @vitest-environment node
import { expect, test } from 'vitest'
import { tokensOf } from '../../../features/tokens/testing/tokens-of'
import type { Network } from '../../../domain/networks/network'
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
  const read = (network: Network) => tokensOf(reader).getTokens({ address: testKey(1).payment, network, signal })
  const token = {
    name: 'Bitcoin',
    symbol: 'BTC',
    chainId: testnet.caipNetworkId,
    price: 0,
    quantity: { numeric: '0.002', decimals: '8' },
  }
  expect(await read(testnet)).toEqual([{ ...token, iconUrl: '' }])
  const imageUrl = 'https://bitcoin.example/icon.png'
  expect(await read({ ...testnet, assets: { imageUrl } })).toEqual([{ ...token, iconUrl: imageUrl }])
})
