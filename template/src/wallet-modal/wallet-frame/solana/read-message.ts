import { base58 } from '@scure/base'
import type { Bytes } from '../bytes'

/** An instruction as it is written: places in the list of keys. */
interface CompiledInstruction {
  program: number
  accounts: readonly number[]
  data: Bytes
}

/** The message of a Solana transaction. */
export interface SolanaMessage {
  /** How many of the keys sign. They are the first ones, and the first pays the fee. */
  signers: number
  /** The keys that the message itself names, as base58. */
  keys: readonly string[]
  instructions: readonly CompiledInstruction[]
  /** Whether the message takes more addresses from tables on the chain. */
  hasTables: boolean
}

/** Reads bytes in order. Throws at the end of the bytes. */
interface ByteReader {
  byte(): number
  bytes(length: number): Bytes
  /** A length in one to three bytes (compact-u16), in its shortest form. */
  length(): number
  list<T>(read: () => T): T[]
  isAtEnd(): boolean
}

/** Creates a reader of bytes. @throws RangeError from its methods, for bytes that are missing or not written as they should be */
export function createByteReader(source: Bytes): ByteReader {
  let at = 0
  const bytes = (length: number) => {
    if (at + length > source.length) throw new RangeError('The bytes end too early')
    at += length
    return source.slice(at - length, at)
  }
  const byte = () => bytes(1)[0] ?? 0
  const length = () => {
    let value = 0
    for (let index = 0; index < 3; index += 1) {
      const part = byte()
      value += (part & 0x7f) * 0x80 ** index
      if (part < 0x80) {
        if ((part === 0 && index > 0) || value > 0xffff) break
        return value
      }
    }
    throw new RangeError('A length is not in its shortest form')
  }
  const list = <T>(read: () => T) => Array.from({ length: length() }, read)
  return { byte, bytes, length, list, isAtEnd: () => at === source.length }
}

/**
 * Reads the message of a transaction, of the legacy form or of version 0.
 * @throws RangeError for other versions, for bytes that are no message, and for bytes behind the message
 */
export function readSolanaMessage(source: Bytes): SolanaMessage {
  const reader = createByteReader(source)
  const first = reader.byte()
  const isVersioned = first >= 0x80
  if (isVersioned && first !== 0x80) throw new RangeError('The version is not known')
  const signers = isVersioned ? reader.byte() : first
  const readOnlySigners = reader.byte()
  const readOnlyOthers = reader.byte()
  const keys = reader.list(() => base58.encode(reader.bytes(32)))
  // The hash of a recent block.
  reader.bytes(32)
  const instructions = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(reader.byte),
    data: reader.bytes(reader.length()),
  }))
  const tables = isVersioned
    ? reader.list(() => ({
        key: reader.bytes(32),
        count: reader.list(reader.byte).length + reader.list(reader.byte).length,
      }))
    : []
  const known = keys.length + tables.reduce((sum, { count }) => sum + count, 0)
  const isInRange = instructions.every(
    // The program that runs is one of the message's own keys, and never the payer.
    ({ program, accounts }) => program > 0 && program < keys.length && accounts.every((account) => account < known),
  )
  const isHeaderRight = signers > readOnlySigners && signers + readOnlyOthers <= keys.length
  if (!reader.isAtEnd() || !isInRange || !isHeaderRight || new Set(keys).size < keys.length)
    throw new RangeError('The bytes are no message')
  return { signers, keys, instructions, hasTables: tables.length > 0 }
}
