import type { FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'

/** The error code of ERC-7769 for an operation whose calls fail. */
const reverted = -32_521

/** Messages for the error codes of the EntryPoint. The text of another error is passed on. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/\bAA21\b/, 'This account cannot pay for the transaction'],
  [/\bAA2[34]\b/, 'The account did not accept this operation'],
  [/\bAA25\b/, 'Another operation of this account was faster. Try again'],
  [/\bAA3[0-9]\b/, 'The payer of the app does not pay for this operation'],
  [/underpriced/i, 'An earlier operation of this account is not included yet. Try again later'],
]

/** Creates the error for an operation that a bundler has refused. An error for a missing answer is returned unchanged. */
export function refusedOperation(error: unknown, network: FrameNetwork): unknown {
  if (!(error instanceof FrameError) || error.code === errorCodes.disconnected) return error
  const { message } = error
  const known = reasons.find(([pattern]) => pattern.test(message))
  if (known) return new FrameError(`${known[1]}. Nothing was sent`)
  if (error.code === reverted)
    return new FrameError(`The network says that this transaction would fail: ${message}. Nothing was sent`)
  return new FrameError(`The bundler of ${network.name} refuses the operation: ${message}. Nothing was sent`)
}
