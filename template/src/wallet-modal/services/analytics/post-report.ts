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

const secrets: readonly [RegExp, string][] = [
  [/wc:\S+/gi, 'wc:…'],
  [/[^\s@]+@[^\s@]+\.[^\s@]+/g, '…@…'],
  [/\?[^\s)"']*/g, ''],
]

/** Removes pairing links, e-mail addresses and the queries of URLs from a text, because reports must not contain them. */
export function redact(text: string): string {
  return secrets.reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), text)
}

const identifying: readonly [RegExp, string][] = [
  // Accounts, transactions, signatures and data: of EVM chains in hex, then of other chains in bech32 and base58.
  [/0x[0-9a-f]{16,}/gi, '0x…'],
  [/\b(bc1|tb1|bcrt1|cosmos1)[0-9a-z]{20,}/gi, '$1…'],
  [/\b(?=[a-z]*\d)[1-9A-HJ-NP-Za-km-z]{26,}\b/gi, '…'],
  // Account names.
  [/[^\s"'(]+\.eth\b/gi, '….eth'],
]

/** Removes everything from an error message that could identify a person, because wallets put addresses into messages. */
export function redactMessage(text: string): string {
  return identifying.reduce((shown, [pattern, replacement]) => shown.replace(pattern, replacement), redact(text))
}
