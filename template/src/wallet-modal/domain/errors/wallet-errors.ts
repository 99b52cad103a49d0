import { WalletModalError, isModalError, isRecord, messageOf, toModalError } from './errors'
import { walletError } from './wallet-error-messages'

/** The codes of EIP-1193 and EIP-1474 that decide what the visitor sees. */
const userRejected = 4001
const requestPending = -32002

/** Codes by which wallets report an unknown network. Some wallets nest the code, some lose its sign. */
const addNetworkCodes = [4902, 32603, -32603, 5000]

/** All codes of an error and of the errors nested in it, outermost first, because wallets wrap each other's errors. */
export function codesOf(error: unknown, depth = 0): number[] {
  if (!isRecord(error) || depth > 4) return []
  try {
    const own = Number(error['code'])
    const inner = [error['data'], error['originalError'], error['cause'], error['info'], error['error']]
    return [...(Number.isInteger(own) ? [own] : []), ...inner.flatMap((value) => codesOf(value, depth + 1))]
  } catch {
    // The thrown value has a getter that throws.
    return []
  }
}

/** Whether the visitor has declined in the wallet, in any wallet's spelling. */
export function isUserRejection(error: unknown): boolean {
  if (codesOf(error).includes(userRejected)) return true
  return /user (rejected|denied|cancell?ed)|rejected by (the )?user/i.test(messageOf(error))
}

/** Whether the wallet does not know the network, so that adding it is worth one attempt. */
export function isUnknownNetworkError(error: unknown): boolean {
  return codesOf(error).some((code) => addNetworkCodes.includes(code))
}

/** Error codes of EIP-1193, EIP-1474 and JSON-RPC: the method is unknown, or this page may not call the method. */
const refusedMethodCodes = [4100, 4200, -32004, -32601]

/** True when a wallet was asked to end a connection, and the wallet does not support that or has no connection. */
export function hasNothingToEnd(error: unknown): boolean {
  if (isModalError(error) && ['METHOD_NOT_SUPPORTED', 'NOT_CONNECTED'].includes(error.code)) return true
  if (codesOf(error).some((code) => refusedMethodCodes.includes(code))) return true
  return /(not|n't|un)[ -]?(support|implement|available|exist)|(unknown|no such|invalid) method|method not found/i.test(
    messageOf(error),
  )
}

/** Nodes and wallets also use the code of a pending request for a time-out. Only the message distinguishes the two cases. */
function isTimeout(error: unknown): boolean {
  return /time[ds]?[ -]?out/i.test(messageOf(error))
}

/** Turns any error of a wallet into a WalletModalError. The wallet's message becomes the details. */
export function toWalletError(error: unknown): WalletModalError {
  if (isModalError(error)) return error
  if (isUserRejection(error)) return new WalletModalError('USER_REJECTED', { cause: error })
  if (codesOf(error).includes(requestPending) && !isTimeout(error))
    return walletError('REQUEST_PENDING', { hint: 'Open the wallet and answer it there', cause: error })
  return toModalError(error)
}
