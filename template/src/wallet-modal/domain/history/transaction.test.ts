// @vitest-environment node
import { expect, test } from 'vitest'
import type { Transaction, Transfer } from './transaction'
import { withoutSpam } from './transaction'

const collectible = (isSpam: boolean): Transfer => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { flags: { is_spam: isSpam } },
})
const token: Transfer = { direction: 'in', quantity: { numeric: '1' }, fungible_info: { symbol: 'ETH' } }
const transaction = (id: string, transfers: Transfer[]): Transaction => ({
  id,
  transfers,
  metadata: {
    operationType: 'receive',
    hash: id,
    chain: 'eip155:1',
    minedAt: '2026-01-01T00:00:00Z',
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    nonce: 0,
  },
})

test('A transaction is hidden if every transfer moves a collectible that is flagged as spam.', () => {
  const kept = [
    transaction('none', []),
    transaction('mixed', [collectible(true), collectible(false)]),
    transaction('token', [token]),
    transaction('with token', [collectible(true), token]),
    transaction('unflagged', [{ direction: 'in', quantity: { numeric: '1' }, nft_info: {} }]),
  ]
  const spam = [transaction('one', [collectible(true)]), transaction('two', [collectible(true), collectible(true)])]
  expect(withoutSpam([...spam, ...kept])).toEqual(kept)
})
