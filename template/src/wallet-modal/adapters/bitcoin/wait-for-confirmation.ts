import { WalletModalError } from '../../domain/errors'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { Platform } from '../../platform/platform'
import type { Esplora } from './esplora'

/**
 * Polls until a transaction is in a block, every second at first and every 4 s later.
 * @throws WalletModalError 'timed out' after 25 s: blocks take ten minutes, so the transaction is then on its way, not failed
 */
export async function waitForConfirmation(esplora: Esplora, platform: Platform, hash: string, network: Network) {
  const { signal } = new AbortController()
  const start = platform.now()
  const waited = () => platform.now() - start
  while (waited() < limits.confirmation) {
    if (await esplora.isConfirmed(hash, { network, signal }).catch(() => undefined)) return 'success' as const
    const pause = waited() < limits.balancePoll ? 1_000 : limits.balancePoll
    const remaining = limits.confirmation - waited()
    await new Promise<void>((resume) => platform.after(Math.min(pause, remaining), resume))
  }
  throw new WalletModalError('TIMED_OUT', { details: 'no block has the transaction yet' })
}
