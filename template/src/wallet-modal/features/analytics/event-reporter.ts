import type { AlertCode } from '../../domain/errors/alerts'
import { isRecord } from '../../domain/errors/errors'
import type { EventRecord } from '../../domain/events'
import { serviceHost } from '../../domain/service-hosts'
import type { Platform } from '../../platform/platform'
import type { ErrorRecord, ReportOutcome } from '../../services/analytics/post-report'
import { redact, redactMessage } from '../../domain/redact'
import { postReport } from '../../services/analytics/post-report'
import { fetchAnalyticsConfig } from '../../services/analytics/analytics-config'
import type { OptionsStore } from '../../stores/root/options.store'
import { isAnalyticsOn } from './analytics-options'
import { TelemetryStore } from './telemetry.store'

interface ReporterDeps {
  platform: Platform
  options: OptionsStore
  showAlert: (code: AlertCode) => void
}

/** Sends events to the analytics service, while both the host app and the service's configuration allow it. */
export class EventReporter {
  readonly telemetry: TelemetryStore
  readonly #deps: ReporterDeps
  readonly #isOn: Promise<boolean>
  #isForbidden = false

  constructor(deps: ReporterDeps) {
    this.#deps = deps
    this.telemetry = new TelemetryStore({ platform: deps.platform, post: (record) => this.#post(record) })
    this.#isOn = this.#readConfig()
  }

  /** Sends one event. Error events go to `telemetry`, which limits how many are sent. */
  async report(record: EventRecord): Promise<void> {
    if (record.props.event === 'MODAL_CREATED' || !isAnalyticsOn(this.#deps.options.state) || !(await this.#isOn))
      return
    const isError = 'properties' in record.props && 'errorType' in record.props.properties
    if (isError) return this.telemetry.sendError(record)
    await this.#post({ ...record, props: redactTexts(record.props) })
  }

  /** Reads the project's configuration, which can switch analytics off. If it cannot be read, nothing is sent. */
  async #readConfig(): Promise<boolean> {
    const { platform, options } = this.#deps
    const base = serviceHost('api', options.state)
    if (!base) return true
    const isOn = await fetchAnalyticsConfig(platform, options.serviceCaller(base)).catch(() => false)
    if (!isOn) this.telemetry.disable()
    return isOn
  }

  async #post(record: EventRecord | ErrorRecord): Promise<void> {
    const { platform, options, showAlert } = this.#deps
    const base = serviceHost('analytics', options.state)
    if (!base) return
    const outcome: ReportOutcome = await postReport(platform, options.serviceCaller(base), record)
    if (outcome === 'forbidden' && !this.#isForbidden) showAlert('INVALID_APP_CONFIGURATION')
    if (outcome !== 'failed') this.#isForbidden = outcome === 'forbidden'
  }
}

/** Removes possible secrets from the texts of an event. */
function redactTexts(props: EventRecord['props']): EventRecord['props'] {
  if (!('properties' in props) || !isRecord(props.properties)) return props
  const entries = Object.entries(props.properties)
  const clean = (name: string, text: string) => (name === 'message' ? redactMessage(text) : redact(text))
  const properties = entries.map(([name, value]) => [name, typeof value === 'string' ? clean(name, value) : value])
  return { ...props, properties: Object.fromEntries(properties) } as EventRecord['props']
}
