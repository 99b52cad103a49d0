// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { receivableNetworks } from './receivable-networks'

test('A smart account receives only on the active network if it is deployed there. Any other account receives on all networks of its namespace.', async () => {
  const { options } = threeNamespaces()
  const { root } = await createTestRoot(options)
  const names = () => receivableNetworks(root.chain).map(({ name }) => name)
  expect(names()).toEqual(['Alpha', 'Beta'])
  root.chain.setChainNetworkData({ smartAccountEnabledNetworks: [10, 1] }, 'eip155')
  expect(names()).toEqual(['Alpha', 'Beta'])
  root.chain.setChainAccountData({ preferredAccountTypes: { eip155: 'smartAccount' } }, 'eip155')
  expect(names()).toEqual(['Alpha'])
  root.chain.setChainNetworkData({ smartAccountEnabledNetworks: [10] }, 'eip155')
  expect(names()).toEqual(['Alpha', 'Beta'])
  root.chain.setChainNetworkData({ caipNetwork: undefined }, 'eip155')
  expect(names()).toEqual([])
})
