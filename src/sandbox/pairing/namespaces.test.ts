import { expect, test } from 'vitest'
import { evmId, evmNamespaces, proposedEvm } from './namespaces'
import type { Proposal } from './pairing-client'

const evm = { chains: ['eip155:1', 'eip155:10'], methods: ['personal_sign'], events: ['chainChanged'] }

function proposal(required: object, optional: object): Proposal {
  const namespaces = { requiredNamespaces: { ...required }, optionalNamespaces: { ...optional } }
  return { id: 1, params: { pairingTopic: 'a', proposer: { metadata: {} }, ...namespaces } }
}

test('Required and optional namespaces are merged without duplicates.', () => {
  const other = { chains: ['eip155:10', 'eip155:137'], methods: ['personal_sign', 'eth_sendTransaction'], events: [] }
  expect(proposedEvm(proposal({ eip155: evm }, { eip155: other }))).toEqual({
    chains: [1, 10, 137],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged'],
  })
})

test('A chain in the key of a namespace counts; other namespaces do not.', () => {
  const inline = { methods: ['personal_sign'], events: [] }
  const solana = { chains: ['solana:x'], methods: ['solana_signMessage'], events: [] }
  expect(proposedEvm(proposal({}, { 'eip155:5': inline, solana }))).toEqual({
    chains: [5],
    methods: ['personal_sign'],
    events: [],
  })
})

test('Every account is listed on every chain.', () => {
  const [one, two] = ['0x1', '0x2']
  expect(evmNamespaces([1, 10], [one, two], evm)['eip155']).toMatchObject({
    chains: ['eip155:1', 'eip155:10'],
    accounts: ['eip155:1:0x1', 'eip155:1:0x2', 'eip155:10:0x1', 'eip155:10:0x2'],
  })
})

test('A chain that is not an EVM chain has no number.', () => {
  expect(['eip155:1', 'eip155:01', 'eip155:', 'solana:1', '1'].map(evmId)).toEqual([1, ...Array.from({ length: 4 })])
})
