// @vitest-environment node
import { expect, test } from 'vitest'
import type { ChainNamespace } from '../networks/caip'
import type { Connector } from './connector'
import { mergeConnectors, membersOf } from './merge-connectors'

const wallet = (name: string, chain: ChainNamespace, more: Partial<Connector> = {}): Connector => ({
  id: `${name}-${chain}`,
  type: 'ANNOUNCED',
  name,
  chain,
  ...more,
})

const shapes = (connectors: readonly Connector[]) =>
  connectors.map((connector) => [connector.type, connector.name, membersOf(connector).map(({ chain }) => chain)])

test('A wallet for several namespaces is one entry of the type MULTI_CHAIN; the other types stay.', () => {
  const found: Connector[] = [
    wallet('Kite', 'eip155', { info: { rdns: 'app.kite' }, imageUrl: 'data:image/png,kite' }),
    wallet('WalletConnect', 'eip155', { type: 'WALLET_CONNECT' }),
    wallet('WalletConnect', 'solana', { type: 'WALLET_CONNECT' }),
    wallet('Auth', 'eip155', { type: 'AUTH' }),
    wallet('Plain', 'eip155', { type: 'INJECTED' }),
    wallet('Vault', 'eip155', { type: 'EXTERNAL' }),
    wallet('kite', 'solana'),
    wallet('Kite', 'bip122', { type: 'EXTERNAL' }),
  ]
  const merged = mergeConnectors(found)
  expect(shapes(merged)).toEqual([
    ['MULTI_CHAIN', 'Kite', ['eip155', 'solana', 'bip122']],
    ['WALLET_CONNECT', 'WalletConnect', ['eip155']],
    ['WALLET_CONNECT', 'WalletConnect', ['solana']],
    ['AUTH', 'Auth', ['eip155']],
    ['INJECTED', 'Plain', ['eip155']],
    ['EXTERNAL', 'Vault', ['eip155']],
  ])
  expect(merged[0]).toMatchObject({ id: 'Kite-eip155', info: { rdns: 'app.kite' }, imageUrl: 'data:image/png,kite' })
  expect(merged[0]?.connectors?.[1]).toBe(found[6])
})

test('An entry has one wallet per namespace: a second one of the same name and namespace stays separate.', () => {
  const found = [wallet('Kite', 'eip155'), wallet('Kite', 'eip155', { id: 'other' }), wallet('Kite', 'solana')]
  expect(shapes(mergeConnectors(found))).toEqual([
    ['MULTI_CHAIN', 'Kite', ['eip155', 'solana']],
    ['ANNOUNCED', 'Kite', ['eip155']],
  ])
})

test('Trust and Trust Wallet are one wallet.', () => {
  const found = [wallet('Trust Wallet', 'eip155'), wallet('Trust', 'solana')]
  expect(shapes(mergeConnectors(found))).toEqual([['MULTI_CHAIN', 'Trust Wallet', ['eip155', 'solana']]])
})

test('In any order of arrival, the same wallets are merged.', () => {
  const found = [
    wallet('Kite', 'solana'),
    wallet('Other', 'eip155'),
    wallet('Kite', 'bip122'),
    wallet('Kite', 'eip155'),
  ]
  for (const order of [found, [...found].reverse()]) {
    const merged = mergeConnectors(order).find(({ type }) => type === 'MULTI_CHAIN')
    expect(new Set(merged?.connectors)).toEqual(new Set(found.filter(({ name }) => name === 'Kite')))
  }
})
