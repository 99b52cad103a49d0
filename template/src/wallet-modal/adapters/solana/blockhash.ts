import { fromBase58 } from './base58'
import { isRecord } from '../../domain/errors/errors'
import { unreadable } from '../../domain/errors/refusals'
import type { Ask } from './ask'
import { confirmed, readCount, valueOf } from './ask'

/** A recent blockhash, which every transaction contains. The network accepts the transaction only until the blockhash expires. */
export interface Blockhash {
  bytes: Uint8Array
  /** The last block height at which the network accepts the blockhash: 150 blocks later, about a minute. */
  lastValidHeight: bigint
}

/** Reads the newest blockhash. @throws WalletModalError RPC_UNAVAILABLE for an invalid answer */
export async function readBlockhash(ask: Ask): Promise<Blockhash> {
  const value = valueOf(await ask('getLatestBlockhash', [confirmed]))
  const { blockhash, lastValidBlockHeight } = isRecord(value) ? value : {}
  const bytes = typeof blockhash === 'string' ? fromBase58(blockhash) : undefined
  if (bytes?.length !== 32) throw unreadable('getLatestBlockhash is not a blockhash')
  return { bytes, lastValidHeight: readCount(lastValidBlockHeight, 'getLatestBlockhash') }
}
