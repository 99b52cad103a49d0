import { accountError } from '../../domain/errors/account-errors'
import type { WalletModalError } from '../../domain/errors/errors'
import type { CaipAddress, CaipNetworkId } from '../../domain/networks/caip'
import type { Transaction, TransactionPage } from '../../domain/history/transaction'
import { withoutSpam } from '../../domain/history/transaction'
import { TransactionTimeline } from './timeline/transaction-timeline'

/** How far a reading is. */
export type ReadingState =
  { state: 'idle' } | { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: WalletModalError }

/** What came of asking for the history of one account on one network. */
export interface HistoryReading {
  /** Whose: what is shown is never another's. */
  owner: CaipAddress | undefined
  status: ReadingState
  /** Grows in place; every change of it comes with a new reading. */
  timeline: TransactionTimeline
  next: string | undefined
  /** Where a page that could not be had goes on. */
  resume: string | undefined
  /** The cursors that were given so far: one that comes again ends the list. */
  cursors: Set<string>
  /** Whether the service knows the network; undefined before that is known. */
  isServed: boolean | undefined
  /** Some pages in a row held nothing to show: the visitor decides whether to look further. */
  isStalled: boolean
  /** When the newest were read last, in milliseconds since the epoch. */
  readAt: number
}

/** A reading of which nothing is known yet. */
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

/** A reading whose network no service tells of. */
export function unserved(reading: HistoryReading): HistoryReading {
  return { ...beginReading(reading.owner), status: { state: 'ready' }, isServed: false }
}

/** The reading with a page behind what it has, and how many transactions that added. */
export function withPage(
  reading: HistoryReading,
  { data, next }: TransactionPage,
  network: CaipNetworkId,
): { reading: HistoryReading; added: number } {
  const { timeline, cursors } = reading
  const added = timeline.add(shown(data, network))
  // A list whose cursor does not move on has ended, whatever the service says.
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
 * The reading with the newest page brought up to date. When so much has happened that the page does not reach what was
 * known, the list begins anew with it: a gap would be a lie.
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

/** The reading after a page that could not be had: what is here stays, and the page can be asked for again. */
export function failedReading(reading: HistoryReading, cursor: string | undefined, cause: unknown): HistoryReading {
  const error = accountError('TRANSACTIONS_UNAVAILABLE', { cause })
  return { ...reading, status: { state: 'failed', error }, next: undefined, resume: cursor }
}

/** What is shown of a page: what happened on the network, without spam. */
function shown(data: readonly Transaction[], network: CaipNetworkId): readonly Transaction[] {
  return withoutSpam(data).filter(({ metadata }) => metadata.chain === network)
}
