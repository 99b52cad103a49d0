import { isRecord } from '../../../../domain/errors/errors'
import type { Ask } from '../../ask'

/** The lowest and the highest offered price of a compute unit, in millionths of a lamport. */
const leastPrice = 1_000
const maxPrice = 1_000_000

/**
 * Reads the price to offer for a compute unit: the price that three quarters of recent transactions with the same accounts did not
 * exceed. With the limits of a transfer, this costs at most 0.0001 SOL. If the network does not tell, the lowest price is used.
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
