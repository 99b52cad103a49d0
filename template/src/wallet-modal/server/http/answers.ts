import type { Refusal } from './refusal'
import { refusals } from './refusal'

/** An answer as JSON, which nobody may keep. */
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

/** A refusal as an answer: `{ error: { code, message } }`. */
export function refusalAnswer({ code, message, headers }: Refusal): Response {
  return jsonAnswer({ error: { code, message } }, refusals[code], headers)
}
