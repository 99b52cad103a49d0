import { untilConfirmed } from '../../domain/transactions/confirmation'
import { isRecord } from '../../domain/errors/errors'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'

/** Waits for a transaction's receipt. @throws WalletModalError 'timed out' */
export function waitForReceipt(rpc: RpcClient, platform: Platform, hash: string, network: Network) {
  return untilConfirmed(platform, async (signal) => {
    const receipt = await rpc.request(network, 'eth_getTransactionReceipt', [hash], signal)
    if (!isRecord(receipt)) return undefined
    return receipt['status'] === '0x0' ? ('reverted' as const) : ('success' as const)
  })
}
