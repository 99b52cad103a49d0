import type { Refusal } from './refusal'
import { refusals } from './refusal'

/** Makes a JSON response that no cache may store. */
export function jsonAnswer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

/** Makes the response for a refusal: `{ error: { code, message } }`. */
export function refusalAnswer({ code, message, headers }: Refusal): Response {
  return jsonAnswer({ error: { code, message } }, refusals[code], headers)
}
