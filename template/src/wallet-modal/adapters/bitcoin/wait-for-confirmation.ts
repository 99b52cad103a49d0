import { untilConfirmed } from '../../domain/transactions/confirmation'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'
import type { Esplora } from './esplora'

/** Waits until a block has a transaction. @throws WalletModalError 'timed out': blocks take ten minutes, so it is on its way */
export function waitForConfirmation(esplora: Esplora, platform: Platform, hash: string, network: Network) {
  return untilConfirmed(platform, async (signal) =>
    (await esplora.isConfirmed(hash, { network, signal })) ? ('success' as const) : undefined,
  )
}
