import { errorCodes, FrameError } from '../frame-error'
import { TranslatedError } from '../locales/error-text'
import { ServerError } from '../server/server-calls'

/** True for an error that the wallet server reported with this code. */
export function hasServerCode(error: unknown, code: string): boolean {
  return error instanceof ServerError && error.serverCode === code
}

/** True when the visitor did not want to go on. */
export function isDeclined(error: unknown): boolean {
  return error instanceof FrameError && error.code === errorCodes.userRejected
}

/**
 * Returns an error with a sentence about the address, if the server has refused the request because a text is not an e-mail address. Returns other errors
 * as they are.
 * @param text says that the text is not an e-mail address
 */
export function explainAddress(error: unknown, text: string): unknown {
  return hasServerCode(error, 'REQUEST_NOT_VALID') ? new TranslatedError(text) : error
}
