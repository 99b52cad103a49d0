import { FrameError, errorCodes } from '../frame-error'

/** The error for a request that needs a visitor who is logged in. */
export function notConnected(): FrameError {
  return new FrameError('Nobody is logged in to this wallet', errorCodes.unauthorized, { text: 'NOT_SIGNED_IN' })
}
