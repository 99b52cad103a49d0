import type { Ledger } from './ledger'
import { percentile } from './ledger'

const number = (value: number) => Math.round(value).toLocaleString('en')

function sumOf(counts: Record<string, number>, pattern: RegExp): number {
  return Object.entries(counts).reduce((sum, [name, by]) => (pattern.test(name) ? sum + by : sum), 0)
}

const killsLine = ({ counts, confirmed, times, findings }: Ledger) => {
  const of = (name: string) => counts[name] ?? 0
  const rate = (count: number) => (count / (of('milliseconds') / 1_000)).toFixed(0)
  const lost = sumOf(counts, /^verify: (?:cut|hung)$/)
  return [
    `${number(of('attempted'))} sign-ins (${rate(of('attempted'))} a second)`,
    `${number(confirmed.length)} confirmed (${rate(confirmed.length)} a second)`,
    `${number(of('kills'))} kills`,
    `${number(lost)} lost answers (${number(of('sessions of lost answers'))} have a session)`,
    `${number(of('repeated sends'))} repeated sends, ${number(of('repeated sends accepted'))} accepted`,
    `${number(of('forged answered'))} forged, ${number(sumOf(counts, /^forged \w+: 200/))} accepted`,
    `${number(confirmed.filter(({ state }) => state === 'ended').length)} signed out`,
    `p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms, p99 ${percentile(times, 99)} ms`,
    `${findings.length} findings`,
  ].join(', ')
}

/** The figures of a part of the program. */
export function lineOf(part: string, ledger: Ledger): string {
  return `${part}: ${killsLine(ledger)}`
}
