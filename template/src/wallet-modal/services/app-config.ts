import { isRecord } from '../domain/errors/errors'
import { safeJsonParse } from '../domain/json'
import type { Platform } from '../platform/platform'
import { boundedFetch } from './bounded-fetch'
import type { ServiceCaller } from './service-caller'
import { serviceUrl } from './service-caller'

/** The most bytes of an answer, which is far more than a list of origins takes. */
const maxBytes = 200_000

/** The answer of the project's configuration service as JSON. Rejects when the answer takes more than ten seconds. */
export async function getJson(platform: Platform, url: string): Promise<unknown> {
  const { signal } = new AbortController()
  const { bytes } = await boundedFetch(platform, url, { signal, maxBytes })
  return safeJsonParse(new TextDecoder().decode(bytes))
}

/** The origins that the project allows; undefined when the service cannot be asked. */
export async function fetchAllowedOrigins(
  platform: Platform,
  caller: ServiceCaller,
): Promise<readonly string[] | undefined> {
  try {
    const answer = await getJson(platform, serviceUrl(caller, '/projects/v1/origins'))
    const origins = isRecord(answer) ? answer['allowedOrigins'] : undefined
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : undefined
  } catch {
    return undefined
  }
}
