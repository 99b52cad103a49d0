import { base58 } from '@scure/base'
import { formatUnits } from 'viem'
import type { ApprovalRow } from '../approval/approval'
import { requestTexts } from '../approval/request-texts'
import type { Bytes } from '../bytes'
import { concatBytes } from '../bytes'
import { FrameError, errorCodes, invalidParams } from '../frame-error'
import type { FrameLanguage } from '../locales/language'
import { describeInstruction } from './describe-instruction'
import type { SolanaMessage } from './read-message'
import { createByteReader, readSolanaMessage } from './read-message'

/** A transaction that has been read, with what it does in words. */
export interface SolanaTransaction {
  /** The bytes that are signed. What is shown was read from these bytes. */
  message: Bytes
  rows: ApprovalRow[]
  warnings: string[]
  /** The transaction with the account's signature. */
  sign(signature: Uint8Array): { bytes: Bytes; firstSignature: Uint8Array }
}

const maxSize = 1232
const signatureFee = BigInt(5_000)
const unitsPerInstruction = 200_000
const maxUnits = 1_400_000
const million = BigInt(1_000_000)

/** Splits a transaction into its signatures and its message. */
function readTransaction(bytes: Bytes): { signatures: Bytes[]; message: Bytes; parsed: SolanaMessage } {
  try {
    const reader = createByteReader(bytes)
    const signatures = reader.list(() => reader.bytes(64))
    const message = bytes.slice((signatures.length < 0x80 ? 1 : 2) + 64 * signatures.length)
    const parsed = readSolanaMessage(message)
    if (signatures.length !== parsed.signers) throw new RangeError('Signatures are missing')
    return { signatures, message, parsed }
  } catch (error) {
    throw new FrameError('The transaction cannot be read', errorCodes.invalidParams, { cause: error })
  }
}

function describe(
  { signers, keys, instructions, hasTables }: SolanaMessage,
  language: FrameLanguage,
): { rows: ApprovalRow[]; warnings: string[] } {
  const { labels, values, warnings: words } = language.textsOf(requestTexts)
  const nameOf = (index: number) => keys[index] ?? values.fromTable
  const described = instructions.map(({ program, accounts, data }) =>
    describeInstruction({ program: nameOf(program), accounts: accounts.map(nameOf), data }, language),
  )
  // The last instruction of each kind counts.
  const price = described.flatMap(({ fee }) => fee?.price ?? []).at(-1) ?? BigInt(0)
  const named = described.flatMap(({ fee }) => fee?.units ?? []).at(-1)
  const units = BigInt(Math.min(named ?? unitsPerInstruction * described.length, maxUnits))
  // The price is in millionths of a lamport for each unit, and rounded up.
  const fee = signatureFee * BigInt(signers) + (price * units + million - BigInt(1)) / million
  const rows = described.flatMap(({ row }) => (row ? [row] : []))
  const warnings = new Set(described.flatMap(({ warning }) => (warning === undefined ? [] : [warning])))
  if (hasTables) warnings.add(words.fromTable)
  return {
    rows: [
      ...rows,
      { label: labels.feeAtMost, value: language.amount(formatUnits(fee, 9), 'SOL') },
      { label: labels.feePaidBy, value: nameOf(0) },
    ],
    warnings: [...warnings],
  }
}

/**
 * Reads a transaction that the account is asked to sign.
 * @throws FrameError for a text that is no transaction, and for a transaction that the account does not sign
 */
export function readSolanaTransaction(text: string, account: string, language: FrameLanguage): SolanaTransaction {
  const bytes = concatBytes(base58.decode(text))
  if (bytes.length > maxSize) throw invalidParams('The transaction is too large')
  const { signatures, message, parsed } = readTransaction(bytes)
  const place = parsed.keys.indexOf(account)
  if (place === -1 || place >= parsed.signers)
    throw new FrameError('The transaction is for another account', errorCodes.unauthorized)
  return {
    message,
    ...describe(parsed, language),
    sign(signature) {
      const all = signatures.map((other, index) => (index === place ? signature : other))
      const head = bytes.slice(0, bytes.length - message.length - 64 * signatures.length)
      return { bytes: concatBytes(head, ...all, message), firstSignature: all[0] ?? signature }
    },
  }
}
