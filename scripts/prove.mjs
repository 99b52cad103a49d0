// Runs the proofs of `proofs.mjs` and writes their figures into `docs/reliability.md`. Two single-core proofs run at a time; every other proof runs
// alone. `--only <id>` runs a single proof, `--share 100` runs a hundredth of the cases, `--seed` sets the seed, and `--out <folder>` sets the folder of
// the document. If a proof fails, the document keeps the earlier figures of that proof, and the command exits with code 1.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { proofs } from './proofs.mjs'
import { reliabilityDocument } from './reliability-document.mjs'
import { wholeNumber } from './whole-number.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    out: { type: 'string', default: join(root, 'docs') },
  },
})
const [divisor, seed] = [wholeNumber('share', values.share), wholeNumber('seed', values.seed)]
const unknown = (values.only ?? []).filter((id) => !proofs.some((proof) => proof.id === id))
if (divisor === 0 || unknown.length > 0)
  throw new Error(`--share is at least 1, and --only takes ${proofs.map(({ id }) => id).join(', ')}`)

const results = join(values.out, 'reliability.json')
/** @type {Record<string, import('./reliability-document.mjs').Result>} */
const known = await readFile(results, 'utf8').then(JSON.parse, () => ({}))
const chosen = proofs.filter(({ id }) => values.only?.includes(id) ?? true)
const singles = chosen.filter(({ cores }) => cores === 1)
await Promise.all([proveAll(singles), proveAll(singles)])
await proveAll(chosen.filter(({ cores }) => cores !== 1))

/**
 * Takes proofs from the queue and runs them in sequence until the queue is empty. Several workers can share a queue.
 * @param {import('./proofs.mjs').Proof[]} queue Each worker removes the proofs that it runs.
 */
async function proveAll(queue) {
  for (let proof = queue.shift(); proof; proof = queue.shift()) await prove(proof)
}

/**
 * Runs a proof and writes its figures into the document.
 * @param {import('./proofs.mjs').Proof} proof
 */
async function prove(proof) {
  const tablePath = join(root, '.tmp', `proof-${process.pid}-${proof.id}.json`)
  await mkdir(join(root, '.tmp'), { recursive: true })
  const { args, env = {} } = proof.command({
    seed,
    table: tablePath,
    share: (count) => String(Math.ceil(count / divisor)),
  })
  console.log(`\n${proof.id}: ${proof.claim}`)
  const begun = performance.now()
  const { code, output } = await run(args, env)
  /** @type {import('./reliability-document.mjs').Table | undefined} */
  const table = await readFile(tablePath, 'utf8').then(JSON.parse, () => undefined)
  await rm(tablePath, { force: true })
  const figures = [...output.matchAll(proof.figures)].map(([line]) => line.replace(/ · seed.*$/, ''))
  if (code !== 0 || figures.length === 0) {
    console.log(`${proof.id} FAILED with exit code ${code}`)
    process.exitCode = 1
    return
  }
  const date = new Date().toISOString().slice(0, 10)
  const seconds = Math.round((performance.now() - begun) / 1_000)
  known[proof.id] = { date, seed, share: divisor, seconds, figures, ...(table && { table }) }
  // The figures are written after each proof, so that a later crash loses none. The writes are synchronous, because a proof that runs in parallel could
  // end between two asynchronous writes.
  mkdirSync(values.out, { recursive: true })
  writeFileSync(results, `${JSON.stringify(known, null, 2)}\n`)
  writeFileSync(join(values.out, 'reliability.md'), reliabilityDocument(known))
}

/**
 * Runs a command of Node in the root of this repository, and shows its output.
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text
      process.stdout.write(text)
    })
    child.once('close', (code) => resolve({ code, output }))
  })
}
