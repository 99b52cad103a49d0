import { makeAutoObservable } from 'mobx'
import { connectLimits } from '../../domain/wallets/connect-limits'
import type { EventRecord } from '../../domain/events'
import type { Platform } from '../../platform/platform'
import type { ErrorRecord } from '../../services/analytics/post-report'
import { redactMessage, redactStack } from '../../domain/redact'

interface TelemetryDeps {
  platform: Platform
  post: (record: ErrorRecord) => Promise<unknown>
}

/** Reports errors: at most 5 in any 60 seconds, and none after `disable`. */
export class TelemetryStore {
  isEnabled = true
  /** When the latest errors were reported, in milliseconds since the epoch. */
  reportedAt: readonly number[] = []
  readonly #deps: TelemetryDeps

  constructor(deps: TelemetryDeps) {
    this.#deps = deps
    makeAutoObservable(this, { sendError: false })
  }

  disable(): void {
    this.isEnabled = false
  }

  /** Posts an error event, unless too many were posted in the last minute. */
  async sendError({ eventId, url, domain, timestamp, props }: EventRecord): Promise<void> {
    if (!('properties' in props) || !('errorType' in props.properties) || !this.#take(timestamp)) return
    const { errorType, errorMessage, stackTrace } = props.properties
    await this.#deps.post({
      eventId,
      url,
      domain,
      timestamp: new Date(timestamp).toISOString(),
      props: {
        type: 'error',
        event: props.event,
        errorType,
        errorMessage: redactMessage(errorMessage),
        stackTrace: redactStack(stackTrace),
      },
    })
  }

  setReportedAt(times: readonly number[]): void {
    this.reportedAt = times
  }

  #take(now: number): boolean {
    if (!this.isEnabled) return false
    const recent = this.reportedAt.filter((time) => time > now - connectLimits.telemetryWindow && time <= now)
    const isAllowed = recent.length < connectLimits.telemetryErrors
    this.setReportedAt(isAllowed ? [...recent, now] : recent)
    return isAllowed
  }
}
