import { kinds } from './drives'
import type { At } from './harness/drive'
import type { AnyKind, FaultRef } from './harness/kind'
import type { Row } from './table/row'
import { occasionsOf } from './table/row'

/** A case that did not end as its row says. */
export interface Finding {
  /** What repeats the case, such as `--row F03 --case 12`. */
  repeat: string
  fault: string
  problems: readonly string[]
}

export interface RowResult {
  id: string
  /** The number of cases that ran: one for each fault and occasion. */
  cases: number
  findings: readonly Finding[]
}

/** One fault of a row, and the kind of visit that it happens in. */
export interface DrivenFault {
  kind: AnyKind
  ref: FaultRef
  row: Row
  occasions: readonly At[]
}

/** The faults of a row that the harness makes happen. */
export function faultsOf(row: Row): readonly DrivenFault[] {
  return kinds.flatMap((kind) =>
    kind.faults(row.id).map((ref) => ({
      kind,
      ref,
      row,
      occasions: occasionsOf({ impossible: { ...row.impossible, ...kind.impossible(ref) } }),
    })),
  )
}

/**
 * Runs the cases of one row.
 * @param only the number of a single case
 */
export async function runRow(row: Row, only?: number): Promise<RowResult> {
  const findings: Finding[] = []
  const all = faultsOf(row).flatMap(({ occasions, ...driven }) => occasions.map((at) => ({ ...driven, at })))
  let cases = 0
  for (const [index, { kind, ref, at }] of all.entries()) {
    if (only !== undefined && only !== index) continue
    cases += 1
    const problems = await kind.run(ref, at, row.limit)
    const fault = `${kind.describe(ref)}, ${at.moment}, ${at.shown}`
    if (problems.length > 0) findings.push({ repeat: `--row ${row.id} --case ${index}`, fault, problems })
  }
  return { id: row.id, cases, findings }
}
