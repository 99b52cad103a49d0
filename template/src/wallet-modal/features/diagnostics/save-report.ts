import type { DiagnosticsReport } from '../../services/diagnostics/report-schema'

/** Converts the report to the text of the saved file. */
export function reportText(report: DiagnosticsReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Downloads the report as the file `wallet-report-<date>.json`. The file name contains the UTC date of the report. */
export function saveReport({ document, URL }: Window & typeof globalThis, report: DiagnosticsReport): void {
  const address = URL.createObjectURL(new Blob([reportText(report)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `wallet-report-${new Date(report.savedAt).toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
