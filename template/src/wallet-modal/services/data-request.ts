import { accountError } from '../domain/errors/account-errors'
import { isRecord } from '../domain/errors/errors'
import { safeJsonParse } from '../domain/json'
import { plainText } from '../domain/plain-text'
import type { Platform } from '../platform/platform'
import { boundedFetch } from './bounded-fetch'
import type { ServiceCaller } from './service-caller'
import { serviceUrl } from './service-caller'

/** The fields that tell the data service who is calling. The client id exists after a wallet was paired. */
export type DataCaller = ServiceCaller & { clientId?: string }

const maxBytes = 2_000_000
const maxReasonLength = 300

/** The cause of DATA_SERVICE_UNAVAILABLE when the service answered with an error status. */
class DataServiceError extends Error {
  override readonly name = 'DataServiceError'
  readonly status: number
  readonly reason: string | undefined

  constructor(status: number, reason: string | undefined) {
    super(`HTTP status code: ${status}`)
    this.status = status
    this.reason = reason
  }
}

function dataServiceError(error: unknown): DataServiceError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DataServiceError) return at
  return undefined
}

/** The HTTP status that the data service refused with; undefined for any other failure. */
export function statusOf(error: unknown): number | undefined {
  return dataServiceError(error)?.status
}

/** The data service's own reason for refusing; undefined when it gave none. */
export function reasonOf(error: unknown): string | undefined {
  return dataServiceError(error)?.reason
}

/** Reads the reason from a body of the form `{ reasons: [{ description }] }`. */
function refusal(status: number, body: Uint8Array): DataServiceError {
  const answer = safeJsonParse(new TextDecoder().decode(body))
  const reasons = isRecord(answer) ? answer['reasons'] : undefined
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const description = isRecord(first) ? first['description'] : undefined
  const reason = typeof description === 'string' ? plainText(description, maxReasonLength) : ''
  return new DataServiceError(status, reason || undefined)
}

/** Encodes one segment of a path. */
export function pathPart(value: string): string {
  // A segment of dots only, or an empty segment, would lead to another path.
  if (/^\.*$/.test(value)) throw accountError('DATA_SERVICE_UNAVAILABLE', { details: 'There is no such path' })
  return encodeURIComponent(value)
}

/**
 * Sends a request to the data service and reads its JSON answer.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, or the signal's reason when it aborted
 */
export async function askData(
  platform: Platform,
  url: string,
  init: Omit<RequestInit, 'signal'>,
  signal: AbortSignal,
): Promise<unknown> {
  const { bytes } = await boundedFetch(platform, url, {
    init,
    signal,
    maxBytes,
    refusal,
    toError: (facts) => accountError('DATA_SERVICE_UNAVAILABLE', facts),
  })
  return safeJsonParse(new TextDecoder().decode(bytes))
}

/** A request to the data service. */
export interface DataQuestion {
  path: string
  /** Empty parameters are left out. */
  params?: Readonly<Record<string, string | undefined>>
  headers?: Readonly<Record<string, string>>
  /** Default: the browser decides whether it asks the service. */
  cache?: RequestCache
}

/** Sends a GET request to the data service. The query has the caller's fields, the client id last. */
export function getData(
  platform: Platform,
  { clientId, ...caller }: DataCaller,
  { path, params, headers, cache }: DataQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const url = serviceUrl(caller, path, { ...params, clientId })
  return askData(platform, url, { ...(headers && { headers }), ...(cache && { cache }) }, signal)
}
