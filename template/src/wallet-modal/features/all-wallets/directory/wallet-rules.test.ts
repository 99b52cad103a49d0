// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../../domain/wallets/wallet-entry'
import { findByName } from './find-by-name'
import { isReachable } from './is-reachable'
import { knowsOneOf, pickByIds, uniqueById, walletCountTag } from './wallet-rules'

const wallet = (name: string, others: Partial<WalletEntry> = {}): WalletEntry => ({ id: name, name, ...others })
const names = (wallets: readonly WalletEntry[]) => wallets.map(({ name }) => name)

test('Each id is listed once, at its first place.', () => {
  expect(names(uniqueById([wallet('a'), wallet('b'), { id: 'a', name: 'later' }]))).toEqual(['a', 'b'])
})

test('Wallets are picked in the order of their ids; unknown ids are left out.', () => {
  expect(names(pickByIds([wallet('a'), wallet('b'), wallet('c')], ['c', 'x', 'a']))).toEqual(['c', 'a'])
})

test('Network ids are compared whole: eip155:1 is not eip155:10.', () => {
  const asked = new Set(['eip155:1'])
  expect(knowsOneOf(wallet('a', { chains: ['eip155:10', 'eip155:137'] }), asked)).toBe(false)
  expect(knowsOneOf(wallet('a', { chains: ['eip155:10', 'eip155:1'] }), asked)).toBe(true)
  expect(knowsOneOf(wallet('a'), asked)).toBe(true)
})

test('On a phone a wallet needs a link to its app, from the directory or a known one.', () => {
  const desktop = { isMobile: false, namespace: 'eip155' } as const
  const phone = { isMobile: true, namespace: 'eip155' } as const
  expect(isReachable(wallet('a'), desktop)).toBe(true)
  expect(isReachable(wallet('a'), phone)).toBe(false)
  expect(isReachable(wallet('a', { mobile_link: 'a://' }), phone)).toBe(true)
  expect(isReachable({ id: knownWalletIds.phantom, name: 'Phantom' }, phone)).toBe(true)
  expect(isReachable({ id: knownWalletIds.coinbase, name: 'Coinbase Wallet' }, phone)).toBe(true)
  expect(isReachable({ id: knownWalletIds.solflare, name: 'Solflare' }, phone)).toBe(false)
  expect(isReachable({ id: knownWalletIds.solflare, name: 'Solflare' }, { ...phone, namespace: 'solana' })).toBe(true)
})

test('Names that begin with the query come first, then names with a word that does.', () => {
  const wallets = ['Crossbow', 'Rain Bow', 'Bow', 'Elbow', 'bowline'].map((name) => wallet(name))
  expect(names(findByName(wallets, ' BOW '))).toEqual(['Bow', 'bowline', 'Rain Bow', 'Crossbow', 'Elbow'])
  expect(findByName(wallets, 'rainbow')).toEqual([])
})

test.each([
  [0, '0'],
  [9, '9'],
  [10, '10'],
  [11, '10+'],
  [540, '540'],
  [547, '540+'],
])('%i wallets are shown as %s.', (count, tag) => {
  expect(walletCountTag(count)).toBe(tag)
})

test('5,000 wallets are searched in a moment.', () => {
  const wallets = Array.from({ length: 5_000 }, (_, index) => wallet(`Wallet number ${index}`))
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    expect(findByName(wallets, '499')).toHaveLength(15)
    return performance.now() - begun
  })
  expect(Math.min(...times)).toBeLessThan(50)
})
