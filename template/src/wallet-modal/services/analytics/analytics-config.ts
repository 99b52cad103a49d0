import { isRecord } from '../../domain/errors/errors'
import type { Platform } from '../../platform/platform'
import { getJson } from '../app-config'
import type { ServiceCaller } from '../service-caller'
import { serviceUrl } from '../service-caller'

/** Whether the project's analytics are on. Rejects when the service cannot be asked. */
export async function fetchAnalyticsConfig(platform: Platform, caller: ServiceCaller): Promise<boolean> {
  const answer = await getJson(platform, serviceUrl(caller, '/getAnalyticsConfig'))
  return isRecord(answer) && answer['isAnalyticsEnabled'] === true
}
