import { setMaxListeners } from 'node:events'
import { parseArgs } from 'node:util'
import { IDBKeyRange } from 'fake-indexeddb'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { countTasks } from '../storage/turns'
import { runDays } from './days'
import { runDirectory } from './directory'
import { runAccounts, runAnnouncements, runNetworks, runPending } from './lists'
import { runTabs } from './tabs'

const { values } = parseArgs({
  // The first argument is the name of the fuzz test, from `scripts/fuzz.mjs`. This program ignores the name.
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    days: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '300' },
    entries: { type: 'string', default: '100000' },
    part: { type: 'string' },
    plant: { type: 'string' },
  },
})

// Every part of the modal adds a listener to the abort signal of the page.
setMaxListeners(0)
Object.assign(globalThis, { IDBKeyRange })
countTasks()

const seed = wholeNumber('seed', values.seed)
const loads = {
  announcements: () => runAnnouncements({ seed }),
  pending: runPending,
  accounts: runAccounts,
  networks: runNetworks,
  directory: () => runDirectory({ entries: wholeNumber('entries', values.entries) }),
  tabs: () => runTabs({ seed, rounds: wholeNumber('rounds', values.rounds) }),
  days: () => runDays({ seed, days: wholeNumber('days', values.days), plant: values.plant }),
}

console.log(`seed ${seed}`)
for (const [name, run] of Object.entries(loads)) {
  if (values.part !== undefined && values.part !== name) continue
  const begun = performance.now()
  const { figures, wrong, reached } = await run()
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.log(`load ${name}: ${figures} · ${wrong.length} wrong · seed ${seed} · ${seconds} s`)
  for (const what of wrong.slice(0, 5)) console.log(`  ${what}`)
  if (wrong.length > 0 || reached === 0) process.exitCode = 1
}
