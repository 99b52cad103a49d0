// @vitest-environment node
import { expect, test } from 'vitest'
import { formatBalance, formatUnits, parseUnits } from '../domain/tokens/amount'
import { transactionLink } from '../domain/networks/explorer-link'
import { formatDecimal, formatFiat, formatShort, splitFiat } from '../domain/tokens/money'
import { timeAgo } from '../domain/relative-time'
import { readSentTransaction } from '../domain/transactions/sent-transaction'
import { tokenId } from '../domain/tokens/token'
import { createMemoryStorage } from './memory.storage'
import { Poison } from '../testing/poison'
import { placeholderNetwork } from '../domain/networks/network'
import type { Tables } from './repositories'
import { createRepositories } from './repositories'
import * as rows from './stored-rows'

const now = Date.UTC(2026, 0, 1)

const explorer = { name: 'Explorer', url: 'https://explorer.example' }
const network = { ...placeholderNetwork('eip155:1'), blockExplorers: { default: explorer } }

const sent = {
  hash: `0x${'a'.repeat(64)}`,
  chainId: 'eip155:1',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  toName: 'mara.eth',
  amount: '1.5',
  symbol: 'USDC',
  token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  iconUrl: '',
  sentAt: now,
  state: 'pending',
}
const token = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: '',
}
const balance = { value: '1234567', decimals: 6, symbol: 'USDC' }

const unreadable: [table: keyof Tables, what: string, row: unknown][] = [
  ['sentTransactions', 'a time that no calendar has', { ...sent, sentAt: 1e300 }],
  ['sentTransactions', 'a time before all networks', { ...sent, sentAt: -8.64e15 }],
  ['sentTransactions', 'a network that is none', { ...sent, chainId: 'ethereum' }],
  ['sentTransactions', 'a state that is none', { ...sent, state: 'lost' }],
  ['sentTransactions', 'half a character in the hash', { ...sent, hash: '0x\uD83D' }],
  ['balances', 'a thousand million decimals', { ...balance, decimals: 1e9 }],
  ['balances', 'half a decimal', { ...balance, decimals: 0.5 }],
  ['balances', 'a thousand digits', { ...balance, value: '9'.repeat(1_000) }],
  ['portfolios', 'more decimals than its token has', [{ ...token, quantity: { decimals: '1', numeric: '0.01' } }]],
  ['portfolios', 'a price beyond all money', [{ ...token, price: 1e300 }]],
  ['identities', 'a name that is a number', { name: 7, avatar: null }],
  ['names', 'a name without an end', ['x'.repeat(1_000_000)]],
  ['recentWallets', 'no name', { id: 'a', name: ' ' }],
  ['walletImages', 'a picture that is a page', 'data:text/html,x'],
]

test.each(unreadable)('a row of %s with %s is dropped, and the others stay', async (table, _, row) => {
  const storage = createMemoryStorage()
  const repository = createRepositories(storage, () => now)[table]
  const good = { sentTransactions: sent, balances: balance, portfolios: [token], names: ['mara.eth'] }
  const others = { identities: { name: null, avatar: null }, recentWallets: { id: 'b', name: 'B' } }
  const kept = Object.entries({ ...good, ...others, walletImages: 'data:image/png;base64,AQID' })
  const [, valid] = kept.find(([name]) => name === table) ?? []
  await storage.put(table, { key: 'bad', value: row, writtenAt: now })
  await storage.put(table, { key: 'good', value: valid, writtenAt: now })
  await expect(repository.all()).resolves.toEqual([valid])
  expect((await storage.all(table)).map(({ key }) => key)).toEqual(['good'])
})

test('a transaction stays when only what it is called is unreadable: that it was sent matters most', () => {
  const { amount: _, symbol: __, toName: ___, ...bare } = sent
  expect(readSentTransaction({ ...sent, amount: '1e18', symbol: 7, toName: null })).toEqual(bare)
  expect(readSentTransaction({ ...sent, to: '' })).toMatchObject({ to: '' })
  expect(readSentTransaction({ ...sent, amount: '1.500000000' })).toEqual(sent)
})

/** Does with a value what the views do. Whatever a row's reader accepts must not throw here. */
function show(valid: { sent?: unknown; token?: unknown; balance?: unknown }): boolean {
  const isRead: boolean[] = []
  const relative = new Intl.RelativeTimeFormat()
  const transaction = readSentTransaction(valid.sent)
  if (transaction) {
    new Date(transaction.sentAt).toISOString()
    new Intl.DateTimeFormat().format(transaction.sentAt)
    timeAgo(now - transaction.sentAt, relative)
    formatDecimal(transaction.amount ?? '')
    transactionLink(network, transaction.hash)
  }
  const [held] = rows.readPortfolio([valid.token]) ?? []
  if (held) {
    const { numeric, decimals } = held.quantity
    expect(parseUnits(formatUnits(parseUnits(numeric, Number(decimals)), Number(decimals)), Number(decimals))).toBe(
      parseUnits(numeric, Number(decimals)),
    )
    formatShort(numeric)
    formatFiat((held.value ?? 0) + Number(numeric) * held.price)
    splitFiat(held.price)
    tokenId(held)
  }
  const stored = rows.readBalance(valid.balance)
  if (stored) {
    formatBalance({ ...stored, value: BigInt(stored.value) })
    formatUnits(BigInt(stored.value), stored.decimals)
  }
  isRead.push(transaction !== undefined, held !== undefined, stored !== undefined)
  return isRead.every(Boolean)
}

test('5,000 generated rows: what is accepted is written without an error', () => {
  const seed = 20_261_122
  const poison = new Poison(seed)
  let accepted = 0
  for (let run = 0; run < 5_000; run += 1) {
    const generated = {
      sent: poison.poisoned(sent),
      token: poison.poisoned(token),
      balance: poison.poisoned(balance),
    }
    try {
      if (show(generated)) accepted += 1
      rows.readWallet(poison.poisoned({ id: 'a', name: 'A', imageUrl: 'https://a.example/b.png', entry: {} }))
      rows.readIdentity(poison.poisoned({ name: 'mara.eth', avatar: 'https://a.example/b.png' }))
      rows.readNames(poison.poisoned(['mara.eth']))
      rows.readImage(poison.value())
    } catch (error) {
      throw new Error(`seed ${seed}, run ${run}`, { cause: error })
    }
  }
  // A check that refuses everything would prove nothing.
  expect(accepted).toBeGreaterThan(50)
})
