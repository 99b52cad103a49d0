import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { FullText } from '../../components/layout/full-text'
import { DetailList } from '../../components/lists/detail-list'
import { required } from '../../domain/errors/errors'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { diagnosticsTexts } from './diagnostics-texts'
import styles from './diagnostics.module.css'
import type { DiagnosticsReport, ReportEntry } from '../../services/diagnostics/report-schema'
import { reportText, saveReport } from './save-report'

/** Shows the content of a diagnostics report, and saves the report as a file. The report is made when the view opens, and does not change afterwards. */
export const DiagnosticsView = observer(function DiagnosticsView() {
  'use no memo'
  const { features, platform } = useRoot()
  const { snack } = useModalStores()
  const texts = useTexts(diagnosticsTexts)
  const { tag } = useLanguage()
  const [report] = useState(() => required(features.diagnostics, 'MODAL_NOT_LOADED').report())
  const count = (...types: readonly ReportEntry['type'][]) =>
    new Intl.NumberFormat(tag).format(report.entries.filter(({ type }) => types.includes(type)).length)
  const save = () => {
    saveReport(required(platform.window(), 'MODAL_NOT_LOADED') as Window & typeof globalThis, report)
    snack.showSuccess(texts.saved)
  }
  return (
    <>
      <p className={styles['text']}>{texts.text}</p>
      <p className={styles['text']}>{texts.privacy}</p>
      <div className={styles['facts']}>
        <DetailList
          items={[
            { label: texts.since, value: <time>{beginOf(report, tag)}</time> },
            { label: texts.steps, value: count('state', 'event') },
            { label: texts.requests, value: count('request', 'wallet') },
            { label: texts.browser, value: <bdi dir="ltr">{browserOf(report)}</bdi> },
          ]}
        />
      </div>
      <FullText
        label={texts.content}
        text={reportText(report)}
        testIds={{ label: 'wm-diagnostics-more', text: 'wm-diagnostics-report' }}
      />
      <CardFooter>
        <Button onClick={save} data-testid="wm-diagnostics-save">
          {texts.save}
        </Button>
      </CardFooter>
    </>
  )
})

/** Returns the local time of the first entry of a report, in the notation of the language. */
function beginOf({ entries, savedAt }: DiagnosticsReport, tag: string | undefined): string {
  const [first, last] = [entries[0], entries.at(-1)]
  const begin = savedAt - ((last?.at ?? 0) - (first?.at ?? 0))
  return new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(begin)
}

function browserOf({ page }: DiagnosticsReport): string {
  return [page.browser, page.browserVersion, page.system].filter((part) => part !== null && part !== 'other').join(' ')
}
