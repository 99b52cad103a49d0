import { toBase58 } from './base58'
import { WalletModalError, isRecord, required } from '../../domain/errors/errors'
import type { Ask } from './ask'
import { toBase64 } from './base64'
import { readTransaction } from './wire'

/** True when the network already has the transaction: an earlier endpoint may have forwarded it without answering. */
function isTakenAlready(error: unknown): boolean {
  const answer = error instanceof Error && isRecord(error.cause) ? error.cause['data'] : undefined
  return isRecord(answer) && answer['err'] === 'AlreadyProcessed'
}

/**
 * Sends a signed transaction; resolves with its signature. An endpoint that does not answer may have forwarded the transaction
 * anyway. The transaction then counts as sent, and reading its state shows the outcome.
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
