import { toBase58 } from './base58'
import { WalletModalError } from '../../domain/errors/errors'

/** The length of a signature in bytes. */
export const signatureLength = 64
const keyLength = 32

interface WireAccount {
  address: string
  isSigner: boolean
  isWritable: boolean
}

interface WireInstruction {
  program: string
  accounts: readonly WireAccount[]
  data: Uint8Array
}

/** The parts of a serialized transaction. */
interface WireTransaction {
  isLegacy: boolean
  /** One signature for each signer. Missing signatures are zeros. */
  signatures: readonly Uint8Array[]
  /** The signed bytes. */
  message: Uint8Array
  /** The offset of the blockhash in the serialized transaction. */
  blockhashOffset: number
  blockhash: string
  /** The keys in the transaction, the payer first. Keys of lookup tables are left out. */
  accounts: readonly WireAccount[]
  instructions: readonly WireInstruction[]
}

/** Reads bytes one after another. Throws at the end of the bytes. */
class Bytes {
  at = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  take(length: number): Uint8Array {
    const end = this.at + length
    if (end > this.#bytes.length) throw notATransaction('it ends too early')
    const taken = this.#bytes.slice(this.at, end)
    this.at = end
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
    throw notATransaction('a length is too long')
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.length() }, read)
  }
}

function notATransaction(details: string): WalletModalError {
  return new WalletModalError('WALLET_FAILED', { details: `not a Solana transaction: ${details}` })
}

/**
 * Reads a serialized transaction, legacy or version 0. Instructions leave out accounts from lookup tables, because the transaction does not
 * contain their addresses. @throws WalletModalError WALLET_FAILED for bytes that are not a transaction
 */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = new Bytes(bytes)
  const signatures = reader.list(() => reader.take(signatureLength))
  const start = reader.at
  const first = reader.byte()
  const isLegacy = first < 0x80
  if (!isLegacy && first !== 0x80) throw notATransaction('its version is not known')
  const signers = isLegacy ? first : reader.byte()
  const [readonlySigners, readonlyOthers] = [reader.byte(), reader.byte()]
  const keys = reader.list(() => toBase58(reader.take(keyLength)))
  if (signers === 0 || signers > keys.length || signers !== signatures.length)
    throw notATransaction('its signers are not among its keys')
  const accounts = keys.map((address, index) => ({
    address,
    isSigner: index < signers,
    isWritable: index < signers ? index < signers - readonlySigners : index < keys.length - readonlyOthers,
  }))
  const blockhashOffset = reader.at
  const blockhash = toBase58(reader.take(keyLength))
  const instructions = reader.list(() => {
    const program = keys[reader.byte()] ?? ''
    const used = reader.list(() => accounts[reader.byte()])
    return { program, accounts: used.filter((account) => account !== undefined), data: reader.take(reader.length()) }
  })
  return { isLegacy, signatures, message: bytes.slice(start), blockhashOffset, blockhash, accounts, instructions }
}

/** Returns a transaction with another blockhash. Used only before the transaction is signed. */
export function withBlockhash(bytes: Uint8Array, blockhash: Uint8Array): Uint8Array {
  const { blockhashOffset } = readTransaction(bytes)
  const changed = bytes.slice()
  changed.set(blockhash, blockhashOffset)
  return changed
}

/** Returns a transaction with the signature of one of its signers. */
export function withSignature(bytes: Uint8Array, signer: string, signature: Uint8Array): Uint8Array {
  const index = readTransaction(bytes).accounts.findIndex(({ address, isSigner }) => isSigner && address === signer)
  if (index === -1 || signature.length !== signatureLength) throw notATransaction('the signature does not fit')
  const changed = bytes.slice()
  changed.set(signature, 1 + index * signatureLength)
  return changed
}
