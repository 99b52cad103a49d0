import './harness/page'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { runParts, sendReport } from '../run-parts'
import { plant } from './harness/planted'
import { missingTests } from './find-named-tests'
import type { PairsResult } from './pairs'
import { runPairs, running, sumOfPairs } from './pairs'
import type { FaultsReport } from './report'
import { figuresOf, findingsOf, missingText, tableOf } from './report'
import type { RowResult } from './run'
import { runRow } from './run'
import { rows } from './table'
import { provenBy } from './table/row'

const { values } = parseArgs({
  // The first word says which fuzzing it is.
  allowPositionals: true,
  options: {
    row: { type: 'string' },
    /** The number of the only case to run: a case of the row that `--row` names, or a pair without `--row`. */
    case: { type: 'string' },
    /** The number of pairs. */
    count: { type: 'string', default: '2000' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    out: { type: 'string' },
    /** Breaks the product on purpose, so that the cases have to notice it. */
    planted: { type: 'string' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    /** The number of this process among those that share the rows and the pairs. Only this program passes it. */
    part: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

// Every build of this program is two folders below the root of the repository.
const root = fileURLToPath(new URL('../..', import.meta.url))
const say = (text: string) => void process.stdout.write(`${text}\n`)
const seed = Number(values.seed)
const only = values.case === undefined ? undefined : Number(values.case)
const chosen = rows.filter(({ id }) => id === values.row || values.row === undefined)
if (chosen.length === 0) throw new Error(`there is no row ${values.row}`)
// Two processes share a run of the whole table, because each case keeps one core busy.
const jobs = values.row === undefined && only === undefined ? wholeNumber('jobs', values.jobs) : 1
const count = values.row === undefined ? Math.ceil(Number(values.count) / Number(values.share)) : 0

interface PartReport {
  rows: readonly RowResult[]
  pairs: PairsResult
}

/** Runs every row and every pair whose number, divided by the number of parts, leaves the number of this part. */
async function runPart(part: number): Promise<PartReport> {
  if (values.planted) plant(values.planted)
  // Node ends with this code when a case waits for something that never happens.
  process.on('exit', (code) => void (code === 13 && process.stderr.write(`${running}: the pair has never ended\n`)))
  const isMine = (number: number) => number % jobs === part
  const isPairOnly = values.row === undefined && only !== undefined
  const results: RowResult[] = []
  for (const row of isPairOnly ? [] : chosen.filter((_, index) => isMine(index))) results.push(await runRow(row, only))
  const numbers = isPairOnly ? [only] : Array.from({ length: count }, (_, number) => number).filter(isMine)
  return { rows: results, pairs: await runPairs(seed, numbers) }
}

const { part } = values
if (part === undefined) await main()
else await sendReport(() => runPart(wholeNumber('part', part)))

async function main(): Promise<void> {
  if (!values.json) say(`seed ${seed}`)
  const begun = performance.now()
  const options = [...process.argv.slice(2), '--seed', String(seed)]
  const parts =
    jobs === 1 ? [await runPart(0)] : await runParts<PartReport>(fileURLToPath(import.meta.url), jobs, options)
  const missing = chosen.flatMap((row) => missingTests(row, root).map((test) => missingText(row.id, test)))
  const results = chosen.flatMap(({ id }) => parts.flatMap((part) => part.rows.filter((result) => result.id === id)))
  const report: FaultsReport = { rows: results, pairs: sumOfPairs(parts.map(({ pairs }) => pairs)), missing }
  if (values.out) writeFileSync(values.out, JSON.stringify(tableOf(report)))
  if (values.json) say(JSON.stringify(report))
  else {
    for (const { repeat, fault, problems } of findingsOf(report))
      say(`${repeat}: ${fault}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    for (const name of missing) say(name)
    say(`${figuresOf(report)} · seed ${seed} · ${Math.round((performance.now() - begun) / 1_000)} s`)
  }
  const unproven = chosen.filter(
    (row) => provenBy(row).length === 0 && results.some((result) => result.id === row.id && result.cases === 0),
  )
  if (!values.json) for (const { id } of unproven) say(`${id} has neither a case nor a test`)
  process.exitCode = findingsOf(report).length + missing.length + unproven.length > 0 ? 1 : 0
  process.stdout.write('', () => process.exit())
}
