import { isRecord } from '../domain/errors'
import type { Platform } from '../platform/platform'
import type { ServiceIdentity } from './service-identity'
import { serviceUrl } from './service-identity'

async function getJson(platform: Platform, url: string): Promise<unknown> {
  const response = await platform.fetch(url, {})
  if (!response.ok) throw new Error(`HTTP status code: ${response.status}`)
  return response.json()
}

/** Whether the project's analytics are on. Rejects when the service cannot be asked. */
export async function fetchAnalyticsConfig(platform: Platform, identity: ServiceIdentity): Promise<boolean> {
  const answer = await getJson(platform, serviceUrl(identity, '/getAnalyticsConfig'))
  return isRecord(answer) && answer['isAnalyticsEnabled'] === true
}

/** The origins that the project allows; undefined when the service cannot be asked. */
export async function fetchAllowedOrigins(
  platform: Platform,
  identity: ServiceIdentity,
): Promise<readonly string[] | undefined> {
  try {
    const answer = await getJson(platform, serviceUrl(identity, '/projects/v1/origins'))
    const origins = isRecord(answer) ? answer['allowedOrigins'] : undefined
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : undefined
  } catch {
    return undefined
  }
}
