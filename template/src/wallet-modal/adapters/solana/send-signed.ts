import { toBase58 } from './base58'
import { WalletModalError, isRecord, required } from '../../domain/errors/errors'
import type { Ask } from './ask'
import { toBase64 } from './base64'
import { readTransaction } from './wire'

/** An endpoint before may have passed it on although it did not answer. */
function isTakenAlready(error: unknown): boolean {
  const answer = error instanceof Error && isRecord(error.cause) ? error.cause['data'] : undefined
  return isRecord(answer) && answer['err'] === 'AlreadyProcessed'
}

/**
 * Sends a signed transaction; resolves with its signature. An endpoint that does not answer may have passed it on all the
 * same: the transaction then counts as sent, and its state tells what became of it.
 * @throws WalletModalError TRANSACTION_REFUSED
 */
export async function sendSigned(ask: Ask, signed: Uint8Array): Promise<string> {
  const [signature] = readTransaction(signed).signatures
  const hash = toBase58(required(signature, 'WALLET_FAILED', 'no signature'))
  try {
    await ask('sendTransaction', [toBase64(signed), { encoding: 'base64', preflightCommitment: 'confirmed' }])
  } catch (error) {
    const isUnheard = error instanceof WalletModalError && error.code === 'RPC_UNAVAILABLE'
    if (!isUnheard && !isTakenAlready(error)) throw error
  }
  return hash
}
