import type { ErrorFacts, WalletModalError } from '../../domain/errors/errors'
import { isRecord } from '../../domain/errors/errors'
import { safeJsonParse } from '../../domain/json'
import { siwxError } from '../../domain/errors/siwx-errors'
import { plainText } from '../../domain/plain-text'
import type { Platform } from '../../platform/platform'
import { boundedFetch } from '../bounded-fetch'
import { ServiceRefusal, serviceError } from './service-answers'

const maxBytes = 65_536
const maxReasonLength = 300

function refusal(status: number, body: Uint8Array): ServiceRefusal {
  const answer = safeJsonParse(new TextDecoder().decode(body))
  const error = isRecord(answer) && isRecord(answer['error']) ? answer['error'] : {}
  const [code, message] = [error['code'], error['message']].map((text) => (typeof text === 'string' ? text : ''))
  return new ServiceRefusal(status, plainText(message ?? '', maxReasonLength), code)
}

function toError(facts: ErrorFacts): WalletModalError {
  const { cause } = facts
  const isDisbelieved = cause instanceof ServiceRefusal && cause.isFinal && cause.code === 'SIGNATURE_NOT_VALID'
  return isDisbelieved ? siwxError('SIGNATURE_NOT_VALID', facts) : serviceError(facts)
}

/**
 * Sends a request to a sign-in server and returns the unchecked answer. A request with a body is a POST.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE when the same request may succeed later, otherwise SIGNATURE_NOT_VALID or
 * SIGN_IN_REFUSED
 */
export async function askSignInServer(platform: Platform, url: string, body?: object): Promise<unknown> {
  const init: Omit<RequestInit, 'signal'> = {
    // Send the session cookie to a server on another origin, too.
    credentials: 'include',
    cache: 'no-store',
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }
  const { signal } = new AbortController()
  const { bytes } = await boundedFetch(platform, url, { signal, maxBytes, init, refusal, toError })
  return safeJsonParse(new TextDecoder().decode(bytes))
}
