import { toBase58 } from './base58'

/** One instruction of a message, with addresses in the place of indexes. */
export interface WireInstruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** A decoded transaction: legacy, or version 0 without address lookup tables. */
export interface WireTransaction {
  readonly signatures: readonly Uint8Array[]
  readonly messageBytes: Uint8Array
  readonly message: WireMessage
}

/** A decoded message. */
export interface WireMessage {
  readonly version: 'legacy' | 0
  /** The accounts that must sign. The account that pays the fee is first. */
  readonly signers: readonly string[]
  readonly keys: readonly string[]
  readonly header: readonly [signers: number, readonlySigners: number, readonlyOthers: number]
  readonly blockhash: string
  readonly instructions: readonly WireInstruction[]
}

/** Thrown for bytes that are not a transaction. */
export class WireError extends Error {}

class Reader {
  #at = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get at(): number {
    return this.#at
  }

  take(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new WireError('The transaction ends too early')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  /** Reads a length in compact-u16: seven bits in each byte, the lowest bits first. */
  length(): number {
    let value = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if ((byte & 0x80) === 0) return value
    }
    throw new WireError('A length of the transaction is too long')
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.length() }, read)
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new WireError('The transaction has bytes left over')
  }
}

/** @throws WireError */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = new Reader(bytes)
  const signatures = reader.list(() => reader.take(64))
  const messageBytes = bytes.subarray(reader.at)
  const message = readMessage(messageBytes)
  if (signatures.length !== message.signers.length)
    throw new WireError('The transaction has not as many signatures as signers')
  return { signatures, messageBytes, message }
}

/** @throws WireError */
export function readMessage(bytes: Uint8Array): WireMessage {
  const reader = new Reader(bytes)
  const first = reader.byte()
  const isVersioned = first >= 0x80
  if (isVersioned && first !== 0x80) throw new WireError('The version of the transaction is not known')
  const header = [isVersioned ? reader.byte() : first, reader.byte(), reader.byte()] as const
  const keys = reader.list(() => toBase58(reader.take(32)))
  const blockhash = toBase58(reader.take(32))
  const keyAt = (index: number): string => {
    const key = keys[index]
    if (key === undefined) throw new WireError('An instruction names a key that is not there')
    return key
  }
  const instructions = reader.list(() => {
    const program = keyAt(reader.byte())
    const accounts = reader.list(() => keyAt(reader.byte()))
    return { program, accounts, data: reader.take(reader.length()) }
  })
  if (isVersioned && reader.length() > 0) throw new WireError('The sandbox knows no address lookup tables')
  reader.end()
  const signers = keys.slice(0, header[0])
  if (signers.length !== header[0] || signers.length === 0) throw new WireError('The transaction has no signer')
  return { version: isVersioned ? 0 : 'legacy', signers, keys, header, blockhash, instructions }
}

/** Returns a transaction with the signature of one of its signers added. */
export function withSignature(bytes: Uint8Array, signer: string, signature: Uint8Array): Uint8Array {
  const { message, signatures, messageBytes } = readTransaction(bytes)
  const index = message.signers.indexOf(signer)
  if (index === -1) throw new WireError(`${signer} is not among the signers`)
  const all = signatures.map((known, place) => (place === index ? signature : known))
  return Buffer.concat([Buffer.from([all.length]), ...all, messageBytes])
}
