// @vitest-environment node
import { expect, test } from 'vitest'
import { placeholderNetwork } from '../../domain/networks/network'
import { transactionLink } from '../../domain/networks/explorer-link'
import { timeAgo } from '../../domain/relative-time'
import { formatDecimal } from '../../domain/tokens/money'
import { createMemoryStorage } from '../../storage/memory.storage'
import { createRepositories } from '../../storage/repositories'
import { Poison } from '../../testing/poison'
import { readSentTransaction, sentTransactionsTable } from './sent-transaction'
import { without } from '../../testing/without'

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

test.each([
  ['a time that no calendar has', { ...sent, sentAt: 1e300 }],
  ['a time before all networks', { ...sent, sentAt: -8.64e15 }],
  ['a network that is none', { ...sent, chainId: 'ethereum' }],
  ['a state that is none', { ...sent, state: 'lost' }],
  ['half a character in the hash', { ...sent, hash: '0x\uD83D' }],
])('A stored transaction with %s is dropped, and the others stay.', async (_, row) => {
  const storage = createMemoryStorage()
  const repository = createRepositories(storage, () => now).open(sentTransactionsTable)
  await storage.put('sentTransactions', { key: 'bad', value: row, writtenAt: now })
  await storage.put('sentTransactions', { key: 'good', value: sent, writtenAt: now })
  await expect(repository.all()).resolves.toEqual([sent])
  expect((await storage.all('sentTransactions')).map(({ key }) => key)).toEqual(['good'])
})

test('A transaction stays if only its amount or a name is unreadable, because that it was sent matters most.', () => {
  const bare = without(sent, 'amount', 'symbol', 'toName')
  expect(readSentTransaction({ ...sent, amount: '1e18', symbol: 7, toName: null })).toEqual(bare)
  expect(readSentTransaction({ ...sent, to: '' })).toMatchObject({ to: '' })
  expect(readSentTransaction({ ...sent, amount: '1.500000000' })).toEqual(sent)
})

test('Of 5,000 generated transactions, those that are accepted are shown without an error.', () => {
  const seed = 20_261_122
  const poison = new Poison(seed)
  const relative = new Intl.RelativeTimeFormat()
  let accepted = 0
  for (let run = 0; run < 5_000; run += 1) {
    const transaction = readSentTransaction(poison.poisoned(sent))
    if (!transaction) continue
    accepted += 1
    try {
      new Date(transaction.sentAt).toISOString()
      new Intl.DateTimeFormat().format(transaction.sentAt)
      timeAgo(now - transaction.sentAt, relative)
      formatDecimal(transaction.amount ?? '')
      transactionLink(network, transaction.hash)
    } catch (error) {
      throw new Error(`seed ${seed}, run ${run}`, { cause: error })
    }
  }
  // If everything were refused, the test would prove nothing.
  expect(accepted).toBeGreaterThan(50)
})

test('a stored swap keeps what it brings; a part that is invalid is left out', () => {
  const swap = { ...sent, swappedFor: { amount: '2.50', symbol: 'ETH' } }
  expect(readSentTransaction(swap)?.swappedFor).toEqual({ amount: '2.5', symbol: 'ETH' })
  for (const swappedFor of [{ amount: '-1', symbol: 'ETH' }, { amount: '1' }, 'ETH', null])
    expect(readSentTransaction({ ...sent, swappedFor })).toEqual(readSentTransaction(sent))
})
