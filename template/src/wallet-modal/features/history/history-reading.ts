import { accountError } from '../../domain/errors/account-errors'
import type { WalletModalError } from '../../domain/errors/errors'
import type { CaipAddress, CaipNetworkId } from '../../domain/networks/caip'
import type { Transaction, TransactionPage } from '../../domain/history/transaction'
import { withoutSpam } from '../../domain/history/transaction'
import { TransactionTimeline } from './timeline/transaction-timeline'

/** The progress of loading. */
export type ReadingState =
  { state: 'idle' } | { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: WalletModalError }

/** The loaded part of the history of one account on one network. */
export interface HistoryReading {
  /** The account and network that the transactions belong to. They are never shown for another. */
  owner: CaipAddress | undefined
  status: ReadingState
  /** Mutable: pages are added in place. Each change comes with a new `HistoryReading` object, so that MobX notices. */
  timeline: TransactionTimeline
  next: string | undefined
  /** The cursor of the page that failed to load. */
  resume: string | undefined
  /** All cursors so far. A cursor that repeats ends the list. */
  cursors: Set<string>
  /** Whether the data service supports the network; undefined until that is known. */
  isServed: boolean | undefined
  /** True after several pages in a row had nothing to show. The visitor then decides whether to load more. */
  isStalled: boolean
  /** When the newest page was loaded last, in milliseconds since the epoch. */
  readAt: number
}

/** A reading before anything is loaded. */
export function beginReading(owner?: CaipAddress): HistoryReading {
  return {
    owner,
    status: { state: 'idle' },
    timeline: new TransactionTimeline(),
    next: undefined,
    resume: undefined,
    cursors: new Set(),
    isServed: undefined,
    isStalled: false,
    readAt: 0,
  }
}

/** A reading of a network that the data service does not support. */
export function unserved(reading: HistoryReading): HistoryReading {
  return { ...beginReading(reading.owner), status: { state: 'ready' }, isServed: false }
}

/** Adds a page to a reading. Also returns how many transactions were new. */
export function withPage(
  reading: HistoryReading,
  { data, next }: TransactionPage,
  network: CaipNetworkId,
): { reading: HistoryReading; added: number } {
  const { timeline, cursors } = reading
  const added = timeline.add(shown(data, network))
  // A cursor that repeats means the end of the list, whatever the service says.
  const hasMore = next !== undefined && !cursors.has(next)
  if (hasMore) cursors.add(next)
  return {
    added,
    reading: {
      ...reading,
      next: hasMore ? next : undefined,
      resume: undefined,
      isServed: true,
    },
  }
}

/**
 * Adds the newest page at the top. If the page does not reach the known transactions, the list starts again from it: otherwise the list
 * would hide a gap.
 */
export function withNewest(reading: HistoryReading, page: TransactionPage, network: CaipNetworkId): HistoryReading {
  const newest = shown(page.data, network)
  const { timeline } = reading
  const reaches = page.next === undefined || timeline.size === 0 || newest.some(({ id }) => timeline.has(id))
  if (timeline.size > 0 && reaches) {
    timeline.add(newest)
    return { ...reading }
  }
  return { ...withPage(beginReading(reading.owner), page, network).reading, status: reading.status }
}

/** The reading after a page failed to load. The loaded transactions stay, and the page can be requested again. */
export function failedReading(reading: HistoryReading, cursor: string | undefined, cause: unknown): HistoryReading {
  const error = accountError('TRANSACTIONS_UNAVAILABLE', { cause })
  return { ...reading, status: { state: 'failed', error }, next: undefined, resume: cursor }
}

/** The transactions of a page that are shown: those on the network, without spam. */
function shown(data: readonly Transaction[], network: CaipNetworkId): readonly Transaction[] {
  return withoutSpam(data).filter(({ metadata }) => metadata.chain === network)
}
