import { defineTexts } from '../../locales/define-texts'

/** The texts of the view in which a visitor reads and saves a diagnostics report. */
export const diagnosticsTexts = defineTexts('diagnostics', {
  title: 'Save a report',
  text: 'The report tells the makers of this app what happened here in the last minutes.',
  privacy:
    'It has no addresses, names, amounts or messages. Nothing is sent: you save a file, and you decide who gets it.',
  since: 'Recorded since',
  steps: 'Steps',
  requests: 'Requests',
  browser: 'Browser',
  content: 'Show the whole report',
  save: 'Save file',
  saved: 'Report saved',
})

export type DiagnosticsTexts = typeof diagnosticsTexts.english

declare module '../../locales/language' {
  interface TextsById {
    diagnostics: DiagnosticsTexts
  }
}
