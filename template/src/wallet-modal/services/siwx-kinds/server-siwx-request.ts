import { WalletModalError, isRecord } from '../../domain/errors'
import type { ErrorFacts } from '../../domain/errors'
import { safeJsonParse } from '../../domain/json'
import { siwxError } from '../../domain/siwx-errors'
import { plainText } from '../../domain/token-text'
import type { Platform } from '../../platform/platform'
import { boundedFetch } from '../bounded-fetch'

const mostBytes = 65_536
const longestReason = 300

/** Stands behind an error of signing in when the server did answer, with something else than success. */
class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, reason: string) {
    super(reason || `HTTP status code: ${status}`)
    this.status = status
    this.code = code
  }
}

function refusal(status: number, body: Uint8Array): ServerRefusal {
  const answer = safeJsonParse(new TextDecoder().decode(body))
  const error = isRecord(answer) && isRecord(answer['error']) ? answer['error'] : {}
  const [code, message] = [error['code'], error['message']].map((text) => (typeof text === 'string' ? text : ''))
  return new ServerRefusal(status, code ?? '', plainText(message ?? '', longestReason))
}

/** A server that is busy or failed may answer differently the next time; one that refused will not. */
function toError(facts: ErrorFacts): WalletModalError {
  const { cause } = facts
  const isFinal = cause instanceof ServerRefusal && cause.status < 500 && cause.status !== 429 && cause.status !== 408
  if (!isFinal) return siwxError('SIGN_IN_UNAVAILABLE', facts)
  return siwxError(cause.code === 'SIGNATURE_NOT_VALID' ? 'SIGNATURE_NOT_VALID' : 'SIGN_IN_REFUSED', facts)
}

/** The code that the server refused with; undefined for any other failure. */
export function refusalCodeOf(error: unknown): string | undefined {
  return error instanceof WalletModalError && error.cause instanceof ServerRefusal ? error.cause.code : undefined
}

/**
 * Asks one endpoint of a sign-in server and returns what it answered, unchecked. With a body the request is a POST.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE when the same may succeed later; SIGNATURE_NOT_VALID or SIGN_IN_REFUSED when not
 */
export async function askSignInServer(platform: Platform, url: string, body?: object): Promise<unknown> {
  const init: Omit<RequestInit, 'signal'> = {
    // Also for a server on another origin; its cookie is what signs the visitor in.
    credentials: 'include',
    cache: 'no-store',
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }
  const { signal } = new AbortController()
  const { bytes } = await boundedFetch(platform, url, { signal, mostBytes, init, refusal, toError })
  return safeJsonParse(new TextDecoder().decode(bytes))
}
