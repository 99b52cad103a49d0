// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from './networks/network'
import { alpha } from '../testing/networks'
import type { Account, AccountState } from './account/account'
import { createAccount, emptyAccountState } from './account/account'
import { chainNamespaces } from './networks/caip'
import { createChainEntry } from './networks/chain'
import type { Connector } from './wallets/connector'
import { connectorTypes } from './wallets/connector'

const network = completeNetwork(alpha)

test('[C3-03] An account is an eoa; on bip122 it is a payment address with public key and path.', () => {
  for (const namespace of ['eip155', 'solana', 'polkadot', 'cosmos'] as const)
    expect(createAccount(namespace, 'a1')).toEqual({ namespace, address: 'a1', type: 'eoa' })
  const payment: Account = { ...createAccount('bip122', 'bc1'), publicKey: '02ab', path: "m/84'/0'/0'/0/0" }
  expect(payment).toEqual({
    namespace: 'bip122',
    address: 'bc1',
    type: 'payment',
    publicKey: '02ab',
    path: "m/84'/0'/0'/0/0",
  })
})

test('an account state has the fields that the modal shows or decides by', () => {
  const balance: AccountState['balance'] = { value: BigInt(1), decimals: 18, symbol: 'ETH' }
  // The specification's balance and balanceSymbol are one exact amount with its unit here.
  expect(Object.keys({ ...emptyAccountState(), balance }).sort()).toEqual([
    'address',
    'addressLabels',
    'allAccounts',
    'balance',
    'balanceState',
    'caipAddress',
    'connectedWalletInfo',
    'currentTab',
    'preferredAccountTypes',
    'profileImage',
    'profileName',
    'smartAccountDeployed',
    'status',
  ])
})

test('Two empty account states share no objects.', () => {
  expect(emptyAccountState()).toEqual(emptyAccountState())
  expect(emptyAccountState().addressLabels).not.toBe(emptyAccountState().addressLabels)
})

test('A network state has the fields of the specification.', () => {
  expect(createChainEntry('eip155', [network]).networkState).toEqual({
    caipNetwork: network,
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: [],
    requestedCaipNetworks: [network],
    approvedCaipNetworkIds: undefined,
  })
})

test('Each namespace starts with its networks, an empty account and no clients.', () => {
  for (const namespace of chainNamespaces)
    expect(createChainEntry(namespace, [network])).toMatchObject({
      namespace,
      caipNetworks: [network],
      accountState: emptyAccountState(),
      connectionControllerClient: undefined,
      networkControllerClient: undefined,
    })
})

test('A connector has every field of the specification and one of six types.', () => {
  expect(connectorTypes).toEqual(['INJECTED', 'ANNOUNCED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH', 'MULTI_CHAIN'])
  const connectors: Required<Omit<Connector, 'connectors' | 'restore'>>[] = connectorTypes.map((type) => ({
    id: 'com.example.wallet',
    type,
    name: 'Example',
    imageUrl: 'https://img.example/wallet.png',
    imageId: 'image',
    chain: 'eip155',
    explorerId: 'entry',
    info: { rdns: 'com.example.wallet' },
    provider: {},
  }))
  expect(connectors.map(({ type }) => type)).toEqual(connectorTypes)
})
