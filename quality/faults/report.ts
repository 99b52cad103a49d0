import type { PairsResult } from './pairs'
import type { Finding, RowResult } from './run'
import { rows } from './table'
import type { Row } from './table/row'

/** The table that the document about reliability shows. */
export interface FaultTable {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface FaultsReport {
  /** The rows that ran, with the number of their cases. */
  rows: readonly RowResult[]
  pairs: PairsResult
  /** The tests that rows name and that do not exist. */
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
    const isNamed = (shown.get(id)?.tests?.length ?? 0) > 0
    return findings.length === 0 && (cases > 0 || isNamed) && !missing.some((name) => name.startsWith(`${id} `))
  })
  const cases = results.reduce((sum, result) => sum + result.cases, 0)
  const named = results.length - driven.length
  return [
    `faults: ${good.length} of ${results.length} rows end as they say`,
    `${driven.length} in ${number(cases)} cases here, ${named} by named tests`,
    `${number(pairs.pairs)} pairs, ${number(pairs.bothMet)} with both faults met`,
  ].join(', ')
}

/** The rows with their results. */
export function tableOf({ rows: results, missing }: FaultsReport): FaultTable {
  const byId = new Map(results.map((result) => [result.id, result]))
  return {
    headings: ['row', 'fault', 'how it ends', 'driven here', 'named tests', 'what differs from the design'],
    rows: rows.map((row) => [
      row.id,
      row.fault,
      row.outcome,
      drivenText(byId.get(row.id)),
      testsText(row, missing),
      row.differs ?? '',
    ]),
  }
}

function drivenText(result: RowResult | undefined): string {
  if (!result || result.cases === 0) return ''
  const failed = result.findings.length
  return failed === 0 ? `${result.cases} cases hold` : `${failed} of ${result.cases} cases FAIL`
}

function testsText({ id, tests = [] }: Row, missing: readonly string[]): string {
  const files = new Map<string, string[]>()
  for (const { file, title } of tests) files.set(file, [...(files.get(file) ?? []), title])
  const told = [...files].map(([file, titles]) => `\`${file}\`: ${titles.join(' · ')}`)
  const lost = missing.filter((name) => name.startsWith(`${id} `)).length
  return [...told, ...(lost > 0 ? [`${lost} of these tests do not exist`] : [])].join('<br>')
}
