import { fromBase58, toBase58 } from './base58'
import type { Blockhash } from './blockhash'
import { readTransaction } from './wire'

/** Copies bytes into a type of buffer that the browser's cryptography accepts. */
const plain = (bytes: Uint8Array) => Uint8Array.from(bytes)

/** Whether an account signed exactly these bytes. Also false when the browser cannot verify Ed25519 signatures. */
async function isSignedBy(address: string, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const key = fromBase58(address)
  if (!key) return false
  try {
    const { subtle } = crypto
    const imported = await subtle.importKey('raw', plain(key), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', imported, plain(signature), plain(message))
  } catch {
    return false
  }
}

/**
 * Knows the last block height at which the network accepts each transaction sent from here, as far as that is proven. A wallet
 * may replace the blockhash before it signs. If the new blockhash is not from here, the last height is unknown.
 */
export class Expiries {
  readonly #ofBlockhash = new Map<string, bigint>()
  readonly #ofTransaction = new Map<string, bigint>()

  /** Records a blockhash that the network gave. */
  noteBlockhash({ bytes, lastValidHeight }: Blockhash): void {
    this.#ofBlockhash.set(toBase58(bytes), lastValidHeight)
  }

  /** Records a transaction as the wallet signed it. */
  noteSigned(hash: string, signed: Uint8Array): void {
    const height = this.#ofBlockhash.get(readTransaction(signed).blockhash)
    if (height !== undefined) this.#ofTransaction.set(hash, height)
  }

  /**
   * Records a transaction that the wallet sent itself. The signature proves whether the wallet signed exactly the requested
   * bytes; otherwise nothing is recorded.
   */
  async noteSent(hash: string, asked: Uint8Array): Promise<void> {
    const { accounts, message } = readTransaction(asked)
    const [payer, signature] = [accounts[0]?.address, fromBase58(hash)]
    if (payer && signature && (await isSignedBy(payer, message, signature))) this.noteSigned(hash, asked)
  }

  /** The last block height at which the network accepts a transaction; undefined when unknown. */
  lastHeight(hash: string): bigint | undefined {
    return this.#ofTransaction.get(hash)
  }
}
