import type { AlertCode } from '../../domain/errors/alerts'
import { retryable } from '../../domain/retryable'
import type { RootStore } from '../../stores/root/root.store'
import { isAnalyticsOn } from './analytics-options'

/** Sends events once sending is switched on. The code for sending is downloaded with the first event. */
export function reportEvents(root: RootStore): void {
  const { events, options, platform } = root
  const showAlert = (code: AlertCode) => void root.showAlert(code)
  const reporter = retryable(async () => {
    const { EventReporter } = await import('./event-reporter')
    return new EventReporter({ platform, options, showAlert })
  })
  events.subscribe((record) => {
    if (!isAnalyticsOn(options.state)) return
    reporter()
      .then((ready) => ready.report(record))
      .catch(() => {})
  })
}
