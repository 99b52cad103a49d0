import type { DiagnosticsReport } from '../../services/diagnostics/report-schema'

/** The report as the text of a file. */
export function reportText(report: DiagnosticsReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Saves the report in the folder of the browser's downloads as `wallet-report-<date>.json`. */
export function saveReport({ document, URL }: Window & typeof globalThis, report: DiagnosticsReport): void {
  const address = URL.createObjectURL(new Blob([reportText(report)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `wallet-report-${new Date(report.savedAt).toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
