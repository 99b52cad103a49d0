import { errorCodes, FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'

/** The text of an error for visitors. Only the texts of our own errors are meant for them. */
export function textOf(error: unknown): string {
  return error instanceof FrameError ? error.message : 'Something went wrong. Try again'
}

/** True for an error that the wallet server reported with this code. */
export function hasServerCode(error: unknown, code: string): boolean {
  return error instanceof ServerError && error.serverCode === code
}

/** True when the visitor did not want to go on. */
export function isDeclined(error: unknown): boolean {
  return error instanceof FrameError && error.code === errorCodes.userRejected
}
