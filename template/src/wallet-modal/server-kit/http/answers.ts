import type { ServerRefusal } from './refusal'

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

/** Makes the response for a refusal: `{ error: { code, message } }`, and in `error` the details of the refusal. */
export function refusalAnswer({ code, status, message, headers, details }: ServerRefusal): Response {
  return jsonAnswer({ error: { code, message, ...details } }, status, headers)
}
