import type { IncomingMessage } from 'node:http'
import { HttpError, readText } from '../http/respond'

const longestForm = 16_384

/**
 * Reads a form of at most 16 KiB.
 * @throws HttpError 413 for a longer form, 415 for a body of another type
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    throw new HttpError(415, 'The body must be a form: application/x-www-form-urlencoded')
  }
  return new URLSearchParams(await readText(request, longestForm))
}
