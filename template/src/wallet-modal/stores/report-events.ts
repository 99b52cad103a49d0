import type { AlertCode } from '../domain/alerts'
import type { RootStore } from './root.store'

/** Sends events where something is sent at all; the part that does it is fetched only then. */
export function reportEvents(root: RootStore): void {
  const { events, options, platform } = root
  if (!options.isAnalyticsOn) return
  const showAlert = (code: AlertCode) => void root.showAlert(code)
  const reporter = import('./event-reporter').then(
    ({ EventReporter }) => new EventReporter({ platform, options, showAlert }),
  )
  events.subscribe((record) => void reporter.then((ready) => ready.report(record)).catch(() => {}))
}
