import type { PairsResult } from './pairs'
import type { Finding, RowResult } from './run'
import { rows } from './table'
import type { NamedTest, TableRow } from './table/row'
import { concernsPage, provenBy } from './table/row'

/** The table that the document about reliability shows. */
export interface FaultTable {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface FaultsReport {
  /** The rows that ran, with the number of their cases. */
  rows: readonly RowResult[]
  pairs: PairsResult
  /** The tests that rows name and that do not exist, each as `missingText`. */
  missing: readonly string[]
}

const number = (value: number) => value.toLocaleString('en')

/** All findings of a run. */
export function findingsOf({ rows: results, pairs }: FaultsReport): readonly Finding[] {
  return [...results.flatMap(({ findings }) => findings), ...pairs.findings]
}

/** The line with the figures of a run. */
export function figuresOf({ rows: results, pairs, missing }: FaultsReport): string {
  const shown = new Map(rows.map((row) => [row.id, row]))
  const driven = results.filter(({ cases }) => cases > 0)
  const good = results.filter(({ id, findings, cases }) => {
    const row = shown.get(id)
    const isNamed = row !== undefined && provenBy(row).length > 0
    return findings.length === 0 && (cases > 0 || isNamed) && !missing.some((name) => name.startsWith(`${id} `))
  })
  const cases = results.reduce((sum, result) => sum + result.cases, 0)
  const named = results.length - driven.length
  const onPage = results.flatMap(({ id }) => shown.get(id) ?? []).filter(concernsPage)
  const inChromium = onPage.filter(({ flows }) => flows.length > 0).length
  return [
    `faults: ${good.length} of ${results.length} rows end as they say`,
    `${driven.length} in ${number(cases)} cases here, ${named} by named tests`,
    `${inChromium} of ${onPage.length} rows of a page also have a flow in Chromium`,
    `${number(pairs.pairs)} pairs, ${number(pairs.bothMet)} with both faults met`,
  ].join(', ')
}

/** The rows with their results. */
export function tableOf({ rows: results, missing }: FaultsReport): FaultTable {
  const byId = new Map(results.map((result) => [result.id, result]))
  return {
    headings: [
      'row',
      'fault',
      'how it ends',
      'driven here',
      'named tests',
      'in Chromium',
      'what differs from the design',
    ],
    rows: rows.map((row) => [
      row.id,
      row.fault,
      row.outcome,
      drivenText(byId.get(row.id)),
      testsText(row, row.tests ?? [], missing),
      testsText(row, row.flows, missing),
      row.differs ?? '',
    ]),
  }
}

/** What a report says about a test that a row names and that does not exist. */
export function missingText(id: string, { file, title }: NamedTest): string {
  return `${id} names a test that does not exist: ${file}, ${title}`
}

function drivenText(result: RowResult | undefined): string {
  if (!result || result.cases === 0) return ''
  const failed = result.findings.length
  return failed === 0 ? `${result.cases} cases hold` : `${failed} of ${result.cases} cases FAIL`
}

function testsText({ id }: TableRow, tests: readonly NamedTest[], missing: readonly string[]): string {
  const files = new Map<string, string[]>()
  for (const { file, title } of tests) files.set(file, [...(files.get(file) ?? []), title])
  const told = [...files].map(([file, titles]) => `\`${file}\`: ${titles.join(' · ')}`)
  const lost = missing.filter((name) => tests.some((test) => name === missingText(id, test))).length
  return [...told, ...(lost > 0 ? [`${lost} of these tests do not exist`] : [])].join('<br>')
}
