// @vitest-environment node
import { expect, test } from 'vitest'
import type { Transaction, Transfer, TransferDirection } from '../../../domain/history/transaction'
import { transactionLink } from '../../../domain/networks/explorer-link'
import { activitySign, activityState, amountSign, isTransactionKind, maxRows, transferRows } from './transaction-rows'

const coin = (symbol: string, direction: TransferDirection): Transfer => ({
  fungible_info: { symbol },
  direction,
  quantity: { numeric: '1' },
})
const collectible = (direction: TransferDirection): Transfer => ({
  nft_info: { name: 'Kite' },
  direction,
  quantity: { numeric: '1' },
})
const withTransfers = (transfers: readonly Transfer[]) => ({ transfers }) as Transaction
const counts = (transfers: readonly Transfer[]) =>
  transferRows(withTransfers(transfers)).rows.map(({ length }) => length)

test('Two transfers that are not both collectibles share a row, outgoing first.', () => {
  const [row] = transferRows(withTransfers([coin('USDC', 'in'), coin('ETH', 'out')])).rows
  expect(row?.map(({ fungible_info }) => fungible_info?.symbol)).toEqual(['ETH', 'USDC'])
  expect(counts([collectible('in'), coin('ETH', 'out')])).toEqual([2])
})

test('Other transfers have a row each, and a transaction without transfers has one.', () => {
  expect(counts([])).toEqual([0])
  expect(counts([coin('ETH', 'in')])).toEqual([1])
  expect(counts([collectible('in'), collectible('in')])).toEqual([1, 1])
  expect(counts([coin('A', 'in'), coin('B', 'in'), coin('C', 'out')])).toEqual([1, 1, 1])
})

test('Of thousands of transfers, the first are shown and the rest is counted.', () => {
  const { rows, left } = transferRows(withTransfers(Array.from({ length: 2_000 }, () => collectible('in'))))
  expect([rows.length, left]).toEqual([maxRows, 2_000 - maxRows])
})

test('The sign of a row shows the kind of transaction, else the direction.', () => {
  expect(activitySign('trade', [coin('ETH', 'out'), coin('USDC', 'in')], false)).toBe('trade')
  expect(activitySign('approve', [], false)).toBe('approve')
  expect(activitySign('cancel', [], false)).toBe('cancel')
  expect(activitySign('buy', [coin('ETH', 'in')], false)).toBe('buy')
  expect(activitySign('deposit', [coin('ETH', 'out')], false)).toBe('out')
  expect(activitySign('claim', [coin('ETH', 'in')], false)).toBe('in')
  expect(activitySign('send', [coin('ETH', 'self')], false)).toBeUndefined()
  expect(activitySign('execute', [], false)).toBeUndefined()
  expect([activitySign('send', [], false), activitySign('receive', [], false)]).toEqual(['out', 'in'])
  // If there are several rows, each shows its own transfer.
  expect(activitySign('trade', [coin('ETH', 'out')], true)).toBe('out')
})

test('An incoming amount has a plus, an outgoing one a minus, and a failed one neither.', () => {
  expect(amountSign('in', 'confirmed')).toBe('+')
  expect(amountSign('out', 'pending')).toBe('\u2212')
  expect(amountSign('self', 'confirmed')).toBe('')
  expect(amountSign('out', 'failed')).toBe('')
})

test('The states of purchases are shown like those of other transactions.', () => {
  expect(activityState('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')).toBe('pending')
  expect(activityState('ONRAMP_TRANSACTION_STATUS_FAILED')).toBe('failed')
  expect(activityState('ONRAMP_TRANSACTION_STATUS_SUCCESS')).toBe('confirmed')
  expect([isTransactionKind('trade'), isTransactionKind('redeem')]).toEqual([true, false])
})

test('A transaction links to the explorer of its network, if there is one.', () => {
  const network = (url?: string) =>
    ({ ...(url && { blockExplorers: { default: { name: 'Scan', url } } }) }) as Parameters<typeof transactionLink>[0]
  expect(transactionLink(network('https://scan.example/'), '0xab')).toBe('https://scan.example/tx/0xab')
  expect(transactionLink(network('https://scan.example'), '../a?b')).toBe('https://scan.example/tx/..%2Fa%3Fb')
  expect(transactionLink(network(), '0xab')).toBeUndefined()
  expect(transactionLink(network('https://scan.example'), '')).toBeUndefined()
  // Half of a surrogate pair cannot be part of an address.
  expect(transactionLink(network('https://scan.example'), '0xab\uD83D')).toBeUndefined()
  // The explorer's address comes from the host app or a wallet, so it may be a script.
  expect(transactionLink(network('javascript:alert(1)//'), '0xab')).toBeUndefined()
})
