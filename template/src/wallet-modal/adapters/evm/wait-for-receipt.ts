import { WalletModalError, isRecord } from '../../domain/errors'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'

/**
 * Polls for a transaction's receipt every second at first and every 4 s later.
 * @throws WalletModalError 'timed out' after 25 s: the transaction is then unknown, not failed.
 */
export async function waitForReceipt(rpc: RpcClient, platform: Platform, hash: string, network: Network) {
  const { signal } = new AbortController()
  const start = platform.now()
  const waited = () => platform.now() - start
  while (waited() < limits.confirmation) {
    const receipt = await rpc.request(network, 'eth_getTransactionReceipt', [hash], signal).catch(() => null)
    if (isRecord(receipt)) return receipt['status'] === '0x0' ? ('reverted' as const) : ('success' as const)
    const pause = waited() < limits.balancePoll ? 1_000 : limits.balancePoll
    const remaining = limits.confirmation - waited()
    await new Promise<void>((resume) => platform.after(Math.min(pause, remaining), resume))
  }
  throw new WalletModalError('TIMED_OUT', { details: 'the network has not confirmed the transaction yet' })
}
