import type { ErrorCode, WalletModalError } from '../../../domain/errors'
import { messageOf } from '../../../domain/errors'
import { codesOf } from '../../../domain/wallet-errors'

/** With these codes of EIP-1193 and JSON-RPC a wallet says that it did not take the request at all. */
const refused = [4001, 4100, 4200, 4901, 4902, -32_600, -32_601, -32_602]

/** Errors with these codes come before the wallet signs anything, so nothing can have been sent. */
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
 * Wallets have one number for "another request is open", and networks have the same number for "timed out" after they took a
 * transaction. Only the wallet's words tell which of the two it is.
 */
function isPending({ code, cause }: WalletModalError): boolean {
  return code === 'REQUEST_PENDING' && /already (?:pending|processing)/i.test(messageOf(cause))
}

/**
 * Whether an error leaves open that the transaction was sent: the wallet may have signed it, and the network may have taken
 * it, before something went wrong. An error is clear only when it proves that the wallet did not take the request.
 */
export function isUnclear(error: WalletModalError): boolean {
  if (isPending(error)) return false
  const [outermost] = codesOf(error)
  return !unasked.includes(error.code) && (outermost === undefined || !refused.includes(outermost))
}
