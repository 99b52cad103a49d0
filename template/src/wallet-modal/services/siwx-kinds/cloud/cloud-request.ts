import * as v from 'valibot'
import type { ErrorFacts, WalletModalError } from '../../../domain/errors'
import { isRecord } from '../../../domain/errors'
import { safeJsonParse } from '../../../domain/json'
import { siwxError } from '../../../domain/siwx-errors'
import { plainText } from '../../../domain/token-text'
import { boundedFetch } from '../../bounded-fetch'
import { serviceUrl } from '../../service-identity'
import type { SiwxContext } from '../../siwx-context'

const mostBytes = 262_144
const longestReason = 200

/** Stands behind an error when the cloud did answer, with something else than success. */
class CloudRefusal extends Error {
  override readonly name = 'CloudRefusal'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason || `HTTP status code: ${status}`)
    this.status = status
  }
}

/** Why the cloud refused: its own words, whether they come as JSON or as text. */
function refusal(status: number, body: Uint8Array): CloudRefusal {
  const text = new TextDecoder().decode(body)
  const answer = safeJsonParse(text)
  const said = isRecord(answer) ? (answer['error'] ?? answer['message']) : text
  return new CloudRefusal(status, typeof said === 'string' ? plainText(said, longestReason) : '')
}

/** A cloud that is busy or failed may answer differently the next time; one that refused will not. */
function toError(facts: ErrorFacts): WalletModalError {
  const { cause } = facts
  const isFinal = cause instanceof CloudRefusal && cause.status < 500 && cause.status !== 429 && cause.status !== 408
  return siwxError(isFinal ? 'SIGN_IN_REFUSED' : 'SIGN_IN_UNAVAILABLE', facts)
}

/** Whether the cloud said that a token is good no more. */
export function isTokenRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof CloudRefusal && (cause.status === 401 || cause.status === 403)
}

interface CloudQuestion {
  path: 'nonce' | 'authenticate' | 'me' | 'account-metadata' | 'sign-out'
  method?: 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  params?: Readonly<Record<string, string>>
  body?: object
}

/**
 * Asks the cloud.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE when the same may succeed later, SIGN_IN_REFUSED when not
 */
export async function askCloud(context: SiwxContext, question: CloudQuestion): Promise<unknown> {
  const identity = context.cloud()
  if (!identity) throw siwxError('SIGN_IN_UNAVAILABLE', { hint: 'Pass a projectId to createWalletModal' })
  const { path, method, headers, params, body } = question
  // Without a content type a body needs no question beforehand from the browser.
  const init: Omit<RequestInit, 'signal'> = {
    cache: 'no-store',
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body: JSON.stringify(body) }),
  }
  const { signal } = new AbortController()
  const url = serviceUrl(identity, `/auth/v1/${path}`, params)
  const { bytes } = await boundedFetch(context.platform, url, { signal, mostBytes, init, refusal, toError })
  const text = new TextDecoder().decode(bytes)
  const answer = safeJsonParse(text)
  if (isRecord(answer) || text.trim() === '') return answer
  throw siwxError('SIGN_IN_UNAVAILABLE', { details: plainText(text, longestReason) })
}

/** The answer in the form that it must have. @throws WalletModalError SIGN_IN_UNAVAILABLE for any other */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw siwxError('SIGN_IN_UNAVAILABLE', { details: 'its answer is not one of the sign-in service' })
}
