import { accountError } from '../../../domain/account-errors'
import { WalletModalError, isRecord } from '../../../domain/errors'
import type { Ask } from '../ask'
import { confirmed, valueOf } from '../ask'
import { fromBase64 } from '../base64'
import { isTokenProgram } from '../programs'

/** What a network itself says of a token. */
export interface Mint {
  /** The program that keeps it. */
  program: string
  decimals: number
}

/** Where the facts stand in the account of a mint: the same for both token programs. */
const [decimalsPlace, initializedPlace, mintLength] = [44, 45, 82]

/** The bytes of an account as it is answered in base64. */
function bytesOf(account: Record<string, unknown>): Uint8Array | undefined {
  const [text]: readonly unknown[] = Array.isArray(account['data']) ? account['data'] : []
  try {
    return typeof text === 'string' ? fromBase64(text) : undefined
  } catch {
    return undefined
  }
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
  return { program, decimals }
}
