import { connectLimits } from '../../domain/wallets/connect-limits'
import type { EventRecord } from '../../domain/events'
import { withTimeout } from '../../domain/timeout'
import type { Platform } from '../../platform/platform'
import type { ServiceCaller } from '../service-caller'
import { serviceUrl } from '../service-caller'

/** The outcome of a report. `forbidden` is status 403: the project's settings do not list the origin of the page. */
export type ReportOutcome = 'sent' | 'forbidden' | 'failed'

/** The reported form of an error: flat, and without secrets. */
export interface ErrorRecord extends Omit<EventRecord, 'timestamp' | 'props'> {
  /** ISO 8601. */
  timestamp: string
  props: { type: 'error'; event: string; errorType: string; errorMessage: string; stackTrace: string }
}

/** Posts one event or error. Never throws; a report that cannot be sent is dropped. */
export async function postReport(
  platform: Platform,
  caller: ServiceCaller,
  record: EventRecord | ErrorRecord,
): Promise<ReportOutcome> {
  const props = 'type' in record.props ? record.props : { type: 'track', ...record.props }
  try {
    // Without a content type the browser needs no preflight.
    const body = JSON.stringify({ ...record, props })
    const sending = platform.fetch(serviceUrl(caller, '/e'), { method: 'POST', body, keepalive: true })
    const response = await withTimeout(sending, connectLimits.directoryTimeout, platform.after)
    // The body of the answer is not needed, so it is not read.
    response.body?.cancel().catch(() => {})
    return response.ok ? 'sent' : response.status === 403 ? 'forbidden' : 'failed'
  } catch {
    return 'failed'
  }
}
