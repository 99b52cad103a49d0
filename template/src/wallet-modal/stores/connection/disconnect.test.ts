// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { createAccount } from '../../domain/account/account'
import { authConnectorId, walletConnectConnectorId } from '../../domain/wallets/connector'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { walletError } from '../../testing/fake-wallet'

/** A page whose wallets of EVM, Solana and Bitcoin are connected. The EVM wallet is the active one. */
async function connectThree() {
  const { solana, bitcoin, options } = threeNamespaces()
  const page = await createTestRoot(options)
  for (const { connector } of [solana, bitcoin]) await page.root.connection.connectExternal(connector)
  await page.connect()
  const statuses = () => [...page.root.chain.chains.values()].map(({ accountState }) => accountState.status)
  return { ...page, solana, bitcoin, statuses }
}

test('A disconnect ends all namespaces of the same pairing. A wallet that is not part of the pairing stays connected.', async () => {
  const { root, solana, bitcoin, statuses } = await connectThree()
  expect(root.connection.endingWith('solana')).toEqual(['solana'])
  expect(root.connection.endingWith('cosmos')).toEqual([])
  for (const namespace of ['solana', 'bip122'] as const)
    root.connector.setConnectorId(namespace, walletConnectConnectorId)
  expect(root.connection.endingWith('solana')).toEqual(['solana', 'bip122'])
  expect(root.connection.endingWith('eip155')).toEqual(['eip155'])
  await root.connection.disconnect('solana')
  expect(statuses()).toEqual(['connected', 'disconnected', 'disconnected'])
  expect([solana.endings, bitcoin.endings]).toEqual([1, 1])
})

test('A disconnect ends all namespaces of the embedded wallet. Namespaces of a pairing stay connected.', async () => {
  const { root, statuses } = await connectThree()
  root.connector.setConnectorId('eip155', walletConnectConnectorId)
  const connectedWalletInfo = { name: 'Embedded Wallet', type: 'AUTH' }
  for (const namespace of ['solana', 'bip122'] as const) {
    root.connector.setConnectorId(namespace, authConnectorId)
    root.chain.setChainAccountData({ connectedWalletInfo }, namespace)
  }
  expect(root.connection.endingWith('eip155')).toEqual(['eip155'])
  expect(root.connection.endingWith('bip122')).toEqual(['solana', 'bip122'])
  await root.connection.disconnect('bip122')
  expect(statuses()).toEqual(['connected', 'disconnected', 'disconnected'])
})

test('Disconnecting resolves with the message of the failure, or with undefined if no wallet failed.', async () => {
  const { root, wallet, platform, connect } = await createTestRoot()
  await connect()
  await expect(root.connection.disconnect()).resolves.toBeUndefined()
  expect(platform.logged).toEqual([])
  await connect()
  wallet.fail('wallet_revokePermissions', walletError(-32603, 'the wallet is stuck'))
  await expect(root.connection.disconnect()).resolves.toBe(
    'Failed to disconnect chain eip155: The wallet reported an error: the wallet is stuck',
  )
})

test('A namespace without a wallet and without clients does not fail when everything is disconnected.', async () => {
  const { root } = await createTestRoot()
  root.chain.addNamespace('cosmos', [])
  await expect(root.connection.disconnect()).resolves.toBeUndefined()
})

test('When the active namespace disconnects, the first of the other connected namespaces becomes active.', async () => {
  const { root, wallet } = await connectThree()
  expect(root.chain.activeChain).toBe('eip155')
  wallet.changeAccounts([])
  expect(root.chain.activeChain).toBe('solana')
})

test('When another namespace disconnects, the active namespace stays active.', async () => {
  const { root, bitcoin } = await connectThree()
  root.chain.setActiveNamespace('solana')
  bitcoin.listener?.disconnected()
  expect(root.chain.activeChain).toBe('solana')
})

test('If the wallet was on a network of the app when it disconnected, that network stays active.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  wallet.changeChain(10)
  wallet.changeAccounts([])
  expect([root.account.status, root.chain.activeCaipNetwork?.name]).toEqual(['disconnected', 'Beta'])
})

test('A wallet whose networks the app has removed is told when the visitor disconnects.', async () => {
  const { root, modal, bitcoin } = await connectThree()
  modal.removeNetwork('bip122', 'bitcoinAlpha')
  expect(root.account.stateOf('bip122')).toMatchObject({ address: 'bip122Account', caipAddress: undefined })
  await root.connection.disconnect('bip122')
  expect([bitcoin.endings, root.account.stateOf('bip122').status]).toEqual([1, 'disconnected'])
})

test('A wallet whose networks the app has removed may change its account: the modal shows the new account on the network of the session.', async () => {
  const { root, modal, bitcoin } = await connectThree()
  modal.removeNetwork('bip122', 'bitcoinAlpha')
  bitcoin.listener?.accountsChanged([createAccount('bip122', 'otherAccount')])
  expect(root.account.stateOf('bip122')).toMatchObject({
    address: 'otherAccount',
    caipAddress: 'bip122:bitcoinAlpha:otherAccount',
  })
})
