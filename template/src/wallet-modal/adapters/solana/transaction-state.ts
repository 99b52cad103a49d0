import { isRecord } from '../../domain/errors'
import type { TransactionState } from '../chain-reader'
import type { Ask } from './ask'
import { confirmed, readCount, valueOf } from './ask'

/** Until which height of the chain each transaction is taken that was sent from here, by its signature. */
export type LastHeights = Map<string, bigint>

async function readStatus(ask: Ask, hash: string): Promise<TransactionState> {
  const value = valueOf(await ask('getSignatureStatuses', [[hash], { searchTransactionHistory: true }]))
  const status: unknown = Array.isArray(value) ? value[0] : undefined
  if (!isRecord(status)) return 'unknown'
  const { confirmationStatus, err } = status
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return 'pending'
  return err === null || err === undefined ? 'success' : 'reverted'
}

/**
 * Where a transaction stands. One that the network has not heard of is 'unknown' while it may still be taken, and 'reverted'
 * once its blockhash has expired: nothing moved and nothing will, so that sending again is safe. When it expires is known of
 * the transactions that this page has sent.
 */
export async function readTransactionState(
  ask: Ask,
  hash: string,
  lastHeights: LastHeights,
): Promise<TransactionState> {
  const state = await readStatus(ask, hash)
  const lastHeight = lastHeights.get(hash)
  if (state !== 'unknown' || lastHeight === undefined) return state
  const height = readCount(await ask('getBlockHeight', [confirmed]), 'getBlockHeight')
  if (height <= lastHeight) return state
  // It may have been taken between the two questions.
  const last = await readStatus(ask, hash)
  return last === 'unknown' ? 'reverted' : last
}
