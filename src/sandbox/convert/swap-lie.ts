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
 * What the swaps of the data service lie about.
 *
 * - `target`: the transaction goes to another contract
 * - `receiver`: the swapped tokens go to another account
 * - `token`: the transaction brings another token
 * - `minimum`: the transaction accepts almost nothing; `slippage`: it asks for more than the quote, so that it fails
 * - `approval`: in place of swapping, the transaction lets a stranger take all tokens
 * - `deadline`: the transaction is too old
 * - `decimals`: the list of tokens has two decimals too few
 * - `quote`: the quote is from a better time
 * - `noPool`: no pool has enough of the tokens
 */
export interface SwapLie {
  readonly kind: (typeof kinds)[number]
}

/** @throws RpcError -32602 that names the possible values */
export function swapLie({ kind }: JsonRecord): SwapLie {
  const known = kinds.find((one) => one === kind)
  if (known === undefined) throw invalidParams(`kind must be one of ${kinds.join(', ')}`)
  return { kind: known }
}

/** The parts of a swap's transaction. */
export interface SwapCall {
  readonly to: string
  readonly minimum: bigint
  /** What the pools give, in the smallest unit. */
  readonly out: bigint
  readonly receiver: string
  readonly path: readonly string[]
  /** Seconds since the epoch. */
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

/** The transaction that the service makes in place of the honest one. */
export function changedCall(call: SwapCall, lie: SwapLie | null): SwapCall {
  const change = lie && changes[lie.kind]
  return change ? { ...call, ...change(call) } : call
}

/** `approve(treasury, everything)` */
export const strangersApproval = `0x095ea7b3${word(treasury.slice(2))}${'f'.repeat(64)}`
