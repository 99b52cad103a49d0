// Runs every automatic check of the source. Prints one line for each check, and the output of the checks that fail.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ name: string, args: string[], needs?: string }} Check */

const tool = (/** @type {string} */ path) => join('node_modules', ...path.split('/'))

/** @type {Check[]} */
const checks = [
  { name: 'types: cli', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types: template', args: [tool('typescript/bin/tsc'), '-p', 'template/tsconfig.json'] },
  ...[
    'e2e/host',
    'e2e/gallery/page',
    'bench/pages',
    'quality/hosts/next',
    'quality/hosts/plain',
    'quality/fuzz',
    'quality/poisoned',
    'quality/funds',
    'quality/diagnostics',
    'quality/frame-messages',
    'quality/inputs',
    'quality/models',
    'quality/faults',
    'quality/storage',
    'quality/load',
  ].map((folder) => {
    const config = `${folder}/tsconfig.json`
    return { name: `types: ${folder}`, args: [tool('typescript/bin/tsc'), '-p', config], needs: config }
  }),
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'format', args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  {
    name: 'architecture',
    args: [tool('vitest/vitest.mjs'), 'run', '--project', 'cli', 'quality/architecture'],
    needs: 'quality/architecture.test.ts',
  },
  { name: 'budgets', args: ['bench/budgets.mjs'], needs: 'bench/budgets.mjs' },
]

const built = await run({ name: 'build', args: ['scripts/build.mjs'] })
const due = checks.filter(({ needs }) => needs === undefined || existsSync(join(root, needs)))
const results = built ? await inPairs(due) : [false]
process.exitCode = results.every(Boolean) && built ? 0 : 1

/** Runs two checks at a time. With more, each check would be slower on a machine with two cores. */
async function inPairs(/** @type {Check[]} */ list) {
  const queue = [...list]
  /** @type {boolean[]} */
  const passed = []
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) passed.push(await run(check))
  }
  await Promise.all([worker(), worker()])
  return passed
}

async function run(/** @type {Check} */ { name, args }) {
  const begun = performance.now()
  let output = ''
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('close', resolve)
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(18)} ${seconds} s`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
}
