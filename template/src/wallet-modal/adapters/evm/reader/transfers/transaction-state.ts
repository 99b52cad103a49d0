import { isRecord } from '../../../../domain/errors/errors'
import type { TransactionState } from '../../../chain-reader'
import type { Ask } from '../ask'

/** Reads the state of a transaction from its receipt; without a receipt, whether the network knows the transaction. */
export async function readTransactionState(ask: Ask, hash: string): Promise<TransactionState> {
  const receipt = await ask('eth_getTransactionReceipt', [hash])
  if (isRecord(receipt)) return receipt['status'] === '0x0' ? 'reverted' : 'success'
  return isRecord(await ask('eth_getTransactionByHash', [hash])) ? 'pending' : 'unknown'
}
