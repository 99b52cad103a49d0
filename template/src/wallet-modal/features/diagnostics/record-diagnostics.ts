import { required } from '../../domain/errors/errors'
import type { RootStore } from '../../stores/root/root.store'
import type { RecorderOptions } from './recorder'
import type { DiagnosticsReport } from '../../services/diagnostics/report-schema'

/** Controls a recording of diagnostics. */
export interface Diagnostics {
  /**
   * Makes the report of the last minutes. The report contains no personal data.
   * @throws WalletModalError MODAL_NOT_LOADED on a server, and if `stop` was called before the code of the recorder had loaded
   */
  report(): Promise<DiagnosticsReport>
  /** Opens the view in which the visitor reads and saves the report. Call this method from a button or a link of your app. */
  show(): Promise<void>
  /** Stops the recording, and removes the view of the report and its buttons from the modal. */
  stop(): void
}

/**
 * Records the last minutes of a visit. After a failure, the visitor can save the recording as a report, and a test can replay the report.
 * The recorder sends nothing. The code of the recorder is downloaded when this function is called, so other pages do not download the code.
 * @param modal the modal of the page
 * @param options the number of `minutes` that a report covers. Default: 5
 */
export function recordDiagnostics({ root }: { readonly root: RootStore }, options: RecorderOptions = {}): Diagnostics {
  let isStopped = false
  const start = async () => {
    if (!root.platform.window()) return undefined
    const { startRecorder } = await import('./recorder')
    return isStopped || root.sessions.signal.aborted ? undefined : startRecorder(root, options)
  }
  const starting = start()
  starting.catch((error: unknown) => root.platform.log.warn('The recorder of diagnostics could not be loaded.', error))
  const recorder = async () => required(await starting, 'MODAL_NOT_LOADED')
  return {
    report: async () => (await recorder()).report(),
    show: async () => (await recorder()).show(),
    stop() {
      isStopped = true
      starting.then(
        (started) => started?.stop(),
        () => {},
      )
    },
  }
}
