import { WalletModalError, errorMessages, isRecord } from '../../domain/errors/errors'
import { accountErrorMessages } from '../../domain/errors/account-errors'
import { walletErrorMessages } from '../../domain/errors/wallet-error-messages'

const messages = Object.entries({ ...errorMessages, ...accountErrorMessages, ...walletErrorMessages })

/** The codes of EIP-1193, EIP-1474, EIP-5792 and JSON-RPC. A wallet may throw any other number, which could be anything. */
const walletCodes: ReadonlySet<number> = new Set([
  ...[4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760],
  ...[-32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006],
])

/** The code of a thrown value: that of an error of the modal, or a standard code of wallets. OTHER for all other values. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof WalletModalError) return error.code
  let code: unknown
  try {
    code = isRecord(error) ? error['code'] : undefined
  } catch {
    // The error of a wallet may have a getter that throws.
  }
  return typeof code === 'number' && walletCodes.has(code) ? `RPC_${code}` : 'OTHER'
}

/** The code of the modal's error that a message begins with. The message itself may contain data of the visitor. */
export function errorCodeIn(message: string): string {
  return messages.find(([, start]) => message.startsWith(start))?.[0] ?? 'OTHER'
}

const errorTypes: ReadonlySet<string> = new Set([
  ...['AbortError', 'AggregateError', 'DataCloneError', 'EvalError', 'Error', 'NetworkError', 'NotAllowedError'],
  ...[
    'QuotaExceededError',
    'RangeError',
    'ReferenceError',
    'SecurityError',
    'SyntaxError',
    'TimeoutError',
    'TypeError',
  ],
  ...['URIError', 'WalletModalError'],
])

/** The name of an error class if it is one of the browser or of the modal. Wallets may name their errors as they like. */
export function errorTypeOf(name: string): string {
  return errorTypes.has(name) ? name : 'other'
}
