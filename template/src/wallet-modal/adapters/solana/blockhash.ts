import { fromBase58 } from './base58'
import { WalletModalError, isRecord } from '../../domain/errors/errors'
import type { Ask } from './ask'
import { confirmed, readCount, valueOf } from './ask'

/** What a transaction names so that the network takes it for a while, and not again later. */
export interface Blockhash {
  bytes: Uint8Array
  /** The last height of the chain at which it is still taken: 150 blocks on, about a minute. */
  lastValidHeight: bigint
}

/** The newest blockhash. @throws WalletModalError RPC_UNAVAILABLE for an answer that is none */
export async function readBlockhash(ask: Ask): Promise<Blockhash> {
  const value = valueOf(await ask('getLatestBlockhash', [confirmed]))
  const { blockhash, lastValidBlockHeight } = isRecord(value) ? value : {}
  const bytes = typeof blockhash === 'string' ? fromBase58(blockhash) : undefined
  if (bytes?.length !== 32)
    throw new WalletModalError('RPC_UNAVAILABLE', { details: 'getLatestBlockhash is not a blockhash' })
  return { bytes, lastValidHeight: readCount(lastValidBlockHeight, 'getLatestBlockhash') }
}
