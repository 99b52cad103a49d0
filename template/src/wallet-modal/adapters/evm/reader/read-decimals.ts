import { toDecimals } from './abi-decode'
import type { Ask } from './ask'
import { callContract } from './ask'
import { revertIsNone } from './refusal'
import { selectors } from './selectors'

/** The decimals that a token's contract reports; undefined when the contract does not report them. */
export async function readDecimals(ask: Ask, token: string): Promise<number | undefined> {
  return toDecimals(await callContract(ask, token, selectors['decimals()']).catch(revertIsNone))
}
