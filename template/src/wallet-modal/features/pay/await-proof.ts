import type { ChainReader } from '../../adapters/chain-reader'
import { limits } from '../../domain/limits'
import type { Platform } from '../../platform/platform'

/** The pause between two requests to the network during the first 25 seconds, in milliseconds. */
const freshPoll = 1_000
/** The pause between two requests after 25 seconds, in milliseconds. */
const latePoll = 10_000

/** Reads payments from a network. */
export type PaymentReads = NonNullable<ChainReader['payments']>

type ProofQuery = Parameters<PaymentReads['readPayment']>[0]
type PaymentProof = Awaited<ReturnType<PaymentReads['readPayment']>>

/**
 * Requests a transaction from the network until a block contains the transaction.
 * @param onLate called once, when no block contains the transaction after 25 seconds
 * @param endAfter how long to look for the transaction, in milliseconds
 * @returns what the network shows of the transaction; undefined when no block contains the transaction in time
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
    // An error of the network says nothing about the transaction, so the next request may find the transaction.
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
