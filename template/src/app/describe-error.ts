import { isError } from 'ethers/utils'

/** One sentence for what a wallet or a chain threw. */
export function describeError(error: unknown): string {
  if (isError(error, 'ACTION_REJECTED')) return 'You declined the request. Nothing was sent.'
  if (isError(error, 'INSUFFICIENT_FUNDS')) return 'The account does not hold enough for the amount and the fee.'
  return error instanceof Error ? error.message : 'Something went wrong.'
}
