import type { ChainReader } from '../../adapters/chain-reader'
import { limits } from '../../domain/limits'
import type { Platform } from '../../platform/platform'

/** How often the network is asked at first, in milliseconds. */
const freshPoll = 1_000
/** The same after 25 seconds. */
const latePoll = 10_000

/** Reads payments from a network. */
export type PaymentReads = NonNullable<ChainReader['payments']>

type ProofQuery = Parameters<PaymentReads['readPayment']>[0]
type PaymentProof = Awaited<ReturnType<PaymentReads['readPayment']>>

/**
 * Asks the network for a transaction until it lies in a block.
 * @param onLate called once after 25 seconds
 * @param endAfter when to stop asking, in milliseconds
 * @returns what the transaction has paid; undefined when the network does not show the transaction in time
 * @throws the signal's reason when the signal aborts
 */
export async function awaitProof(
  { after, now }: Pick<Platform, 'after' | 'now'>,
  reader: PaymentReads,
  query: ProofQuery,
  { onLate, endAfter }: { onLate: () => void; endAfter: number },
): Promise<PaymentProof | undefined> {
  const begun = now()
  let isLate = false
  for (;;) {
    // A network that does not answer says nothing about the transaction.
    const proof = await reader.readPayment(query).catch(() => undefined)
    query.signal.throwIfAborted()
    if (proof?.state === 'success' || proof?.state === 'reverted') return proof
    const age = now() - begun
    if (age >= endAfter) return undefined
    if (!isLate && age >= limits.confirmation) {
      isLate = true
      onLate()
    }
    await new Promise<void>((resolve) => void after(isLate ? latePoll : freshPoll, resolve))
    query.signal.throwIfAborted()
  }
}
