// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { threeNamespaces } from '../../testing/chains/create-namespaces-test'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'

const pairing: Connector = { id: 'pairing', type: 'WALLET_CONNECT', name: 'Pairing', chain: 'eip155', provider: {} }

/** A page with a wallet for EVM, Solana and Bitcoin. */
async function createPage(options: Parameters<typeof createTestRoot>[0] = {}) {
  const { solana, options: given } = threeNamespaces()
  const page = await createTestRoot({ ...given, ...options })
  const { walletList } = page.root.modalStores
  const several = () => walletList.wallets.find(({ type }) => type === 'MULTI_CHAIN') ?? expect.unreachable()
  return { ...page, solana, walletList, several }
}

test('A wallet for several namespaces leads to a choice. A returning visitor skips the choice, and Back leads to it.', async () => {
  const { root, walletList, several, wallet, modal } = await createPage()
  walletList.chooseConnector(several())
  expect(root.router.view).toBe('ConnectingMultiChain')
  await root.connection.connectExternal(several().connectors?.[0] ?? expect.unreachable())
  await settle()
  await modal.disconnect()
  root.router.reset({ view: 'Connect', data: undefined })
  wallet.hold('eth_requestAccounts')
  walletList.chooseConnector(several())
  expect(root.router.route).toMatchObject({ view: 'ConnectingExternal', data: { connector: { chain: 'eip155' } } })
  root.router.goBack()
  expect(root.router.view).toBe('ConnectingMultiChain')
})

test('The choice of the namespace is shown if another namespace is active, or if a wallet is connected.', async () => {
  const { root, walletList, several, modal, connect } = await createPage()
  await connect()
  root.router.reset({ view: 'Connect', data: undefined })
  walletList.chooseConnector(several())
  expect(root.router.view).toBe('ConnectingMultiChain')
  await modal.disconnect()
  root.chain.setActiveNamespace('solana')
  root.router.reset({ view: 'Connect', data: undefined })
  walletList.chooseConnector(several())
  expect(root.router.view).toBe('ConnectingMultiChain')
})

test('A wallet of Wallet Standard has no rdns, and is recognised by its name in any letter case. An EVM wallet is not.', async () => {
  const { solana, options } = threeNamespaces()
  const { root, connector } = await createTestRoot({ ...options, wallet: null })
  root.connector.addConnectors([
    { id: 'com.named', type: 'ANNOUNCED', name: 'Named', chain: 'solana', info: { rdns: 'com.named' }, provider: {} },
    { id: 'external', type: 'EXTERNAL', name: 'External', chain: 'solana', provider: {} },
    { id: 'evm', type: 'ANNOUNCED', name: 'Evm', chain: 'eip155', provider: {} },
  ])
  const { walletList } = root.modalStores
  // The fake wallets of Solana and Bitcoin have the same name, so the list shows them as one row.
  root.connector.setFilterByNamespace('solana')
  expect(walletList.connectorOf({ id: 'x', name: 'TEST wallet' })).toMatchObject({ id: solana.connector.id })
  for (const name of ['Named', 'External', 'Evm', 'Other'])
    expect(walletList.connectorOf({ id: 'x', name }), name).toBeUndefined()
  expect(walletList.connectorOf({ id: 'x', name: 'Other', rdns: 'com.named' })).toMatchObject({ id: 'com.named' })
  root.connector.setFilterByNamespace(undefined)
  expect(walletList.connectorOf({ id: 'x', name: 'Evm' })).toBeUndefined()
  expect(() => connector()).toThrow()
})

test('A directory entry for a wallet that is installed for several namespaces is shown as the installed wallet.', async () => {
  const { walletList, several } = await createPage()
  expect(walletList.connectorOf({ id: 'x', name: 'Other', rdns: 'com.example.wallet' })).toEqual(several())
})

test('Names that several rows share are ambiguous, in any letter case.', async () => {
  const { root } = await createTestRoot({ wallet: null })
  const named = (id: string, name: string): Connector => ({
    id,
    type: 'ANNOUNCED',
    name,
    chain: 'eip155',
    info: { rdns: id },
    provider: {},
  })
  root.connector.addConnectors([named('one', 'Owl'), named('two', 'OWL'), named('three', 'Fox')])
  expect([...root.modalStores.walletList.ambiguousNames]).toEqual(['owl'])
})

test('Wallets of earlier visits are listed with the entries that the pairing unit has read, and directory wallets come from the unit of the directory.', async () => {
  const entry: WalletEntry = { id: 'owl', name: 'Owl', chains: ['eip155:1'] }
  const featured: WalletEntry = { id: 'lynx', name: 'Lynx' }
  const directory = { featured: [featured], hasFeatured: true }
  const { root } = await createTestRoot({ wallet: null, enableWalletConnect: false })
  root.connector.addConnectors([pairing])
  root.memory.rememberWallet({ id: 'owl', name: 'Owl', imageUrl: undefined })
  const { walletList } = root.modalStores
  const names = () => walletList.all.map(({ kind, name }) => `${kind} ${name}`)
  expect(names()).toEqual([])
  walletList.setRecentEntries(new Map([['owl', entry]]))
  expect(names()).toEqual(['recent Owl'])
  const other = await createTestRoot({ wallet: null, enableWalletConnect: false, directory })
  other.root.connector.addConnectors([pairing])
  expect(other.root.modalStores.walletList.all.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['featured Lynx'])
})

test('Pressing a row without a wallet does nothing, and so does pressing a wallet before the visitor has accepted the terms.', async () => {
  const { root, walletList } = await createPage({
    features: { legalCheckbox: true },
    privacyPolicyUrl: 'https://app.example/privacy',
  })
  walletList.choose({ kind: 'featured', key: 'k', name: 'None' })
  walletList.choose({ kind: 'featured', key: 'k', name: 'Owl', wallet: { id: 'owl', name: 'Owl' } })
  expect(root.router.view).toBe('Connect')
  root.modalStores.optionsState.setIsLegalCheckboxChecked(true)
  walletList.choose({ kind: 'featured', key: 'k', name: 'None' })
  expect(root.router.view).toBe('Connect')
})
