// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../domain/wallets/wallet-entry'
import { createTestRoot } from '../../testing/create-test-root'
import { apiOf } from './directory/api-of'

const names = (wallets: readonly WalletEntry[]) => wallets.map(({ name }) => name)

test('Without a project and hosts no request is made: the bundled list answers, when it is needed.', async () => {
  const { root } = await createTestRoot()
  const api = apiOf(root)
  await root.features.directory?.prefetch()
  expect([api.grid, api.source, api.tag]).toEqual([[], undefined, '530+'])
  await api.openGrid()
  expect([api.source, api.grid.length, api.hasMore, api.tag]).toEqual(['snapshot', 539, false, '530+'])
  expect(names(api.recommended)).toEqual(['MetaMask', 'Trust Wallet', 'Base (formerly Coinbase Wallet)', 'Rainbow'])
  expect(names(await api.fetchByIds([knownWalletIds.phantom]))).toEqual(['Phantom'])
  root.connector.setFilterByNamespace('eip155')
  expect(api.grid).toHaveLength(539)
})

test('Views outside the unit get the recommended wallets of the bundled list.', async () => {
  const { root } = await createTestRoot()
  const { directory } = root.modalStores
  await directory?.load()
  expect(directory?.recommended).toHaveLength(4)
  expect(directory?.recommended[0]).toMatchObject({ name: 'MetaMask', homepage: 'https://metamask.io/' })
})

test('The bundled list follows the options.', async () => {
  const { root } = await createTestRoot({
    featuredWalletIds: [knownWalletIds.phantom],
    excludeWalletIds: [knownWalletIds.coinbase],
  })
  const api = apiOf(root)
  await root.features.directory?.prefetch()
  expect(names(api.featured)).toEqual(['Phantom'])
  expect(names(api.recommended)).toEqual(['MetaMask', 'Trust Wallet', 'Rainbow', 'OKX Wallet'])
  expect(names(api.excludedWallets)).toEqual(['Base (formerly Coinbase Wallet)'])
  expect(api.total).toBe(538)
})
