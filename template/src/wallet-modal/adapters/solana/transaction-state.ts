import { isRecord } from '../../domain/errors'
import type { TransactionState } from '../chain-reader'
import type { Ask } from './ask'
import { readCount, valueOf } from './ask'
import type { Expiries } from './expiries'

interface Status {
  state: TransactionState
  /** Up to where the node that answered knows the chain. */
  slot: bigint
}

async function readStatus(ask: Ask, hash: string): Promise<Status> {
  const method = 'getSignatureStatuses'
  const answer = await ask(method, [[hash], { searchTransactionHistory: true }])
  const context = isRecord(answer) ? answer['context'] : undefined
  const slot = readCount(isRecord(context) ? context['slot'] : undefined, method)
  const value = valueOf(answer)
  const status: unknown = Array.isArray(value) ? value[0] : undefined
  // Only an empty place says that there is none.
  if (!isRecord(status)) return { state: 'unknown', slot: status === null ? slot : BigInt(0) }
  const { confirmationStatus, err } = status
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return { state: 'pending', slot }
  return { state: err === null || err === undefined ? 'success' : 'reverted', slot }
}

/** How far the chain has come that cannot be taken back any more. */
async function readFinalized(ask: Ask): Promise<{ height: bigint; slot: bigint }> {
  const method = 'getEpochInfo'
  const answer = await ask(method, [{ commitment: 'finalized' }])
  const { blockHeight, absoluteSlot } = isRecord(answer) ? answer : {}
  return { height: readCount(blockHeight, method), slot: readCount(absoluteSlot, method) }
}

/**
 * Where a transaction stands. One that the network has not heard of is 'unknown', and 'reverted' only when it is proven that
 * nothing moved and nothing will, so that sending again is safe: it is known until which height the chain takes what the wallet
 * really signed, the chain is finally past that height, and a node that knows the chain up to there finds no such transaction in
 * all of its history.
 */
export async function readTransactionState(ask: Ask, hash: string, expiries: Expiries): Promise<TransactionState> {
  const { state } = await readStatus(ask, hash)
  const lastHeight = expiries.lastHeight(hash)
  if (state !== 'unknown' || lastHeight === undefined) return state
  const finalized = await readFinalized(ask)
  if (finalized.height <= lastHeight) return state
  // It may have been taken between the two questions, and another node may have answered the first one.
  const last = await readStatus(ask, hash)
  return last.state === 'unknown' && last.slot >= finalized.slot ? 'reverted' : last.state
}
