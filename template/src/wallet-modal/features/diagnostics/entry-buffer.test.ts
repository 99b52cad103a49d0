// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { EntryBuffer } from './entry-buffer'
import type { ReportEntry } from '../../services/diagnostics/report-schema'

const limits = { maxAge: 1_000, maxEntries: 100, maxLength: 10_000 }

const event = (at: number): ReportEntry => ({ at, type: 'event', event: 'CLICK_NETWORKS', facts: {} })
const state = (at: number, view: string): ReportEntry => {
  const still = { isOpen: true, active: null, alert: null, hasFailed: false, chains: [] }
  return { at, type: 'state', state: { ...still, views: [view] } }
}
const timesOf = (entries: readonly ReportEntry[]) => entries.map(({ at }) => at)

describe('EntryBuffer', () => {
  test('Entries above the maximum age are dropped whenever an entry is added and whenever the entries are read.', () => {
    const buffer = new EntryBuffer(limits)
    for (const at of [0, 500, 1_000, 1_001]) buffer.add(event(at))
    expect(timesOf(buffer.read(1_001))).toEqual([500, 1_000, 1_001])
    expect(timesOf(buffer.read(2_001))).toEqual([1_001])
    expect(buffer.read(9_000)).toEqual([])
  })

  test('The oldest entries are dropped when the number of entries is above the maximum.', () => {
    const buffer = new EntryBuffer({ ...limits, maxEntries: 3 })
    for (const at of [1, 2, 3, 4, 5]) buffer.add(event(at))
    expect(timesOf(buffer.read(5))).toEqual([3, 4, 5])
  })

  test('The oldest entries are dropped when the total length of the entries is above the maximum.', () => {
    const { length } = JSON.stringify(event(1))
    const buffer = new EntryBuffer({ ...limits, maxLength: 2 * length })
    for (const at of [1, 2, 3]) buffer.add(event(at))
    expect(timesOf(buffer.read(3))).toEqual([2, 3])
    const small = new EntryBuffer({ ...limits, maxLength: length - 1 })
    small.add(event(1))
    expect(small.read(1)).toEqual([])
  })

  test('The latest dropped state entry is kept in front of the other entries.', () => {
    const buffer = new EntryBuffer({ ...limits, maxEntries: 2 })
    const entries = [state(1, 'Connect'), state(2, 'Account'), event(3), event(4), event(5)]
    for (const entry of entries) buffer.add(entry)
    expect(buffer.read(5)).toEqual([entries[1], entries[3], entries[4]])
    buffer.add(state(6, 'Networks'))
    buffer.add(event(7))
    expect(buffer.read(7)).toEqual([entries[1], state(6, 'Networks'), event(7)])
    expect(buffer.read(9_000)).toEqual([state(6, 'Networks')])
  })
})
