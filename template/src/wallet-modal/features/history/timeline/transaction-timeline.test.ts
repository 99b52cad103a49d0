// @vitest-environment node
import { expect, test } from 'vitest'
import type { Transaction } from '../../../domain/history/transaction'
import { TransactionTimeline } from './transaction-timeline'

function transaction(id: string, minedAt: string, status: 'confirmed' | 'pending' = 'confirmed'): Transaction {
  const metadata = {
    operationType: 'send',
    hash: `0x${id}`,
    chain: 'eip155:1',
    sentFrom: '',
    sentTo: '',
    nonce: 0,
  } as const
  return { id, metadata: { ...metadata, minedAt, status }, transfers: [] }
}

/** The lines of a list as texts. */
function linesOf(timeline: TransactionTimeline): (string | undefined)[] {
  return Array.from({ length: timeline.rowCount }, (_, index) => {
    const row = timeline.rowAt(index)
    return row?.kind === 'month' ? `${row.year}/${row.month}` : row?.transaction.id
  })
}

test('Months and their transactions are sorted newest first, in whatever order they arrive.', () => {
  const timeline = new TransactionTimeline()
  expect(timeline.add([transaction('a', '2025-05-10T12:00'), transaction('b', '2025-05-09T12:00')])).toBe(2)
  expect(timeline.add([transaction('c', '2024-01-05T12:00'), transaction('d', '2025-06-01T12:00')])).toBe(2)
  expect(timeline.add([transaction('e', '2025-05-09T18:00')])).toBe(1)
  expect(linesOf(timeline)).toEqual(['2025/5', 'd', '2025/4', 'a', 'e', 'b', '2024/0', 'c'])
  expect(timeline.rowAt(timeline.rowCount)).toBeUndefined()
  expect(timeline.rowAt(-1)).toBeUndefined()
  expect(timeline.transactions.map(({ id }) => id)).toEqual(['d', 'a', 'e', 'b', 'c'])
  expect(timeline.byYear[2025]?.[4]?.map(({ id }) => id)).toEqual(['a', 'e', 'b'])
  expect(timeline.newest).toBe(Date.parse('2025-06-01T12:00'))
  expect([timeline.hasHash('0XA'), timeline.hasHash('0xz'), timeline.has('e')]).toEqual([true, false, true])
})

test('A transaction with a known id replaces the earlier one, also in another month.', () => {
  const timeline = new TransactionTimeline()
  timeline.add([
    transaction('a', '2025-05-31T12:00', 'pending'),
    transaction('b', '2025-04-30T12:00'),
    transaction('c', '2025-04-30T12:00'),
  ])
  expect(timeline.add([transaction('a', '2025-06-01T12:00')])).toBe(0)
  expect(linesOf(timeline)).toEqual(['2025/5', 'a', '2025/3', 'b', 'c'])
  expect(timeline.transactions[0]?.metadata.status).toBe('confirmed')
  expect(Object.keys(timeline.byYear[2025] ?? {})).toEqual(['3', '5'])
  timeline.add([transaction('b', '2025-04-30T12:00', 'pending')])
  expect(linesOf(timeline)).toEqual(['2025/5', 'a', '2025/3', 'c', 'b'])
})

test('A month without transactions is removed.', () => {
  const timeline = new TransactionTimeline()
  timeline.add([transaction('a', '2025-12-31T12:00')])
  timeline.add([transaction('a', '2026-01-01T12:00')])
  expect(timeline.byYear).toEqual({ 2026: { 0: [expect.objectContaining({ id: 'a' })] } })
  expect(linesOf(timeline)).toEqual(['2026/0', 'a'])
})

test('Random pages with repetitions give a list without duplicates, newest first and grouped.', () => {
  let seed = 11
  const next = (count: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % count
  const timeline = new TransactionTimeline()
  const latest = new Map<string, number>()
  for (let page = 0; page < 200; page += 1) {
    const list = Array.from({ length: 10 }, () => {
      const [id, at] = [String(next(500)), Date.UTC(2020 + next(6), next(12), 1 + next(28), 12)]
      latest.set(id, at)
      return transaction(id, new Date(at).toISOString())
    })
    timeline.add(list)
  }
  expect(timeline.size).toBe(latest.size)
  const times = timeline.transactions.map(({ id, metadata }) => {
    expect(Date.parse(metadata.minedAt)).toBe(latest.get(id))
    return latest.get(id) ?? 0
  })
  expect(times).toEqual([...times].sort((one, other) => other - one))
  expect(timeline.months.every(({ transactions }) => transactions.length > 0)).toBe(true)
  const grouped = Object.values(timeline.byYear).flatMap((months) => Object.values(months).flat())
  expect(grouped).toHaveLength(latest.size)
})
