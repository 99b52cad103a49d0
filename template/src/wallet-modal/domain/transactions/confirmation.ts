import { WalletModalError } from '../errors/errors'
import { limits } from '../limits'
import type { Scheduler } from '../timeout'

/** The parts of a clock that waiting needs. `Platform` has the real one. */
interface Clock {
  now(): number
  after: Scheduler
}

/**
 * Asks for the outcome of a transaction until there is one: every second at first, later every 4 s. A request that fails is repeated.
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
