import { fromBase58, toBase58 } from './base58'
import type { Blockhash } from './blockhash'
import { readTransaction } from './wire'

/** Copied, so that the bytes are of a kind that the browser's cryptography takes. */
const plain = (bytes: Uint8Array) => Uint8Array.from(bytes)

/** Whether an account signed exactly these bytes; false also where the browser cannot tell. */
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
 * The last height of the chain at which each transaction is taken that was sent from here, as far as that is proven. Wallets may
 * put another blockhash in before they sign; of such a transaction nothing is known.
 */
export class Expiries {
  readonly #ofBlockhash = new Map<string, bigint>()
  readonly #ofTransaction = new Map<string, bigint>()

  /** Notes a blockhash that the network gave. */
  noteBlockhash({ bytes, lastValidHeight }: Blockhash): void {
    this.#ofBlockhash.set(toBase58(bytes), lastValidHeight)
  }

  /** Notes a transaction as the wallet signed it. */
  noteSigned(hash: string, signed: Uint8Array): void {
    const height = this.#ofBlockhash.get(readTransaction(signed).blockhash)
    if (height !== undefined) this.#ofTransaction.set(hash, height)
  }

  /** Notes a transaction that the wallet sent by itself: its signature tells whether it signed what it was asked to. */
  async noteSent(hash: string, asked: Uint8Array): Promise<void> {
    const { accounts, message } = readTransaction(asked)
    const [payer, signature] = [accounts[0]?.address, fromBase58(hash)]
    if (payer && signature && (await isSignedBy(payer, message, signature))) this.noteSigned(hash, asked)
  }

  /** The last height at which the network takes a transaction; undefined when that is not known. */
  lastHeight(hash: string): bigint | undefined {
    return this.#ofTransaction.get(hash)
  }
}
