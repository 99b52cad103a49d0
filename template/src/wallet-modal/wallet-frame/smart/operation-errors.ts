import type { FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import { toldError } from '../locales/told-error'
import { operationTexts } from './texts/operation-texts'

/** The error code of ERC-7769 for an operation whose calls fail. */
const reverted = -32_521

/** What the error codes of the EntryPoint mean. The text of another error is passed on. */
const reasons = [
  [/\bAA21\b/, 'cannotPay'],
  [/\bAA2[34]\b/, 'notAccepted'],
  [/\bAA25\b/, 'otherFaster'],
  [/\bAA3[0-9]\b/, 'notPaidFor'],
  [/underpriced/i, 'earlierWaits'],
] as const

/** Creates the error for an operation that a bundler has refused. An error for a missing answer is returned unchanged. */
export function refusedOperation(error: unknown, network: FrameNetwork): unknown {
  if (!(error instanceof FrameError) || error.code === errorCodes.disconnected) return error
  const { message } = error
  const known = reasons.find(([pattern]) => pattern.test(message))
  if (known) return toldError(operationTexts, (texts) => texts[known[1]])
  return toldError(operationTexts, (texts) =>
    error.code === reverted ? texts.wouldFail(message) : texts.bundlerRefuses(network.name, message),
  )
}
