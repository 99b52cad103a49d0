import { isRecord, type JsonRecord } from '../json'

/** Native currency that went from one account to another inside a transaction; addresses are in lower case. */
export interface PassedOn {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** What the calls of one transaction passed on, given its traces. The transaction's own value is not among it. */
export function passedOnIn(traces: readonly JsonRecord[]): readonly PassedOn[] {
  const undone = traces.filter((trace) => 'error' in trace).map(placeOf)
  return traces.flatMap((trace) => {
    const place = placeOf(trace)
    const action = isRecord(trace['action']) ? trace['action'] : {}
    const { callType, from, to } = action
    const isInner = place.length > 0 && trace['type'] === 'call' && callType === 'call'
    // A call that fails takes back what the calls inside it did.
    const isUndone = undone.some((outer) => outer.every((step, index) => place[index] === step))
    const amount = BigInt(String(action['value'] ?? '0x0'))
    if (!isInner || isUndone || amount === 0n) return []
    return [{ from: String(from).toLowerCase(), to: String(to).toLowerCase(), amount }]
  })
}

/** Where a call stands among the calls of its transaction. */
function placeOf(trace: JsonRecord): readonly unknown[] {
  return Array.isArray(trace['traceAddress']) ? (trace['traceAddress'] as unknown[]) : []
}
