// @vitest-environment node
import { expect, test } from 'vitest'
import type { NetworkInput } from '../../domain/networks/network'
import { completeNetwork } from '../../domain/networks/network'
import { alpha, beta } from '../../testing/networks'
import { approvalOf, approvedId } from './approved'
import { proposedNamespaces } from './namespaces'

const coin = { name: 'Coin', symbol: 'C', decimals: 9 }
const rpcUrls = { default: { http: ['https://other.example/rpc'] } }
const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const deprecated = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

const others: NetworkInput[] = [
  { id: solana, name: 'Solana', nativeCurrency: coin, rpcUrls, chainNamespace: 'solana' },
  { id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet', nativeCurrency: coin, rpcUrls, chainNamespace: 'solana' },
  { id: '000000000019d6689c085ae165831e93', name: 'Bitcoin', nativeCurrency: coin, rpcUrls, chainNamespace: 'bip122' },
  { id: '91b171bb158e2d3848fa23a9f1c25182', name: 'Dot', nativeCurrency: coin, rpcUrls, chainNamespace: 'polkadot' },
  { id: 'cosmoshub-4', name: 'Cosmos', nativeCurrency: coin, rpcUrls, chainNamespace: 'cosmos' },
]
const networks = [alpha, beta, ...others].map((network) => completeNetwork(network))

test('every namespace asks for its networks, its methods and two events', () => {
  const proposed = proposedNamespaces(networks)
  expect(Object.keys(proposed)).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  expect(proposed['eip155']?.methods).toHaveLength(24)
  expect(proposed['eip155']).toMatchObject({
    chains: ['eip155:1', 'eip155:10'],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: { 1: 'https://alpha.example/rpc', 10: 'https://beta.example/rpc' },
  })
  expect(proposed['bip122']?.methods).toEqual(['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'])
  expect(proposed['polkadot']?.methods).toEqual([])
  expect(proposed['cosmos']?.methods).toEqual([])
})

test('Solana is asked for by its deprecated ids too', () => {
  expect(proposedNamespaces(networks)['solana']).toMatchObject({
    chains: [
      `solana:${solana}`,
      deprecated,
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    ],
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  })
})

test('The host’s own lists replace the modal’s, and its addresses the map of each namespace they name.', () => {
  const proposed = proposedNamespaces([completeNetwork(alpha)], {
    methods: { eip155: ['personal_sign'] },
    chains: { solana: ['solana:x'] },
    events: { eip155: [] },
    rpcMap: { 'eip155:10': 'https://own.example/10', 'eip155:99': 'https://own.example/99' },
  })
  expect(proposed['eip155']).toEqual({
    chains: ['eip155:1'],
    methods: ['personal_sign'],
    events: [],
    rpcMap: { 10: 'https://own.example/10', 99: 'https://own.example/99' },
  })
  expect(proposed['solana']).toMatchObject({ chains: ['solana:x'], events: ['accountsChanged', 'chainChanged'] })
  expect(proposed['solana']?.methods).toContain('solana_signMessage')
})

test('The host’s own endpoint comes first.', () => {
  const network = completeNetwork(alpha, { customRpcUrls: { 'eip155:1': ['https://own.example'] } })
  expect(proposedNamespaces([network])['eip155']?.rpcMap).toEqual({ 1: 'https://own.example' })
})

test('what a wallet approved is read without trust', () => {
  const namespaces = {
    eip155: { accounts: ['eip155:1:0xA', 'eip155:1:0xA', 'solana:x:y', 'rubbish', 'eip155:1:'], methods: ['a'] },
    'eip155:10': { accounts: ['eip155:10:0xB'], methods: ['b'], chains: ['eip155:10', 'solana:x'] },
    solana: { accounts: [`${deprecated}:7abc`], methods: [] },
  }
  const approval = approvalOf({ namespaces }, 'eip155')
  expect(approval.accounts).toEqual([
    { chain: 'eip155:1', address: '0xA' },
    { chain: 'eip155:10', address: '0xB' },
  ])
  expect([...approval.methods]).toEqual(['a', 'b'])
  expect(approval.chains).toEqual(['eip155:1', 'eip155:10'])
  expect(approvedId(approvalOf({ namespaces }, 'solana'), `solana:${solana}`)).toBe(deprecated)
  expect(approvedId(approval, 'eip155:5')).toBeUndefined()
})

test('what a wallet approved in another form is left out', () => {
  const odd = {
    eip155: {
      accounts: ['eip155:1:0xA', 7, null],
      methods: ['a', {}],
      chains: ['eip155:', 'eip155:1', 7, 'eip155:1/x'],
    },
    'eip155:10': { chains: null },
    'eip155:5': null,
    'eip155:137': { accounts: 'eip155:1:0xB', methods: 'b', chains: 'eip155:7' },
  }
  const approval = approvalOf({ namespaces: odd }, 'eip155')
  expect(approval.accounts).toEqual([{ chain: 'eip155:1', address: '0xA' }])
  expect([...approval.methods]).toEqual(['a'])
  expect(approval.chains).toEqual(['eip155:1', 'eip155:10', 'eip155:137'])
})
