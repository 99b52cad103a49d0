import type { Random } from '../fuzz/random'
import type { Cluster } from './cluster'
import { wait } from './cluster'
import type { Ledger } from './ledger'
import { addTo, count, emptyLedger, judge } from './ledger'
import { startLoad } from './load-processes'

/** The processes that sign in. */
const processes = 2

/** What a part of the program gets. */
export interface PartOptions {
  cluster: Cluster
  random: Random
  program: string
  seed: number
  rate: number
  seconds: number
  /** How long the store does not work in each outage, in seconds. */
  outage: number
  /** The only trouble of the store; undefined for all troubles that the store can have. */
  trouble: string | undefined
  /** 95 % of the logins of other visitors have to be answered in this time during a flood, in milliseconds. */
  bound: number
}

/** Signs in at both servers while one of them is killed and started again every few seconds, and compares the sessions at the end. */
export async function runKills({ cluster, random, program, seed, rate, seconds }: PartOptions): Promise<Ledger> {
  const sum = emptyLedger()
  const jobs = Array.from({ length: processes }, (_, block) => ({
    ports: cluster.ports,
    seed,
    block,
    rate: rate / processes,
    seconds,
  }))
  const load = startLoad(program, jobs)
  const loaded = new AbortController()
  try {
    const killing = (async () => {
      const begun = performance.now()
      while (!loaded.signal.aborted && performance.now() - begun < (seconds - 1) * 1_000) {
        await wait(700 + random.below(4_000))
        if (loaded.signal.aborted) break
        await cluster.restart(random.oneIn(2) ? 0 : 1, random.below(1_200))
        count(sum.counts, 'kills')
      }
    })()
    await Promise.all([killing, load.loaded.finally(() => loaded.abort())])
    const reports = await load.reports()
    for (const { ledger } of reports) addTo(sum, ledger)
    sum.counts['milliseconds'] = Math.max(...reports.map((report) => report.seconds)) * 1_000
    judge(sum, await cluster.store.rows())
  } finally {
    load.kill()
  }
  return sum
}
