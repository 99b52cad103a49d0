import { required } from '../../domain/errors/errors'
import type { RootStore } from '../../stores/root/root.store'
import type { RecorderOptions } from './recorder'
import type { DiagnosticsReport } from '../../services/diagnostics/report-schema'

/** A running recording. */
export interface Diagnostics {
  /**
   * The report of the last minutes, without anything that could identify the visitor.
   * @throws WalletModalError 'The modal has not loaded' on a server, where nothing is recorded
   */
  report(): Promise<DiagnosticsReport>
  /** Opens the modal with the view in which the visitor reads the report and saves it, for a link of your own. */
  show(): Promise<void>
  /** Stops the recording and discards what was recorded. */
  stop(): void
}

/**
 * Records the last minutes of a visit, so that a visitor can save a report when something fails, and so that a test can replay the report.
 * Nothing is sent. The code for recording is downloaded after this call; a page that does not call this function does not contain it.
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
