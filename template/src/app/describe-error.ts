/** The EIP-1193 code for a request that the visitor declined. */
const userRejected = 4001

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** Describes an error of a wallet or a chain in one sentence. */
export function describeError(error: unknown): string {
  if (codeOf(error) === userRejected) return 'You declined the request. Nothing was sent.'
  const message = error instanceof Error ? error.message : ''
  if (/insufficient funds/i.test(message)) return 'The account does not hold enough for the amount and the fee.'
  return message || 'Something went wrong.'
}
