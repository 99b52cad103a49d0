import { toBase58 } from './base58'
import { WalletModalError } from '../../domain/errors/errors'

/** The bytes of a signature. */
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

/** A transaction as it travels, taken apart. */
interface WireTransaction {
  isLegacy: boolean
  /** One for every signer; those that are missing are zeros. */
  signatures: readonly Uint8Array[]
  /** What is signed. */
  message: Uint8Array
  /** Where the blockhash stands among all the bytes. */
  blockhashOffset: number
  blockhash: string
  /** The keys that the transaction itself carries, the payer first. */
  accounts: readonly WireAccount[]
  instructions: readonly WireInstruction[]
}

/** Reads bytes one after another; what is not there is an error. */
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

  /** A length in compact-u16: seven bits a byte, the lowest first. */
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
 * Takes a transaction apart, legacy or version 0. Accounts from lookup tables are left out of the instructions, as their
 * addresses are not in it.
 * @throws WalletModalError WALLET_FAILED for bytes that are none
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

/** The same transaction with another blockhash, for as long as nobody has signed it. */
export function withBlockhash(bytes: Uint8Array, blockhash: Uint8Array): Uint8Array {
  const { blockhashOffset } = readTransaction(bytes)
  const changed = bytes.slice()
  changed.set(blockhash, blockhashOffset)
  return changed
}

/** The same transaction with the signature of one of its signers put in. */
export function withSignature(bytes: Uint8Array, signer: string, signature: Uint8Array): Uint8Array {
  const index = readTransaction(bytes).accounts.findIndex(({ address, isSigner }) => isSigner && address === signer)
  if (index === -1 || signature.length !== signatureLength) throw notATransaction('the signature does not fit')
  const changed = bytes.slice()
  changed.set(signature, 1 + index * signatureLength)
  return changed
}
