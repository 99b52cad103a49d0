// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { announce } from '../../testing/announce'
import { createTestRoot } from '../../testing/create-test-root'
import { FakeWallet } from '../../testing/fake-wallet'
import { settle } from '../../testing/settle'

const owl: WalletEntry = { id: 'owl', name: 'Owl', rdns: 'com.owl', chains: ['eip155:1'], mobile_link: 'owl://' }

test('[C2-19] Selecting a wallet opens ConnectingExternal when a connector matches, else ConnectingWalletConnect.', async () => {
  const { root, platform, wallet } = await createTestRoot()
  wallet.hold('eth_requestAccounts')
  const { walletList } = root.modalStores
  walletList.chooseWallet({ ...owl, rdns: 'com.example.wallet' })
  expect(root.router.route).toMatchObject({
    view: 'ConnectingExternal',
    data: { connector: { id: 'com.example.wallet' } },
  })
  root.router.reset({ view: 'Connect', data: undefined })
  walletList.chooseWallet(owl)
  expect(root.router.route).toEqual({ view: 'ConnectingWalletConnect', data: { wallet: owl } })
  root.router.reset({ view: 'Connect', data: undefined })
  walletList.chooseWallet({ id: 'nameless', name: 'Nameless' })
  expect(root.router.view).toBe('ConnectingWalletConnect')
  announce(platform.page, new FakeWallet(), {
    uuid: '350670db-19fa-4704-a166-e52e178b59d4',
    name: 'Owl',
    rdns: 'com.owl',
  })
  await settle()
  root.router.reset({ view: 'Connect', data: undefined })
  walletList.chooseWallet(owl)
  expect(root.router.view).toBe('ConnectingExternal')
})

test("The methods are in the host's order, else wallets first if one is installed; the order hides no wallets.", async () => {
  const methods = async (options: Parameters<typeof createTestRoot>[0]) =>
    (await createTestRoot(options)).root.modalStores.walletList.connectMethods
  expect(await methods({})).toEqual(['wallet', 'email', 'social'])
  expect(await methods({ wallet: null })).toEqual(['email', 'social', 'wallet'])
  expect(await methods({ features: { connectMethodsOrder: ['social', 'wallet'] } })).toEqual(['social', 'wallet'])
  const order = ['email', 'social', 'wallet']
  expect(await methods({ features: { connectMethodsOrder: ['email', 'social'] } })).toEqual(order)
})

test('Before the terms are accepted nothing can be connected.', async () => {
  const { root, connector, wallet } = await createTestRoot({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  const { walletList, optionsState } = root.modalStores
  walletList.chooseConnector(connector())
  walletList.chooseWallet(owl)
  expect(root.router.view).toBe('Connect')
  expect(wallet.callsOf('eth_requestAccounts')).toEqual([])
  optionsState.setIsLegalCheckboxChecked(true)
  walletList.chooseConnector(connector())
  await settle()
  expect(root.account.isConnected).toBe(true)
})

test('Without a link there are no terms to accept.', async () => {
  const { root } = await createTestRoot({ features: { legalCheckbox: true } })
  expect(root.modalStores.optionsState.isConnectingAllowed).toBe(true)
})

test('A row of the directory connects the wallet of this browser. A row of the host app with the same name is connected by pairing.', async () => {
  const { root, wallet } = await createTestRoot()
  wallet.hold('eth_requestAccounts')
  const { walletList } = root.modalStores
  const entry = { ...owl, rdns: 'com.example.wallet' }
  walletList.choose({ kind: 'custom', key: 'custom', name: 'Owl', wallet: entry })
  expect(root.router.route).toEqual({ view: 'ConnectingWalletConnect', data: { wallet: entry } })
  root.router.reset({ view: 'Connect', data: undefined })
  walletList.choose({ kind: 'featured', key: 'featured', name: 'Owl', wallet: entry })
  expect(root.router.route).toMatchObject({ view: 'ConnectingExternal', data: { connector: { name: 'Test Wallet' } } })
})

test('A row of the host app does nothing before the visitor has accepted required terms.', async () => {
  const { root } = await createTestRoot({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  const row = { kind: 'custom', key: 'custom', name: 'Owl', wallet: owl } as const
  root.modalStores.walletList.choose(row)
  expect(root.router.view).toBe('Connect')
  root.modalStores.optionsState.setIsLegalCheckboxChecked(true)
  root.modalStores.walletList.choose(row)
  expect(root.router.view).toBe('ConnectingWalletConnect')
})

test('The host app hears which wallet of this browser was chosen. For a paired wallet the view of the pairing opens.', async () => {
  const { root, connector, wallet } = await createTestRoot()
  wallet.hold('eth_requestAccounts')
  const heard: object[] = []
  root.events.subscribe(({ props }) => void (props.event === 'SELECT_WALLET' && heard.push(props)))
  const { walletList } = root.modalStores
  walletList.chooseConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'eip155' })
  expect(root.router.route).toEqual({ view: 'ConnectingWalletConnect', data: undefined })
  expect(heard).toEqual([])
  walletList.chooseConnector(connector())
  expect(heard).toMatchObject([{ properties: { name: 'Test Wallet', platform: 'browser' } }])
})

test('On a phone, the first four wallets are tiles, and WalletConnect, with the QR code for other devices, is the last row. On a computer, all wallets are rows.', async () => {
  const wallets = ['Ape', 'Bee', 'Cow', 'Dog', 'Elk'].map((name): Connector => ({
    id: name,
    type: 'ANNOUNCED',
    name,
    chain: 'eip155',
    info: { rdns: name },
    provider: {},
  }))
  const code: Connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'eip155' }
  const listOf = async (options: Parameters<typeof createTestRoot>[0]) => {
    const { root } = await createTestRoot({ ...options, wallet: null })
    root.connector.addConnectors([code, ...wallets])
    const { rows, tiles } = root.modalStores.walletList
    return { rows: rows.map(({ name }) => name), tiles: tiles.map(({ name }) => name) }
  }
  const phone = await listOf({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' })
  const desk = await listOf({})
  expect(phone.tiles).toHaveLength(4)
  expect(phone.rows).toHaveLength(2)
  expect(phone.rows.at(-1)).toBe('WalletConnect')
  expect([...phone.tiles, ...phone.rows].toSorted()).toEqual([...wallets, code].map(({ name }) => name))
  expect(desk.tiles).toEqual([])
  expect(desk.rows).toHaveLength(6)
  expect(desk.rows[0]).toBe('WalletConnect')
})
