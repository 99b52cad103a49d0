import { isRecord } from '../../domain/errors/errors'
import type { TransactionState } from '../chain-reader'
import type { Ask } from './ask'
import { readCount, valueOf, withAsk } from './ask'
import type { Expiries } from './expiries'
import { untilConfirmed } from '../../domain/transactions/confirmation'
import type { Network } from '../../domain/networks/network'
import type { Platform } from '../../platform/platform'
import type { RpcClient } from '../../services/rpc-client'

interface Status {
  state: TransactionState
  /** The newest slot that the answering node knows. */
  slot: bigint
}

async function readStatus(ask: Ask, hash: string): Promise<Status> {
  const method = 'getSignatureStatuses'
  const answer = await ask(method, [[hash], { searchTransactionHistory: true }])
  const context = isRecord(answer) ? answer['context'] : undefined
  const slot = readCount(isRecord(context) ? context['slot'] : undefined, method)
  const value = valueOf(answer)
  const status: unknown = Array.isArray(value) ? value[0] : undefined
  // Only `null` means that the node has no such transaction. Any other unreadable answer gets slot 0, so that it proves nothing.
  if (!isRecord(status)) return { state: 'unknown', slot: status === null ? slot : BigInt(0) }
  const { confirmationStatus, err } = status
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return { state: 'pending', slot }
  return { state: err === null || err === undefined ? 'success' : 'reverted', slot }
}

/** The finalized height and slot, which the network cannot roll back. */
async function readFinalized(ask: Ask): Promise<{ height: bigint; slot: bigint }> {
  const method = 'getEpochInfo'
  const answer = await ask(method, [{ commitment: 'finalized' }])
  const { blockHeight, absoluteSlot } = isRecord(answer) ? answer : {}
  return { height: readCount(blockHeight, method), slot: readCount(absoluteSlot, method) }
}

/**
 * The state of a transaction. A transaction that the network does not know is 'unknown'. It is 'reverted' only when it is proven
 * that nothing moved and nothing will, so that sending again is safe. The proof has three parts: the last block height at which
 * the network accepts what the wallet really signed is known; the finalized height is past that height; a node that knows the
 * chain up to there finds no such transaction in its whole history.
 */
export async function readTransactionState(ask: Ask, hash: string, expiries: Expiries): Promise<TransactionState> {
  const { state } = await readStatus(ask, hash)
  const lastHeight = expiries.lastHeight(hash)
  if (state !== 'unknown' || lastHeight === undefined) return state
  const finalized = await readFinalized(ask)
  if (finalized.height <= lastHeight) return state
  // The transaction may have been accepted between the two requests, and another node may have answered the first request.
  const last = await readStatus(ask, hash)
  return last.state === 'unknown' && last.slot >= finalized.slot ? 'reverted' : last.state
}

interface Wait {
  rpc: RpcClient
  platform: Platform
  expiries: Expiries
  hash: string
  network: Network
}

/** Waits until the network has accepted a transaction, or can no longer accept it. @throws WalletModalError 'timed out' */
export function waitForTransaction({ rpc, platform, expiries, hash, network }: Wait) {
  return untilConfirmed(platform, async (signal) => {
    const state = await withAsk(rpc, { network, signal }, (ask) => readTransactionState(ask, hash, expiries))
    return state === 'success' || state === 'reverted' ? state : undefined
  })
}
