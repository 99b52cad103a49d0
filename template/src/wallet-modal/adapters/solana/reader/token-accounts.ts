import { isRecord } from '../../../domain/errors/errors'
import type { Ask } from '../ask'
import { confirmed, valueOf } from '../ask'
import { isTokenProgram } from '../programs'

/** The balance of one token account. */
export interface TokenHolding {
  /** The token account. */
  address: string
  mint: string
  amount: bigint
  decimals: number
  /** The token program that owns the token account. */
  program: string
}

function readHolding(entry: unknown): TokenHolding | undefined {
  const { pubkey, account } = isRecord(entry) ? entry : {}
  const { data, owner: program } = isRecord(account) ? account : {}
  const parsed = isRecord(data) && isRecord(data['parsed']) ? data['parsed']['info'] : undefined
  const { mint, tokenAmount, state } = isRecord(parsed) ? parsed : {}
  const { amount, decimals } = isRecord(tokenAmount) ? tokenAmount : {}
  const isWhole =
    typeof pubkey === 'string' &&
    typeof mint === 'string' &&
    typeof program === 'string' &&
    isTokenProgram(program) &&
    typeof amount === 'string' &&
    /^\d{1,20}$/.test(amount) &&
    typeof decimals === 'number' &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= 255
  if (!isWhole || state === 'frozen') return undefined
  return { address: pubkey, mint, amount: BigInt(amount), decimals, program }
}

/**
 * Reads an account's holdings of one mint, or of all mints of a token program, the largest first. Frozen token accounts are left
 * out, because their tokens cannot move.
 */
export async function readHoldings(
  ask: Ask,
  owner: string,
  filter: { mint: string } | { programId: string },
): Promise<TokenHolding[]> {
  const answer = await ask('getTokenAccountsByOwner', [owner, filter, { encoding: 'jsonParsed', ...confirmed }])
  const value = valueOf(answer)
  const holdings = (Array.isArray(value) ? value : []).flatMap((entry: unknown) => readHolding(entry) ?? [])
  return holdings.sort((one, other) => (one.amount < other.amount ? 1 : -1))
}
