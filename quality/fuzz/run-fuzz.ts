import { canonicalSignature } from '../../template/src/wallet-modal/services/siwx-verify/canonical-signature'
import type { Changed } from './changes'
import { pickChange } from './changes'
import type { Login } from './logins'
import { createLogin, kinds } from './logins'
import { createRandom } from './random'
import type { Outcome, Target } from './targets'
import { createClientTarget, createServerTarget } from './targets'

/**
 * The number of cases that share a login. After these cases the login is sent unchanged twice: first it must be accepted, then refused as
 * a repetition.
 */
const perLogin = 200
const replays = 8

/** The range of a run. The same seed and range produce the same cases, except for the nonces. */
export interface FuzzRange {
  seed: number
  /** The first case, a multiple of 200. */
  from: number
  to: number
}

/** The results for one property. */
export interface Tally {
  cases: number
  reached: number
  /** The number of refusals by target and reason. */
  reasons: Record<string, number>
}

export interface FuzzReport {
  cases: number
  /** The number of valid logins that both targets accepted. */
  sane: number
  /** The number of cases in which a signature was checked. */
  reached: number
  properties: Record<string, Tally>
  /** Logins with the wrong result. */
  failures: string[]
}

/** Joins the reports of several ranges. */
export function mergeReports(reports: readonly FuzzReport[]): FuzzReport {
  const merged: FuzzReport = { cases: 0, sane: 0, reached: 0, properties: {}, failures: [] }
  for (const report of reports) {
    merged.cases += report.cases
    merged.sane += report.sane
    merged.reached += report.reached
    merged.failures.push(...report.failures)
    for (const [property, tally] of Object.entries(report.properties)) {
      const sum = (merged.properties[property] ??= { cases: 0, reached: 0, reasons: {} })
      sum.cases += tally.cases
      sum.reached += tally.reached
      for (const [reason, count] of Object.entries(tally.reasons))
        sum.reasons[reason] = (sum.reasons[reason] ?? 0) + count
    }
  }
  return merged
}

/** Sends logins that differ from valid ones in one property to the client's check and to the server. */
export async function runFuzz({ seed, from, to }: FuzzRange, progress: (done: number) => void = () => {}) {
  const report: FuzzReport = { cases: 0, sane: 0, reached: 0, properties: {}, failures: [] }
  const client = createClientTarget()
  const server = createServerTarget()

  async function login(block: number): Promise<Login> {
    const kind = kinds[block % kinds.length] ?? 'eip155'
    const made = createLogin(kind, await server.nonce())
    client.expect(made.data)
    return made
  }

  function count(property: string, outcomes: readonly (readonly [who: string, outcome: Outcome])[]) {
    const tally = (report.properties[property] ??= { cases: 0, reached: 0, reasons: {} })
    const reached = outcomes.some(([, { reachedSignature }]) => reachedSignature)
    report.cases += 1
    tally.cases += 1
    if (reached) report.reached += 1
    if (reached) tally.reached += 1
    for (const [who, { reason }] of outcomes)
      tally.reasons[`${who}: ${reason}`] = (tally.reasons[`${who}: ${reason}`] ?? 0) + 1
  }

  function fail(index: number, property: string, who: string, made: Login, sent: object) {
    const replay = `--seed ${seed} --case ${index}`
    report.failures.push(JSON.stringify({ replay, property, who, kind: made.kind, valid: made.message, sent }, null, 2))
  }

  /** Both targets get the login. A spelling that clients make canonical before they check it goes to the server only. */
  async function refuse(index: number, property: string, made: Login, sent: Changed): Promise<boolean> {
    const { chainId, address } = made.signer
    const isSpelling =
      sent.message === made.message &&
      sent.said === undefined &&
      property !== 'nonce, used' &&
      canonicalSignature({ chainId, address, signature: sent.signature }) === made.signature
    const outcomes: [string, Outcome][] = []
    const ask = async (who: string, target: Target) => {
      try {
        outcomes.push([who, await target.ask(sent, made.data)])
      } catch (error) {
        fail(index, property, `${who}, which failed: ${String(error)}`, made, sent)
      }
    }
    if (!isSpelling) await ask('client', client)
    if (sent.said === undefined) await ask('server', server)
    for (const [who, { accepted }] of outcomes) if (accepted) fail(index, property, who, made, sent)
    count(property, outcomes)
    // After a checked signature the server's nonce is used up.
    return outcomes.some(([who, { reachedSignature }]) => who === 'server' && reachedSignature)
  }

  for (let first = from; first < to; first += perLogin) {
    const block = first / perLogin
    let made = await login(block)
    const last = Math.min(first + perLogin, to)
    const replayed = Math.min(replays, last - first)
    for (let index = first; index < last - replayed; index += 1) {
      const random = createRandom(seed, index)
      const [property, change] = pickChange(random)
      if (await refuse(index, property, made, change(made, random))) made = await login(block)
    }
    for (const [who, target] of [
      ['client', client],
      ['server', server],
    ] as const) {
      const { accepted, reason } = await target.ask(made, made.data)
      if (!accepted) fail(last, 'none', `${who}: ${reason}`, made, {})
      else if (who === 'server') report.sane += 1
    }
    for (let index = last - replayed; index < last; index += 1) await refuse(index, 'nonce, used', made, made)
    progress(last - from)
  }
  await server.close()
  return report
}
