import { isRecord, type JsonRecord } from '../json'

/** A transfer of native currency inside a transaction. Addresses are in lower case. */
export interface PassedOn {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/**
 * Returns the native currency that the calls inside a transaction have transferred, read from traces. The transaction's own value is left
 * out.
 */
export function passedOnIn(traces: readonly JsonRecord[]): readonly PassedOn[] {
  const undone = traces.filter((trace) => 'error' in trace).map(placeOf)
  return traces.flatMap((trace) => {
    const place = placeOf(trace)
    const action = isRecord(trace['action']) ? trace['action'] : {}
    const { callType, from, to } = action
    const isInner = place.length > 0 && trace['type'] === 'call' && callType === 'call'
    // A failed call reverts the calls inside it.
    const isUndone = undone.some((outer) => outer.every((step, index) => place[index] === step))
    const amount = BigInt(String(action['value'] ?? '0x0'))
    if (!isInner || isUndone || amount === 0n) return []
    return [{ from: String(from).toLowerCase(), to: String(to).toLowerCase(), amount }]
  })
}

/** The position of a call among the calls of its transaction. */
function placeOf(trace: JsonRecord): readonly unknown[] {
  return Array.isArray(trace['traceAddress']) ? (trace['traceAddress'] as unknown[]) : []
}
