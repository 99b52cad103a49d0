import type { ErrorCode, WalletModalError } from '../../domain/errors/errors'
import { messageOf } from '../../domain/errors/errors'
import { codesOf } from '../../domain/errors/wallet-errors'

/** With these codes of EIP-1193 and JSON-RPC a wallet says that it did not accept the request. */
const refused = [4001, 4100, 4200, 4901, 4902, -32_600, -32_601, -32_602]

/** Errors with these codes occur before the wallet signs anything, so nothing can have been sent. */
const unasked: readonly ErrorCode[] = [
  'USER_REJECTED',
  'WALLET_UNREACHABLE',
  'NOT_CONNECTED',
  'CAIP_NETWORK_NOT_FOUND',
  'CHAIN_NOT_SUPPORTED',
  'METHOD_NOT_SUPPORTED',
  'INVALID_ADDRESS',
  'INVALID_DECIMAL',
]

/**
 * Whether the wallet refused because another request is open. Wallets use the same code for this as networks use for "timed
 * out", and a network may have accepted the transaction by then. Only the message distinguishes the two cases.
 */
function isPending({ code, cause }: WalletModalError): boolean {
  return code === 'REQUEST_PENDING' && /already (?:pending|processing)/i.test(messageOf(cause))
}

/**
 * Whether an error leaves open that the transaction was sent: the wallet may have signed the transaction, and the network may
 * have accepted it, before the error occurred. An error is clear only when it proves that the wallet did not accept the
 * request.
 */
export function isUnclear(error: WalletModalError): boolean {
  if (isPending(error)) return false
  const [outermost] = codesOf(error)
  return !unasked.includes(error.code) && (outermost === undefined || !refused.includes(outermost))
}
