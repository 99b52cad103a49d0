import { WalletModalError } from '../errors/errors'
import { limits } from '../limits'
import type { Scheduler } from '../timeout'

/** A clock, as far as waiting needs it; `Platform` has the real one. */
interface Clock {
  now(): number
  after: Scheduler
}

/**
 * Asks for what became of a transaction, every second at first and every 4 s later, until there is an answer. A question that
 * fails is asked again.
 * @throws WalletModalError 'timed out' after 25 s: the transaction is then unknown, not failed
 */
export async function untilConfirmed<Outcome>(
  { now, after }: Clock,
  ask: (signal: AbortSignal) => Promise<Outcome | undefined>,
): Promise<Outcome> {
  const { signal } = new AbortController()
  const start = now()
  const waited = () => now() - start
  while (waited() < limits.confirmation) {
    const outcome = await ask(signal).catch(() => undefined)
    if (outcome !== undefined) return outcome
    const pause = waited() < limits.balancePoll ? 1_000 : limits.balancePoll
    const remaining = limits.confirmation - waited()
    await new Promise<void>((resume) => after(Math.min(pause, remaining), resume))
  }
  throw new WalletModalError('TIMED_OUT', { details: 'the network has not confirmed the transaction yet' })
}
