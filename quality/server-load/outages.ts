import type { Sent, Side } from './client'
import { wait } from './cluster'
import type { PartOptions } from './kills'
import type { Ledger } from './ledger'
import { count, judge } from './ledger'
import { askAll, atRate, createLoad } from './load-worker'
import type { Trouble } from './stores'
import { sign } from './visitor'

/**
 * How long a server may take to answer without its store, in milliseconds: the times in the README of the server, and a second for a busy machine.
 * A request that was under way when the store stopped may wait for the store twice.
 */
const longest = { new: 6_000, 'under way': 11_000 }
/** How long the servers may take to work again after the store does, in milliseconds. */
const longestReturn = 10_000
/** The logins that are signed before the outage and sent during the outage. */
const signedBefore = 60
/** The visits per second of the other visitors. */
const rate = 10

/** Checks the answers to requests that began, or had not ended, while the store did not work. */
function judgeOutage(sent: readonly Sent[], from: number, to: number, trouble: Trouble, ledger: Ledger): void {
  const { counts, findings } = ledger
  for (const { call, outcome, begun } of sent) {
    const end = begun + outcome.ms
    if (end < from || begun > to) continue
    const kind = begun > from ? 'new' : 'under way'
    // The store was back before the time of a request was over, so the server may have answered in any way.
    if (end > to && Math.max(begun, from) + longest[kind] > to) continue
    if (end - Math.max(begun, from) > longest[kind])
      findings.push(`${call.path} (${kind}) took ${Math.round(outcome.ms)} ms while the store ${trouble}`)
    if (kind === 'under way') continue
    if (outcome.kind !== 'answer') findings.push(`${call.path} was ${outcome.kind} while the store ${trouble}`)
    else if (outcome.status !== 503)
      findings.push(`${call.path} was answered with ${outcome.status} while the store ${trouble}`)
    count(counts, `answers while the store ${trouble}`)
    const slowest = `slowest answer in ms while the store ${trouble}`
    counts[slowest] = Math.max(counts[slowest] ?? 0, outcome.ms)
  }
}

/** Stops the store under two servers with visitors, and starts it again. */
export async function runOutages({ cluster, seed, outage, trouble: only }: PartOptions): Promise<Ledger> {
  const { store, ports } = cluster
  let sent: Sent[] = []
  const load = createLoad({ ports, seed, block: 100 }, (each) => sent.push(each))
  const { ledger, client, visitor } = load
  const { counts, findings } = ledger

  /** Waits until both servers give out nonces. */
  async function untilBack(trouble: Trouble): Promise<void> {
    const begun = performance.now()
    for (const side of [0, 1] as const)
      for (;;) {
        const { ip } = load.newAccount()
        const outcome = await client(side, { method: 'GET', path: 'nonce', ip })
        if (outcome.kind === 'answer' && outcome.status === 200) break
        if (performance.now() - begun > longestReturn) {
          findings.push(`server ${side} does not work ${longestReturn} ms after the store that ${trouble}`)
          break
        }
        await wait(50)
      }
    counts[`ms until both servers work after the store ${trouble}`] = performance.now() - begun
  }

  async function signAhead() {
    const account = load.newAccount()
    const nonce = (await visitor.nonce(account, 0)) ?? ''
    return { account, body: sign(account, nonce) }
  }

  async function stop(trouble: Trouble): Promise<void> {
    let isOver = false
    sent = []
    const others = atRate(
      rate,
      120,
      () => load.visit(true),
      ledger,
      () => isOver,
    )
    const ready = await Promise.all(Array.from({ length: signedBefore }, signAhead))
    await wait(1_000)
    await store.begin(trouble)
    const from = performance.now()
    const refused = ready.map(async ({ account, body }, index) => {
      await wait(index * 80)
      const side: Side = index % 2 === 0 ? 0 : 1
      const { outcome } = await visitor.verify(account, side, body)
      const [known] = ledger.confirmed
      if (known) await visitor.ask(known, side, 'while the store does not work')
      return outcome
    })
    await wait(outage * 1_000)
    const to = performance.now()
    await store.finish(trouble)
    await untilBack(trouble)
    await Promise.all(refused)
    judgeOutage(sent, from, to, trouble, ledger)
    if ((counts[`answers while the store ${trouble}`] ?? 0) < signedBefore)
      findings.push(`the servers hardly answered while the store ${trouble}`)
    for (const [index, { account, body }] of ready.entries()) {
      const { login } = await visitor.verify(account, index % 2 === 0 ? 1 : 0, body)
      count(counts, login ? 'messages taken after the outage' : 'messages to be signed again after the outage')
    }
    isOver = true
    await others
  }

  const troubles = store.troubles.filter((trouble) => only === undefined || trouble === only)
  if (troubles.length === 0) throw new Error(`--trouble takes ${store.troubles.join(' or ')}`)
  for (const trouble of troubles) await stop(trouble)
  await askAll(load)
  judge(ledger, await store.rows())
  return ledger
}
