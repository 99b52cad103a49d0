/** A broken rule, and what repeats it. */
export interface Failure {
  repeat: string
  text: string
}

/** The result of a part of a run. */
export interface Report {
  sequences: number
  /** The steps that were taken. Steps that could not be taken are not in it. */
  steps: number
  interleavings: number
  /** How often each command was taken. */
  commands: Record<string, number>
  /** How often each change of state was seen. */
  edges: Record<string, number>
  /** The interleavings of each group. */
  groups: Record<string, number>
  /** Sequences and interleavings after which something was left at rest or after the end. */
  left: number
  failures: Failure[]
}

export const emptyReport = (): Report => ({
  sequences: 0,
  steps: 0,
  interleavings: 0,
  commands: {},
  edges: {},
  groups: {},
  left: 0,
  failures: [],
})

/** Counts one more. */
export function count(counts: Record<string, number>, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more
}

/** Adds the figures of a part to a sum. */
export function addTo(sum: Report, part: Report): void {
  for (const key of ['sequences', 'steps', 'interleavings', 'left'] as const) sum[key] += part[key]
  for (const key of ['commands', 'edges', 'groups'] as const)
    for (const [name, more] of Object.entries(part[key])) count(sum[key], name, more)
  sum.failures.push(...part.failures)
}
