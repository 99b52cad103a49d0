import { isRecord } from '../../../domain/errors/errors'
import { safeJsonParse } from '../../../domain/json'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { plainText } from '../../../domain/plain-text'
import { boundedFetch } from '../../bounded-fetch'
import { serviceUrl } from '../../service-caller'
import type { SiwxContext } from '../../siwx-context'
import { ServiceRefusal, refusalOf, serviceError } from '../service-answers'

const maxBytes = 262_144
const maxReasonLength = 200

/** Makes an error from the cloud's reason for refusing, which may be JSON or text. */
function refusal(status: number, body: Uint8Array): ServiceRefusal {
  const text = new TextDecoder().decode(body)
  const answer = safeJsonParse(text)
  const said = isRecord(answer) ? (answer['error'] ?? answer['message']) : text
  return new ServiceRefusal(status, typeof said === 'string' ? plainText(said, maxReasonLength) : '')
}

/** Whether the cloud refused a token as invalid. */
export function isTokenRefused(error: unknown): boolean {
  const status = refusalOf(error)?.status
  return status === 401 || status === 403
}

interface CloudQuestion {
  path: 'nonce' | 'authenticate' | 'me' | 'account-metadata' | 'sign-out'
  method?: 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  params?: Readonly<Record<string, string>>
  body?: object
}

/**
 * Sends a request to the cloud.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE when the same request may succeed later, otherwise SIGN_IN_REFUSED
 */
export async function askCloud(context: SiwxContext, question: CloudQuestion): Promise<unknown> {
  const caller = context.cloud()
  if (!caller) throw siwxError('SIGN_IN_UNAVAILABLE', { hint: 'Pass a projectId to createWalletModal' })
  const { path, method, headers, params, body } = question
  // Without a content type, the browser sends no CORS preflight for the body.
  const init: Omit<RequestInit, 'signal'> = {
    cache: 'no-store',
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body: JSON.stringify(body) }),
  }
  const { signal } = new AbortController()
  const url = serviceUrl(caller, `/auth/v1/${path}`, params)
  const { bytes } = await boundedFetch(context.platform, url, {
    signal,
    maxBytes,
    init,
    refusal,
    toError: serviceError,
  })
  const text = new TextDecoder().decode(bytes)
  const answer = safeJsonParse(text)
  if (isRecord(answer) || text.trim() === '') return answer
  const details = plainText(text, maxReasonLength)
  throw siwxError('SIGN_IN_UNAVAILABLE', { details, cause: new Error(details) })
}
