import { WalletModalError } from '../../domain/errors'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'
import { withAsk } from './ask'
import type { LastHeights } from './transaction-state'
import { readTransactionState } from './transaction-state'

interface Wait {
  rpc: RpcClient
  platform: Platform
  lastHeights: LastHeights
  hash: string
  network: Network
}

/**
 * Asks for a transaction's state every second at first and every 4 s later.
 * @throws WalletModalError 'timed out' after 25 s: the transaction is then unknown, not failed.
 */
export async function waitForTransaction({ rpc, platform, lastHeights, hash, network }: Wait) {
  const { signal } = new AbortController()
  const start = platform.now()
  const waited = () => platform.now() - start
  while (waited() < limits.confirmation) {
    const reading = withAsk(rpc, { network, signal }, (ask) => readTransactionState(ask, hash, lastHeights))
    const state = await reading.catch(() => 'unknown' as const)
    if (state === 'success' || state === 'reverted') return state
    const pause = waited() < limits.balancePoll ? 1_000 : limits.balancePoll
    const remaining = limits.confirmation - waited()
    await new Promise<void>((resume) => platform.after(Math.min(pause, remaining), resume))
  }
  throw new WalletModalError('TIMED_OUT', { details: 'the network has not confirmed the transaction yet' })
}
