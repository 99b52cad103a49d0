import { isRecord } from '../../../domain/errors/errors'
import type { TransactionState } from '../../chain-reader'
import type { Ask } from './ask'

/** Where a transaction stands: what its receipt says, else whether the network has heard of it. */
export async function readTransactionState(ask: Ask, hash: string): Promise<TransactionState> {
  const receipt = await ask('eth_getTransactionReceipt', [hash])
  if (isRecord(receipt)) return receipt['status'] === '0x0' ? 'reverted' : 'success'
  return isRecord(await ask('eth_getTransactionByHash', [hash])) ? 'pending' : 'unknown'
}
