import { maxDecimals } from '../../../domain/tokens/token-amount'
import { decodeUint } from './abi-decode'
import type { Ask } from './ask'
import { callContract } from './ask'
import { isRevert } from './refusal'
import { selectors } from './selectors'

/** The number of decimals in an answer; undefined for a number that no token can have. */
export function toDecimals(answer: unknown): number | undefined {
  const value = decodeUint(answer)
  return value !== undefined && value <= BigInt(maxDecimals) ? Number(value) : undefined
}

/** The decimals that a token's contract reports; undefined when the contract does not report them. */
export async function readDecimals(ask: Ask, token: string): Promise<number | undefined> {
  try {
    return toDecimals(await callContract(ask, token, selectors['decimals()']))
  } catch (error) {
    if (isRevert(error)) return undefined
    throw error
  }
}
