import { isRecord } from '../../../domain/errors/errors'
import type { Ask } from '../ask'

/** The least and the most that is offered for a unit of computing, in millionths of a lamport. */
const leastPrice = 1_000
const maxPrice = 1_000_000

/**
 * What to offer for a unit of computing so that three quarters of those who lately wrote to the same accounts offered no more.
 * With the limits of a transfer that comes to a tenth of a thousandth of a SOL at most; a network that does not say costs the
 * least.
 */
export async function readUnitPrice(ask: Ask, writable: readonly string[]): Promise<number> {
  const answer = await ask('getRecentPrioritizationFees', [writable]).catch(() => [])
  const prices = (Array.isArray(answer) ? answer : [])
    .map((entry: unknown) => (isRecord(entry) ? Number(entry['prioritizationFee']) : 0))
    .filter((price) => Number.isFinite(price) && price > 0)
    .sort((one, other) => one - other)
  const offered = prices[Math.floor(prices.length * 0.75)] ?? leastPrice
  return Math.round(Math.min(Math.max(offered, leastPrice), maxPrice))
}
