import type { Ledger } from './ledger'
import { percentile } from './ledger'

const number = (value: number) => Math.round(value).toLocaleString('en')

function sumOf(counts: Record<string, number>, pattern: RegExp): number {
  return Object.entries(counts).reduce((sum, [name, by]) => (pattern.test(name) ? sum + by : sum), 0)
}

const times = (ledger: Ledger) =>
  `p50 ${percentile(ledger.times, 50)} ms, p95 ${percentile(ledger.times, 95)} ms, p99 ${percentile(ledger.times, 99)} ms`

function killsLine(ledger: Ledger): string {
  const { counts, confirmed } = ledger
  const of = (name: string) => number(counts[name] ?? 0)
  const rate = (count = 0) => Math.round(count / ((counts['milliseconds'] ?? 0) / 1_000))
  return [
    `${of('attempted')} sign-ins (${rate(counts['attempted'])} a second)`,
    `${number(confirmed.length)} confirmed (${rate(confirmed.length)} a second)`,
    `${of('kills')} kills`,
    `${number(sumOf(counts, /^verify: (?:cut|hung)$/))} lost answers (${of('sessions of lost answers')} have a session)`,
    `${of('repeated sends')} repeated sends, ${of('repeated sends accepted')} accepted`,
    `${of('forged answered')} forged logins, ${number(sumOf(counts, /^forged \w+: 200/))} accepted`,
    `${number(confirmed.filter(({ state }) => state === 'ended').length)} signed out`,
    times(ledger),
  ].join(', ')
}

function outagesLine({ counts, confirmed }: Ledger): string {
  const troubles = ['freezes', 'dies', 'fails'].flatMap((trouble) => {
    const answers = counts[`answers while the store ${trouble}`]
    if (answers === undefined) return []
    const slowest = number(counts[`slowest answer in ms while the store ${trouble}`] ?? 0)
    const back = number(counts[`ms until both servers work after the store ${trouble}`] ?? 0)
    return `${number(answers)} answers while the store ${trouble} (slowest ${slowest} ms, back after ${back} ms)`
  })
  return [...troubles, `${number(confirmed.length)} confirmed logins`].join(', ')
}

function floodLine(ledger: Ledger): string {
  const { counts } = ledger
  const all = number(sumOf(counts, /^flooding client: /))
  const refused = number(sumOf(counts, /^flooding client: (?:429|503)/))
  const account = `${number(counts['flooding account: 200'] ?? 0)} of ${number(sumOf(counts, /^flooding account: \d/))}`
  return [
    `${refused} of ${all} requests of one client refused`,
    `${account} logins of one account taken, ${number(counts['flooding account: sessions'] ?? 0)} sessions left`,
    `logins of others ${times(ledger)}`,
  ].join(', ')
}

const lines: Record<string, (ledger: Ledger) => string> = { kills: killsLine, outages: outagesLine, flood: floodLine }

/** The figures of a part of the program. */
export function lineOf(part: string, ledger: Ledger): string {
  return `${part}: ${lines[part]?.(ledger) ?? ''}, ${ledger.findings.length} findings`
}
