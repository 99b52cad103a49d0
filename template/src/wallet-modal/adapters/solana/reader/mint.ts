import { accountError } from '../../../domain/account-errors'
import { WalletModalError, isRecord } from '../../../domain/errors'
import type { Ask } from '../ask'
import { confirmed, valueOf } from '../ask'
import { fromBase64 } from '../base64'
import { isTokenProgram, programs } from '../programs'

/** What a token keeps of each transfer from an epoch on. */
interface TransferFee {
  epoch: bigint
  most: bigint
  /** In ten thousandths of what is transferred. */
  rate: bigint
}

/** What a network itself says of a token. */
export interface Mint {
  /** The program that keeps it. */
  program: string
  decimals: number
  /** Of a token that keeps a part of each transfer: as it was, and as it is from an epoch on. */
  fees?: readonly [older: TransferFee, newer: TransferFee]
  /** The bytes of an account for it, as the network opens one. */
  accountLength: number
}

/** Where the facts stand in the account of a mint: the same for both token programs. */
const [decimalsPlace, initializedPlace, mintLength] = [44, 45, 82]

/** An account of the older program, and what the newer one puts behind it: its kind, and that its owner stays (Token-2022). */
const plainLength = 165
const newerLength = plainLength + 5

/** Where the extensions of a mint begin (Token-2022): each is its number, its length and its content. */
const extensionsPlace = plainLength + 1
const transferFeeConfig = 1

/** What an extension of the mint adds to the accounts for it. */
const addedBytes: Readonly<Record<number, number>> = {
  [transferFeeConfig]: 12,
  // A transfer hook.
  14: 5,
  // Transfers can be paused.
  26: 4,
}

/** The bytes of an account as it is answered in base64. */
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

/** Behind two keys and what is kept already: the older fee, then the newer one. */
const [feesPlace, feeLength] = [72, 18]

function readFees(content: DataView): Pick<Mint, 'fees'> {
  if (content.byteLength < feesPlace + 2 * feeLength)
    throw new WalletModalError('RPC_UNAVAILABLE', { details: 'the fee of the token cannot be read' })
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

/** What a token keeps of a transfer in an epoch: a part that is rounded up, and never more than its most. */
export function feeOf({ fees }: Mint, amount: bigint, epoch: bigint): bigint {
  if (!fees) return BigInt(0)
  const [older, newer] = fees
  const { most, rate } = epoch >= newer.epoch ? newer : older
  const whole = BigInt(10_000)
  const fee = (amount * rate + whole - BigInt(1)) / whole
  return fee < most ? fee : most
}

/**
 * Reads a token's own account.
 * @throws WalletModalError INVALID_ADDRESS for an address that is no token, RPC_UNAVAILABLE for an answer that cannot be read
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
    throw new WalletModalError('RPC_UNAVAILABLE', { details: 'getAccountInfo is not a token' })
  return { program, decimals, ...readExtensions(program, data) }
}
