import { word } from '../abi/encode'
import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'
import { addresses, treasury } from '../testbed/addresses'

const kinds = [
  'target',
  'receiver',
  'token',
  'minimum',
  'slippage',
  'approval',
  'deadline',
  'decimals',
  'quote',
  'noPool',
] as const

/**
 * The faults with which the data service lies about swaps.
 *
 * - `target`: the transaction calls another contract than the router
 * - `receiver`: the transaction pays the swapped tokens to another account
 * - `token`: the transaction brings another token
 * - `minimum`: the transaction accepts almost nothing; `slippage`: the transaction demands more than the pools give, so it would revert
 * - `approval`: the transaction is no swap, but an unlimited approval for an account of the sandbox
 * - `deadline`: the deadline of the transaction has passed
 * - `decimals`: the token list states two decimals too few for each token
 * - `quote`: the quote is ten percent better than the pools, like a quote from before a price change
 * - `noPool`: the service says that no pool can make the swap
 */
export interface SwapLie {
  readonly kind: (typeof kinds)[number]
}

/** Checks a fault of the swaps that came over the control API. @throws RpcError -32602 that names the possible values */
export function swapLie({ kind }: JsonRecord): SwapLie {
  const known = kinds.find((one) => one === kind)
  if (known === undefined) throw invalidParams(`kind must be one of ${kinds.join(', ')}`)
  return { kind: known }
}

/** The parts of a swap's transaction that a lie can change. */
export interface SwapCall {
  readonly to: string
  readonly minimum: bigint
  /** The amount of the received token that the pools give, in its smallest unit. */
  readonly out: bigint
  readonly receiver: string
  readonly path: readonly string[]
  /** The time after which the router refuses the swap, in seconds since the epoch. */
  readonly deadline: bigint
}

const changes: Partial<Record<SwapLie['kind'], (call: SwapCall) => Partial<SwapCall>>> = {
  target: () => ({ to: addresses.exchange }),
  receiver: () => ({ receiver: treasury }),
  token: ({ path }) => ({ path: [...path.slice(0, -1), addresses.gnt] }),
  minimum: () => ({ minimum: 1n }),
  slippage: ({ out }) => ({ minimum: out + 1n }),
  deadline: () => ({ deadline: 1n }),
}

/** Changes a swap's transaction as the lie in force says. Without a lie about transactions, the transaction stays honest. */
export function changedCall(call: SwapCall, lie: SwapLie | null): SwapCall {
  const change = lie && changes[lie.kind]
  return change ? { ...call, ...change(call) } : call
}

/** The call data of an approval that lets the sandbox's treasury take all tokens of the account: `approve(treasury, 2^256 - 1)`. */
export const strangersApproval = `0x095ea7b3${word(treasury.slice(2))}${'f'.repeat(64)}`
