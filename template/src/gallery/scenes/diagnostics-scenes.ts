import { alerts } from '../../wallet-modal/domain/errors/alerts'
import { DiagnosticsRecorder } from '../../wallet-modal/features/diagnostics/recorder'
import type { DiagnosticsReport, ReportState } from '../../wallet-modal/services/diagnostics/report-schema'
import { viewTexts } from '../../wallet-modal/locales/en/view-texts'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import { showFrom } from '../still-account'
import { createStillRoot, stillTexts } from '../still-root'
import type { Scene } from './scenes'

const state: ReportState = {
  isOpen: true,
  views: ['Connect'],
  active: 'eip155',
  alert: null,
  hasFailed: false,
  chains: [{ namespace: 'eip155', status: 'disconnected', account: null, wallet: null, network: 'eip155:1' }],
}

const report: DiagnosticsReport = {
  format: 'wallet-report',
  version: 1,
  savedAt: new Date(2026, 10, 28, 9, 41).getTime(),
  copy: { version: '1.0.0', adapters: ['ethers'], units: ['diagnostics'], networks: ['eip155:1'] },
  page: {
    locale: 'en',
    browser: 'Chrome',
    browserVersion: 140,
    system: 'macOS',
    isMobile: false,
    isEmbedded: false,
  },
  entries: [
    { at: 0, type: 'state', state: { ...state, isOpen: false } },
    { at: 52_000, type: 'event', event: 'MODAL_OPEN', facts: { connected: false } },
    { at: 52_000, type: 'state', state },
    {
      at: 53_120,
      type: 'request',
      host: 'rpc.example',
      path: '/v1/account/*/balance',
      method: 'GET',
      status: 503,
      outcome: 'answered',
      ms: 1_120,
    },
    { at: 60_000, type: 'state', state: { ...state, alert: 'SWITCH_NETWORK_NOT_FOUND' } },
  ],
}

/** Starts a recorder that always returns the same report, so that the pictures of the gallery do not change. */
function record(root: RootStore): void {
  const recorder = new DiagnosticsRecorder(root, {})
  Object.defineProperty(recorder, 'report', { value: () => report })
  recorder.start()
}

/** The view of a diagnostics report, and an alert and a snackbar with the button that opens this view. */
export const diagnosticsScenes: readonly Scene[] = [
  {
    id: 'diagnostics',
    view: 'Diagnostics',
    create: () =>
      createStillRoot({}, (root) => {
        record(root)
        showFrom('Connect', 'Diagnostics')(root)
      }),
  },
  {
    id: 'diagnostics-alert',
    view: 'Connect',
    create: () =>
      createStillRoot({}, (root) => {
        record(root)
        const { shortMessage, text } = alerts.SWITCH_NETWORK_NOT_FOUND
        root.modalStores.alert.display(
          'SWITCH_NETWORK_NOT_FOUND',
          { title: shortMessage, text },
          'alerts',
          'SWITCH_NETWORK_NOT_FOUND',
        )
      }),
  },
  {
    id: 'diagnostics-snackbar',
    view: 'Connect',
    create: () =>
      createStillRoot({}, (root) => {
        record(root)
        root.modalStores.snack.showError(stillTexts(viewTexts).failedToCopy)
      }),
  },
]
