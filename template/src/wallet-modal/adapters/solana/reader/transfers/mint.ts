import { accountError } from '../../../../domain/errors/account-errors'
import { isRecord } from '../../../../domain/errors/errors'
import { unreadable } from '../../../../domain/errors/refusals'
import type { Ask } from '../../ask'
import { confirmed, valueOf } from '../../ask'
import { fromBase64 } from '../../base64'
import { isTokenProgram, programs } from '../../programs'

/** The transfer fee that a token withholds from an epoch on. */
interface TransferFee {
  epoch: bigint
  most: bigint
  /** In ten thousandths of the transferred amount. */
  rate: bigint
}

/** A token's mint account, as the network reports it. */
export interface Mint {
  /** The token program that owns the mint. */
  program: string
  decimals: number
  /** Only for a token with a transfer fee: the older fee, and the newer fee that applies from its epoch on. */
  fees?: readonly [older: TransferFee, newer: TransferFee]
  /** The size in bytes of a token account that the network opens for this mint. */
  accountLength: number
}

/** Offsets in a mint account and its length, the same for both token programs. */
const [decimalsPlace, initializedPlace, mintLength] = [44, 45, 82]

/**
 * The length of a token account of the older program. Token-2022 adds five bytes: the account type, and the extension that makes
 * the owner immutable.
 */
const plainLength = 165
const newerLength = plainLength + 5

/** Where the extensions of a mint begin (Token-2022). Each extension has a type, a length and content. */
const extensionsPlace = plainLength + 1
const transferFeeConfig = 1

/** How many bytes each extension of the mint adds to the mint's token accounts. */
const addedBytes: Readonly<Record<number, number>> = {
  [transferFeeConfig]: 12,
  // The transfer hook extension.
  14: 5,
  // The pausable extension.
  26: 4,
}

/** Decodes the data of an account from a base64 answer. */
function bytesOf(account: Record<string, unknown>): Uint8Array | undefined {
  const [text]: readonly unknown[] = Array.isArray(account['data']) ? account['data'] : []
  try {
    return typeof text === 'string' ? fromBase64(text) : undefined
  } catch {
    return undefined
  }
}

function extensionsOf(data: Uint8Array): { kind: number; content: DataView }[] {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const found: { kind: number; content: DataView }[] = []
  for (let place = extensionsPlace; place + 4 <= data.length;) {
    const [kind, length] = [view.getUint16(place, true), view.getUint16(place + 2, true)]
    const start = place + 4
    if (kind === 0 || start + length > data.length) break
    found.push({ kind, content: new DataView(data.buffer, data.byteOffset + start, length) })
    place = start + length
  }
  return found
}

/** The older fee follows two keys and the withheld amount. The newer fee follows the older one. */
const [feesPlace, feeLength] = [72, 18]

function readFees(content: DataView): Pick<Mint, 'fees'> {
  if (content.byteLength < feesPlace + 2 * feeLength) throw unreadable('the fee of the token cannot be read')
  const feeAt = (place: number): TransferFee => ({
    epoch: content.getBigUint64(place, true),
    most: content.getBigUint64(place + 8, true),
    rate: BigInt(content.getUint16(place + 16, true)),
  })
  return { fees: [feeAt(feesPlace), feeAt(feesPlace + feeLength)] }
}

function readExtensions(program: string, data: Uint8Array): Pick<Mint, 'fees' | 'accountLength'> {
  if (program !== programs.token2022) return { accountLength: plainLength }
  const extensions = extensionsOf(data)
  const charging = extensions.find(({ kind }) => kind === transferFeeConfig)
  const added = extensions.reduce((sum, { kind }) => sum + (addedBytes[kind] ?? 0), 0)
  return { accountLength: newerLength + added, ...(charging && readFees(charging.content)) }
}

/** The transfer fee for an amount in an epoch: the rate's share, rounded up, but at most the highest fee. */
export function feeOf({ fees }: Mint, amount: bigint, epoch: bigint): bigint {
  if (!fees) return BigInt(0)
  const [older, newer] = fees
  const { most, rate } = epoch >= newer.epoch ? newer : older
  const whole = BigInt(10_000)
  const fee = (amount * rate + whole - BigInt(1)) / whole
  return fee < most ? fee : most
}

/**
 * Reads a token's mint account.
 * @throws WalletModalError INVALID_ADDRESS for an address that is not a token, RPC_UNAVAILABLE for an answer that cannot be read
 */
export async function readMint(ask: Ask, address: string): Promise<Mint> {
  const account = valueOf(await ask('getAccountInfo', [address, { encoding: 'base64', ...confirmed }]))
  const program = isRecord(account) ? account['owner'] : undefined
  if (account === null || (typeof program === 'string' && !isTokenProgram(program)))
    throw accountError('INVALID_ADDRESS', { details: address, hint: 'There is no such token on this network' })
  const data = isRecord(account) ? bytesOf(account) : undefined
  const decimals = data?.[decimalsPlace]
  const isMint = data !== undefined && data.length >= mintLength && data[initializedPlace] === 1
  if (!isMint || decimals === undefined || typeof program !== 'string')
    throw unreadable('getAccountInfo is not a token')
  return { program, decimals, ...readExtensions(program, data) }
}
