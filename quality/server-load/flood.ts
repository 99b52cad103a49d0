import type { Call, Client, Outcome, Side } from './client'
import type { Cluster } from './cluster'
import { wait } from './cluster'
import type { Ledger } from './ledger'
import type { PartOptions } from './kills'
import { addTo, count, emptyLedger, judge, percentile } from './ledger'
import { startLoad } from './load-processes'
import { createLoad } from './load-worker'
import type { SharedStore } from './stores'
import { sign } from './visitor'

/** The requests that the flooding client sends at once, and how often. */
const wave = 2_000
const waves = 3
/** The logins of the account that floods. */
const logins = 150
/** How many sessions an account may have, from the options of the server. */
const maxSessions = 20

/** The requests that one client may send, from the options of the server. */
const allowed = { nonce: 60, verify: 30, session: 600 }

const isStatus = (outcome: Outcome, status: number) => outcome.kind === 'answer' && outcome.status === status

/** How often each limit may start again during a flood, and how many servers count for themselves. */
const factorOf = ({ address }: SharedStore) => 2 * (address.startsWith('/') ? 2 : 1)

/** One client sends thousands of requests at once. The servers may take as many of each kind as its limit says. */
async function floodOfClient(client: Client, store: SharedStore, { counts, findings }: Ledger): Promise<void> {
  const paths = ['nonce', 'verify', 'session'] as const
  const taken: Record<string, number> = {}
  for (let sent = 0; sent < waves; sent += 1) {
    const calls = Array.from({ length: wave }, async (_, index) => {
      const path = paths[index % paths.length] ?? 'nonce'
      const call: Call = { method: path === 'verify' ? 'POST' : 'GET', path, ip: '203.0.113.9' }
      const side: Side = index % 2 === 0 ? 0 : 1
      const outcome = await client(side, call)
      if (outcome.kind !== 'answer') return count(counts, `flooding client: ${outcome.kind}`)
      count(counts, `flooding client: ${outcome.status}`)
      if (outcome.status !== 429 && outcome.status !== 503) return count(taken, path)
      if (!/^[1-9]\d{0,3}$/.test(outcome.headers['retry-after'] ?? ''))
        findings.push(`the flooding client got ${outcome.status} without a valid Retry-After`)
    })
    await Promise.all(calls)
    await wait(200)
  }
  for (const path of paths)
    if ((taken[path] ?? 0) > allowed[path] * factorOf(store))
      findings.push(`the flooding client was served ${taken[path]} times for ${path}`)
  if ((counts['flooding client: 429'] ?? 0) === 0) findings.push('the flooding client was never refused')
}

/** One account signs in from many addresses at once. */
async function floodOfAccount(cluster: Cluster, seed: number, sum: Ledger): Promise<string> {
  const { visitor, ledger, newAccount } = createLoad({ ports: cluster.ports, seed, block: 121 })
  const { signer } = newAccount()
  const login = async (_: unknown, index: number) => {
    const side: Side = index % 2 === 0 ? 0 : 1
    const account = { signer, ip: `198.51.100.${index}` }
    const nonce = await visitor.nonce(account, side)
    return nonce === undefined ? undefined : (await visitor.verify(account, side, sign(account, nonce))).outcome
  }
  const outcomes = (await Promise.all(Array.from({ length: logins }, login))).filter((outcome) => outcome !== undefined)
  const [signedIn, refused] = [200, 429].map((status) => outcomes.filter((each) => isStatus(each, status)).length)
  count(sum.counts, 'flooding account: 200', signedIn)
  count(sum.counts, 'flooding account: 429', refused)
  sum.findings.push(...ledger.findings)
  if ((refused ?? 0) + (signedIn ?? 0) < logins)
    sum.findings.push('the flooding account got answers besides 200 and 429')
  if ((signedIn ?? 0) > 30 * factorOf(cluster.store))
    sum.findings.push(`the flooding account signed in ${signedIn} times`)
  return signer.address
}

/** One client and one account flood the servers, while other visitors sign in. */
export async function runFlood({ cluster, program, seed, seconds, bound }: PartOptions): Promise<Ledger> {
  const sum = emptyLedger()
  const others = startLoad(program, [
    { ports: cluster.ports, seed, block: 120, rate: 10, seconds: Math.min(10, seconds) },
  ])
  try {
    await wait(1_000)
    const { client } = createLoad({ ports: cluster.ports, seed, block: 122 })
    await floodOfClient(client, cluster.store, sum)
    const address = await floodOfAccount(cluster, seed, sum)
    await others.loaded
    for (const { ledger } of await others.reports()) addTo(sum, ledger)
    const rows = await cluster.store.rows()
    const ofAccount = rows.filter((row) => row.address === address)
    if (ofAccount.length > maxSessions) sum.findings.push(`the flooding account has ${ofAccount.length} sessions`)
    count(sum.counts, 'flooding account: sessions', ofAccount.length)
    judge(
      sum,
      rows.filter((row) => row.address !== address),
    )
    for (const [name, by] of Object.entries(sum.counts))
      if (/^(?:nonce|verify|session|sign-out): (?:429|503|cut|refused)/.test(name))
        sum.findings.push(`other visitors got ${name}, ${by} times`)
    const p95 = percentile(sum.times, 95)
    if (p95 > bound) sum.findings.push(`95 % of the logins of other visitors took up to ${p95} ms`)
  } finally {
    others.kill()
  }
  return sum
}
