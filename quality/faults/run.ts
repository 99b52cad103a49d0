import { kinds } from './drives'
import { rows } from './table'
import type { Row } from './table/row'
import { occasionsOf } from './table/row'

/** A case that did not end as its row says. */
export interface Finding {
  /** Such as F03:12. Repeats the case. */
  name: string
  fault: string
  problems: readonly string[]
}

export interface RowResult {
  id: string
  /** The number of cases that were run, one for each fault and occasion. */
  cases: number
  findings: readonly Finding[]
}

/** All cases of a row, in the same order every time. */
function casesOf(row: Row) {
  return kinds
    .flatMap((kind) => kind.faults(row.id).map((ref) => ({ kind, ref })))
    .flatMap(({ kind, ref }) => occasionsOf({ impossible: { ...row.impossible, ...kind.impossible(ref) } }).map((at) => ({ kind, ref, at })))
}

/** Runs the cases of one row. @param only the number of a single case */
export async function runRow(row: Row, only?: number): Promise<RowResult> {
  const findings: Finding[] = []
  let cases = 0
  for (const [index, { kind, ref, at }] of casesOf(row).entries()) {
    if (only !== undefined && only !== index) continue
    cases += 1
    const problems = await kind.run(ref, at, row.limit)
    const fault = `${kind.describe(ref)}, ${at.moment}, ${at.shown}`
    if (problems.length > 0) findings.push({ name: `${row.id}:${index}`, fault, problems })
  }
  return { id: row.id, cases, findings }
}

export { rows }
