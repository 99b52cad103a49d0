/** The codes of the refusals that every server may answer with, and their HTTP status. */
export const commonRefusals = {
  REQUEST_NOT_VALID: 400,
  NOT_SIGNED_IN: 401,
  ORIGIN_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  CONTENT_TYPE_NOT_ALLOWED: 415,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED: 500,
  STORE_UNAVAILABLE: 503,
} as const

export type CommonRefusalCode = keyof typeof commonRefusals

interface RefusalParts {
  headers?: Record<string, string>
  /** Members of `error` in the answer, besides `code` and `message`. */
  details?: Record<string, string | number | undefined>
}

/**
 * An error that a server answers with. The message says what to do; every client can read it. A server with codes of its own has a
 * subclass, with a map from its codes to their HTTP status.
 */
export class ServerRefusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly status: number
  readonly headers: Record<string, string>
  readonly details: Record<string, string | number | undefined>

  constructor(code: Code, status: number, message: string, { headers = {}, details = {} }: RefusalParts = {}) {
    super(message)
    this.code = code
    this.status = status
    this.headers = headers
    this.details = details
  }
}

/** Makes a refusal with one of the codes that every server has. */
export function refuse(
  code: CommonRefusalCode,
  message: string,
  parts?: RefusalParts,
): ServerRefusal<CommonRefusalCode> {
  return new ServerRefusal(code, commonRefusals[code], message, parts)
}
