import { WalletModalError, errorMessages, isRecord } from '../../domain/errors/errors'
import { accountErrorMessages } from '../../domain/errors/account-errors'
import { walletErrorMessages } from '../../domain/errors/wallet-error-messages'

const messages = Object.entries({ ...errorMessages, ...accountErrorMessages, ...walletErrorMessages })

/** The error codes of EIP-1193, EIP-1474, EIP-5792 and JSON-RPC. Reports contain no other numbers, because a wallet could put data into a code. */
const walletCodes: ReadonlySet<number> = new Set([
  ...[4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760],
  ...[-32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006],
])

/** Returns the code of a thrown value for a report: the code of a `WalletModalError`, a standard code such as RPC_4001, or else OTHER. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof WalletModalError) return error.code
  let code: unknown
  try {
    code = isRecord(error) ? error['code'] : undefined
  } catch {
    // Reading `code` can throw, because a wallet may throw an object with a getter that throws.
  }
  return typeof code === 'number' && walletCodes.has(code) ? `RPC_${code}` : 'OTHER'
}

/** Returns the code of the error whose text begins the message, or OTHER. The rest of the message may contain personal data and is ignored. */
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

/** Returns the name of an error class of the browser or the modal. Other names become `other`, because a wallet can give its errors any name. */
export function errorTypeOf(name: string): string {
  return errorTypes.has(name) ? name : 'other'
}
