import { untilConfirmed } from '../../domain/transactions/confirmation'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'
import { withAsk } from './ask'
import type { Expiries } from './expiries'
import { readTransactionState } from './transaction-state'

interface Wait {
  rpc: RpcClient
  platform: Platform
  expiries: Expiries
  hash: string
  network: Network
}

/** Waits until the network has taken a transaction, or will not any more. @throws WalletModalError 'timed out' */
export function waitForTransaction({ rpc, platform, expiries, hash, network }: Wait) {
  return untilConfirmed(platform, async (signal) => {
    const state = await withAsk(rpc, { network, signal }, (ask) => readTransactionState(ask, hash, expiries))
    return state === 'success' || state === 'reverted' ? state : undefined
  })
}
