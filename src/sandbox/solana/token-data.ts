import { programs } from './addresses'
import { fromBase58, toBase58 } from './base58'

/** The least number of bytes of a mint and of a token account. Token-2022 adds extensions after these bytes. */
export const mintLength = 82
export const tokenAccountLength = 165

const accountTypeOffset = 165
const isAccountType = 2

interface MintData {
  readonly supply: bigint
  readonly decimals: number
}

interface TokenAccountData {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
}

/** Encodes the data of a mint that has no mint authority, so that nobody can mint more. */
export function packMint({ supply, decimals }: MintData): Uint8Array {
  const data = Buffer.alloc(mintLength)
  data.writeBigUInt64LE(supply, 36)
  data[44] = decimals
  data[45] = 1
  return data
}

/** The data of an initialized token account. */
export function packTokenAccount({ mint, owner, amount }: TokenAccountData): Uint8Array {
  const data = Buffer.alloc(tokenAccountLength)
  data.set(fromBase58(mint) ?? [], 0)
  data.set(fromBase58(owner) ?? [], 32)
  data.writeBigUInt64LE(amount, 64)
  data[108] = 1
  return data
}

/** Returns whether a program keeps tokens. */
export function isTokenProgram(program: string): boolean {
  return program === programs.token || program === programs.token2022
}

/** Decodes the data of a token account; undefined for other data. */
export function readTokenAccount(bytes: Uint8Array): TokenAccountData | undefined {
  const isPlain = bytes.length === tokenAccountLength
  const isExtended = bytes.length > tokenAccountLength && bytes[accountTypeOffset] === isAccountType
  if (!(isPlain || isExtended) || bytes[108] === 0) return undefined
  const data = Buffer.from(bytes)
  const [mint, owner] = [data.subarray(0, 32), data.subarray(32, 64)].map(toBase58)
  return { mint: mint ?? '', owner: owner ?? '', amount: data.readBigUInt64LE(64) }
}

/** Decodes the data of a mint; undefined for other data. */
export function readMint(bytes: Uint8Array): MintData | undefined {
  const isMint = bytes.length === mintLength || (bytes.length > tokenAccountLength && bytes[accountTypeOffset] === 1)
  if (!isMint || bytes[45] !== 1) return undefined
  return { supply: Buffer.from(bytes).readBigUInt64LE(36), decimals: bytes[44] ?? 0 }
}

/** Encodes an amount of a token for JSON-RPC. */
export function tokenAmount(amount: bigint, decimals: number): unknown {
  const unit = 10n ** BigInt(decimals)
  const rest = decimals === 0 ? '' : (amount % unit).toString().padStart(decimals, '0').replace(/0+$/, '')
  const uiAmountString = `${amount / unit}${rest === '' ? '' : `.${rest}`}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
