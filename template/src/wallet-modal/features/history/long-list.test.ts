// @vitest-environment node
import { reaction } from 'mobx'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Transaction } from '../../domain/history/transaction'
import { TransactionTimeline } from './timeline/transaction-timeline'
import { createTestRoot } from '../../testing/create-test-root'
import { activityRows } from './activity-rows'
import { fakeTransaction } from './testing/fake-history'
import { transactionsOf } from './transactions-of'
import * as reading from './read-page'

const pageSize = 1_000
const total = 100_000
/** As many rows as fit into the tallest card. */
const seen = 12

/** A transaction that counts how often it is read. */
function counted(transaction: Transaction, look: () => void): Transaction {
  return new Proxy(transaction, {
    get(target, name, receiver) {
      look()
      return Reflect.get(target, name, receiver)
    },
  })
}

test('In a list of 100,000 transactions, adding a page costs only what is on the page.', async () => {
  const { root, connect } = await createTestRoot()
  await connect()
  let looks = 0
  const list = Array.from({ length: total }, (_, index) => counted(fakeTransaction(index), () => (looks += 1)))
  const pages = vi.spyOn(reading, 'readPage').mockImplementation(async (_, { cursor = '0' }) => {
    const end = Number(cursor) + pageSize
    return { data: list.slice(Number(cursor), end), next: end < total ? String(end) : undefined }
  })
  onTestFinished(() => pages.mockRestore())
  const store = transactionsOf(root)
  let rendered = 0
  // Like the list, it counts the rows and reads the last ones.
  const stop = reaction(
    () => {
      const { count, rowAt } = activityRows(store.unlisted, store.timeline)
      return Array.from({ length: Math.min(seen, count) }, (_, index) => rowAt(count - index - 1))
    },
    (rows) => {
      rendered += rows.length
    },
  )
  const costs: number[] = []
  while (store.next !== undefined || costs.length === 0) {
    const before = looks
    await store.fetchTransactions()
    costs.push(looks - before)
  }
  stop()
  expect(store.timeline.size).toBe(total)
  expect(rendered).toBeGreaterThan(seen * 50)
  expect(costs).toHaveLength(total / pageSize)
  // A few reads per transaction: spam, network, id, hash, time.
  expect(Math.max(...costs)).toBeLessThan(pageSize * 12)
  const [first = 0] = costs
  expect(Math.max(...costs.slice(1))).toBeLessThanOrEqual(first * 1.1)
  expect(store.transactions.map(({ id }) => id).slice(0, 3)).toEqual(['tx-0', 'tx-1', 'tx-2'])
})

test('A page out of order is inserted by binary search, not by a scan.', () => {
  let looks = 0
  const at = (minute: number) => new Date(Date.UTC(2025, 11, 15) - minute * 1_000).toISOString()
  const list = Array.from({ length: 20_000 }, (_, index) =>
    counted(fakeTransaction(index, { at: at(index * 2) }), () => (looks += 1)),
  )
  const timeline = new TransactionTimeline()
  timeline.add(list)
  looks = 0
  timeline.add(Array.from({ length: 100 }, (_, index) => fakeTransaction(50_000 + index, { at: at(index * 200 + 1) })))
  expect(looks).toBeLessThan(100 * 20)
  const times = timeline.transactions.map(({ metadata }) => Date.parse(metadata.minedAt))
  expect(times).toEqual([...times].sort((one, other) => other - one))
})
