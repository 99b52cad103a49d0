import { limits } from '../domain/limits'
import type { Scheduler } from '../domain/timeout'
import { withTimeout } from '../domain/timeout'
import { hasNothingToEnd, toWalletError } from '../domain/errors/wallet-errors'

/**
 * Waits until a wallet has ended its connection. If the wallet cannot end a connection or has none, that is not a failure.
 * @throws WalletModalError for any other error: the wallet or the relay refused, or did not answer in time
 */
export async function endInWallet(ending: Promise<unknown>, after: Scheduler): Promise<void> {
  try {
    await withTimeout(ending, limits.disconnect, after)
  } catch (error) {
    if (!hasNothingToEnd(error)) throw toWalletError(error)
  }
}
