// @vitest-environment node
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeDataService, fakeBalance, fakeDataUrl } from '../../testing/fake-data-service'
import { firstAddress } from '../../testing/fake-wallet'

async function createRoot() {
  const data = new FakeDataService()
  data.balances.set(`eip155:1:${firstAddress}`, [fakeBalance('eip155:1', 'ETH', '2', { price: 2000 })])
  const test = await createTestRoot({ services: (url) => data.respond(url), hosts: { rpc: fakeDataUrl } })
  const { tokens } = test.root.accountLoader.loaded
  const list = async () => {
    await tokens.fetchTokenBalance()
    return tokens.list.map(({ symbol, quantity }) => [symbol, quantity.numeric])
  }
  return { ...test, data, list }
}

test('The tokens of an account come from the wallet, if it lists tokens.', async () => {
  const { connect, list, wallet, data } = await createRoot()
  wallet.answer('wallet_getCapabilities', () => ({ '0x1': { assetDiscovery: { supported: true } } }))
  wallet.answer('wallet_getAssets', () => ({
    '0x1': [
      {
        address: 'native',
        balance: '0xde0b6b3a7640000',
        type: 'NATIVE',
        metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000, iconUrl: '' },
      },
    ],
  }))
  await connect()
  expect(await list()).toEqual([['ETH', '1']])
  expect(data.questions('balance')).toHaveLength(0)
})

test('The data service is asked if nothing asks the wallet for its tokens.', async () => {
  const { connect, list, root, wallet } = await createRoot()
  root.modalStores.walletAssets = undefined
  await connect()
  expect(await list()).toEqual([['ETH', '2']])
  expect(wallet.callsOf('wallet_getCapabilities')).toEqual([])
})
