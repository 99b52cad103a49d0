import { errorCodes, FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'

/** True for an error that the wallet server reported with this code. */
export function hasServerCode(error: unknown, code: string): boolean {
  return error instanceof ServerError && error.serverCode === code
}

/** True when the visitor did not want to go on. */
export function isDeclined(error: unknown): boolean {
  return error instanceof FrameError && error.code === errorCodes.userRejected
}
