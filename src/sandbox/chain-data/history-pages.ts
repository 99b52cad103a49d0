import type { AccountData } from './account-data'
import type { IconOf, TransactionEntity } from './entities'
import { madeUpTransaction } from './made-up'

/** A page of an account's history. */
export interface HistoryPage {
  readonly data: readonly TransactionEntity[]
  /** The cursor of the next page; `null` on the last page. */
  readonly next: string | null
}

/** Which page is wanted. */
export interface PageRequest {
  readonly owner: string
  /** The cursor from the previous page; `null` for the first page. */
  readonly cursor: string | null
  readonly size: number
  /** How many generated transactions follow the real ones. */
  readonly madeUp: number
  readonly iconOf: IconOf
}

/**
 * Returns a page of an account's transactions on some chains, newest first. Each page begins after the last transaction of the previous
 * page. New transactions that came meanwhile therefore do not move the pages.
 * @returns undefined for a cursor that is not from a page
 */
export async function historyPage(
  chains: readonly AccountData[],
  request: PageRequest,
): Promise<HistoryPage | undefined> {
  const { owner, cursor, size, madeUp, iconOf } = request
  const real = await realHistory(chains, owner)
  const start = cursor === null ? 0 : positionBehind(cursor, real)
  if (start === undefined) return undefined
  const end = Math.min(start + size, real.length + madeUp)
  const [first] = chains
  const wanted = Array.from({ length: Math.max(0, end - Math.max(start, real.length)) }, (_, index) => index)
  const telling = first && { chain: first.chain, owner, iconOf, genesis: await first.genesis() }
  const skipped = Math.max(0, start - real.length)
  const behind = telling === undefined ? [] : wanted.map((index) => madeUpTransaction(skipped + index, telling))
  const data = [...real.slice(start, end), ...behind]
  return { data, next: end < real.length + madeUp ? encode(end, real) : null }
}

async function realHistory(chains: readonly AccountData[], owner: string): Promise<readonly TransactionEntity[]> {
  const lists = await Promise.all(chains.map((chain) => chain.history(owner)))
  const all = lists.flat()
  // Pending transactions are the newest, even if a test has changed the clocks of the chains.
  return lists.length === 1 ? all : all.sort((one, other) => rank(other).localeCompare(rank(one)))
}

function rank({ metadata }: TransactionEntity): string {
  return `${metadata.status === 'pending' ? 1 : 0}${metadata.minedAt}`
}

/**
 * Encodes a cursor, which names the last transaction of a page: the id of a real transaction, or the number of generated transactions so
 * far.
 */
function encode(end: number, real: readonly TransactionEntity[]): string {
  const last = real[end - 1]?.id ?? end - real.length
  return Buffer.from(JSON.stringify(last), 'utf8').toString('base64url')
}

function positionBehind(cursor: string, real: readonly TransactionEntity[]): number | undefined {
  const last = Buffer.from(cursor, 'base64url').toString('utf8')
  if (/^\d{1,6}$/.test(last)) return real.length + Number(last)
  const index = real.findIndex(({ id }) => JSON.stringify(id) === last)
  return index < 0 ? undefined : index + 1
}
