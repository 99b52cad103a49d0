import { setMaxListeners } from 'node:events'
import * as fc from 'fast-check'
import type { AnalyticsEvent } from '../../template/src/wallet-modal/domain/events'
import { settle } from '../../template/src/wallet-modal/testing/settle'
import type { Secrets } from './secrets'
import { leaksIn, secrets } from './secrets'
import { Visit } from './visit'

// Every part of a modal listens to the same abort signal. Node would warn of a memory leak at more than ten listeners, so the warning is off.
setMaxListeners(0)

/** The result of the generated sessions. `main.ts` prints the result as JSON. */
export interface SessionsReport {
  sessions: number
  /** The number of entries in the reports of all sessions. */
  entries: number
  /** The number of entries in the reports of all sessions, by type of entry. */
  types: Record<string, number>
  /** Describes the first session whose report contains a secret, and gives the options that repeat this session. */
  failure: string | undefined
}

type Step = (visit: Visit) => void | Promise<void>

const events: readonly AnalyticsEvent['event'][] = [
  ...(['SELECT_WALLET', 'SEARCH_WALLET', 'CONNECT_SUCCESS', 'CONNECT_ERROR', 'CONNECT_PROXY_ERROR'] as const),
  ...([
    'API_ERROR',
    'INTERNAL_SDK_ERROR',
    'SEND_ERROR',
    'SWAP_ERROR',
    'PAY_INITIATED',
    'PAY_EXCHANGE_SELECTED',
  ] as const),
  ...([
    'REGISTER_NAME_ERROR',
    'SWITCH_NETWORK',
    'SIWX_AUTH_ERROR',
    'SOCIAL_LOGIN_ERROR',
    'DISCONNECT_SUCCESS',
  ] as const),
  ...(['ERROR_FETCH_TRANSACTIONS', 'SET_PREFERRED_ACCOUNT_TYPE', 'SELECT_BUY_PROVIDER', 'INITIALIZE'] as const),
]

const index = fc.nat(41)

const step: fc.Arbitrary<readonly [name: string, step: Step]> = fc.oneof(
  index.map((at) => [`open ${at}`, (visit: Visit) => visit.open(at)] as const),
  index.map((at) => [`connect ${at}`, (visit: Visit) => visit.connect(at)] as const),
  index.map((at) => [`fail ${at}`, (visit: Visit) => visit.fail(at)] as const),
  index.map((at) => [`request ${at}`, (visit: Visit) => visit.request(at)] as const),
  index.map((at) => [`ask ${at}`, (visit: Visit) => visit.ask(at)] as const),
  index.map((at) => [`alert ${at}`, (visit: Visit) => visit.alert(at)] as const),
  fc
    .tuple(fc.constantFrom(...events), index)
    .map(([event, at]) => [`track ${event} ${at}`, (visit: Visit) => visit.track(event, at)] as const),
  fc.constantFrom(0, 7, 1_500, 400_000).map((ms) => [`wait ${ms}`, (visit: Visit) => visit.wait(ms)] as const),
  fc.constant(['close', (visit: Visit) => visit.close()] as const),
  fc.constant(['disconnect', (visit: Visit) => visit.disconnect()] as const),
)

const session = fc.tuple(secrets, fc.array(step, { minLength: 3, maxLength: 14 }))

/**
 * Runs sessions with secrets in all inputs of the modal, and searches the diagnostics reports of the sessions for the secrets.
 * @param path the path that a failure has printed, to repeat only the failed session. Default: all sessions run
 * @param spoil changes a report before the search. A test adds a secret in this way to check that the search finds leaks
 */
export async function runSessions(
  seed: number,
  count: number,
  path?: string,
  spoil: (report: string, planted: Secrets) => string = (report) => report,
): Promise<SessionsReport> {
  const outcome: SessionsReport = { sessions: 0, entries: 0, types: {}, failure: undefined }
  const property = fc.asyncProperty(session, async ([planted, steps]) => {
    const visit = new Visit(planted)
    for (const [, run] of steps) await run(visit)
    await settle()
    const report = spoil(visit.end(), planted)
    outcome.sessions += 1
    for (const { type } of (JSON.parse(report) as { entries: { type: string }[] }).entries) {
      outcome.entries += 1
      outcome.types[type] = (outcome.types[type] ?? 0) + 1
    }
    const leaks = leaksIn(report, planted)
    if (leaks.length > 0)
      throw new Error(`the report contains: ${leaks.join(', ')}. Steps: ${steps.map(([name]) => name).join(', ')}`)
  })
  const details = await fc.check(property, {
    seed,
    numRuns: count,
    endOnFailure: true,
    ...(path !== undefined && { path }),
  })
  if (!details.failed) return outcome
  const { counterexamplePath, errorInstance } = details
  return { ...outcome, failure: `--seed ${seed} --path ${counterexamplePath}: ${String(errorInstance)}` }
}
