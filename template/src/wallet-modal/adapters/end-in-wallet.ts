import { limits } from '../domain/limits'
import type { Scheduler } from '../domain/timeout'
import { withTimeout } from '../domain/timeout'
import { hasNothingToEnd, toWalletError } from '../domain/wallet-errors'

/**
 * Waits until a wallet has ended its connection. A wallet that cannot end one, or that has none, is no failure.
 * @throws WalletModalError for everything else: the wallet or the relay said no, or did not answer in time
 */
export async function endInWallet(ending: Promise<unknown>, after: Scheduler): Promise<void> {
  try {
    await withTimeout(ending, limits.disconnect, after)
  } catch (error) {
    if (!hasNothingToEnd(error)) throw toWalletError(error)
  }
}
