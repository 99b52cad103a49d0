import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { createRandom } from '../fuzz/random'
import { startCluster } from './cluster'
import { runFlood } from './flood'
import type { PartOptions } from './kills'
import { runKills } from './kills'
import type { Ledger } from './ledger'
import { workAsLoad } from './load-worker'
import { runOutages } from './outages'
import { lineOf } from './print'

const parts: Record<string, (given: PartOptions) => Promise<Ledger>> = {
  kills: runKills,
  outages: runOutages,
  flood: runFlood,
}

if (process.argv[2] === 'work') workAsLoad()
else await main()

async function main(): Promise<void> {
  const { values } = parseArgs({
    // `scripts/fuzz.mjs` passes the name of the program as the first argument.
    allowPositionals: true,
    options: {
      store: { type: 'string', multiple: true, default: ['redis', 'folder', 'postgres'] },
      seconds: { type: 'string', default: '300' },
      rate: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      part: { type: 'string', multiple: true, default: ['kills', 'outages', 'flood'] },
      outage: { type: 'string', default: '14' },
      trouble: { type: 'string' },
      bound: { type: 'string', default: '2000' },
      fault: { type: 'string' },
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  const seed = wholeNumber('seed', values.seed)
  const options = {
    program: process.argv[1] ?? '',
    seed,
    rate: wholeNumber('rate', values.rate),
    seconds: wholeNumber('seconds', values.seconds),
    outage: wholeNumber('outage', values.outage),
    trouble: values.trouble,
    bound: wholeNumber('bound', values.bound),
  }
  const reports: object[] = []
  for (const store of values.store)
    for (const part of values.part) {
      const ledger = await runPart(store, part, options, values.fault)
      const { counts, findings } = ledger
      reports.push({ store, part, counts, findings })
      if (findings.length > 0) process.exitCode = 1
      if (values.json) continue
      console.log(`${store}: ${lineOf(part, ledger)} · seed ${seed}`)
      for (const finding of findings.slice(0, 10)) console.log(`FOUND ${finding}`)
      if (!values.verbose) continue
      for (const [name, by] of Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        console.log(`  ${name}: ${Math.round(by)}`)
    }
  if (values.json) console.log(JSON.stringify(reports))
}

/** Runs a part with servers and a store of its own. */
async function runPart(
  store: string,
  part: string,
  options: Omit<PartOptions, 'cluster' | 'random'>,
  fault: string | undefined,
): Promise<Ledger> {
  const run = parts[part]
  if (!run) throw new Error('--part takes kills, outages or flood')
  const cluster = await startCluster(store, fault)
  // Otherwise the servers and the store would go on.
  const end = () => void cluster.stop().finally(() => process.exit(1))
  process.once('SIGTERM', end).once('SIGINT', end)
  try {
    return await run({ ...options, cluster, random: createRandom(options.seed, 1_000) })
  } finally {
    process.off('SIGTERM', end).off('SIGINT', end)
    await cluster.stop()
  }
}
