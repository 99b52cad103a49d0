// Runs test suites of `scripts/test-suites.mjs`. The first argument names them: `main` (the default, `npm test`), `rest` for all other suites, or
// `all`. Vitest gets the arguments that follow: `npm run test:rest -- --shard=1/5` runs the first of five shards of each suite. At the end the
// script lists the failed tests and the tests that passed only at their second try, and prints the totals.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main, rest } from './test-suites.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const reports = await mkdtemp(join(tmpdir(), 'wallet-modal-tests-'))
const [part = 'main', ...forVitest] = process.argv.slice(2)
const chosen = { main, rest, all: [...main, ...rest] }[part]
if (!chosen) throw new Error('The suites are `main`, `rest` and `all`.')
const totals = { passed: 0, failed: 0, repeated: 0 }
/** @type {string[]} */
const findings = []

/** @type {import('node:child_process').ChildProcess | undefined} */
let current
let stopped = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopped = true
    current?.kill(signal)
  })
}

try {
  if ((await run([join(root, 'scripts', 'build.mjs')])) !== 0) totals.failed += 1
  else for (const { name, args } of chosen) if (!stopped) await suite(name, args)
} finally {
  await rm(reports, { recursive: true, force: true })
}
for (const finding of findings) console.log(finding)
if (totals.repeated > 0) console.log(`${totals.repeated} passed at the second try`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = stopped ? 130 : totals.failed > 0 ? 1 : 0

async function suite(/** @type {string} */ name, /** @type {string[]} */ args) {
  const report = join(reports, `${name.replace(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run([vitest, 'run', ...args, ...forVitest, ...reporters])
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = await readFile(report, 'utf8').then(JSON.parse, () => ({}))
  totals.passed += numPassedTests
  // A test file that cannot be loaded, or an error outside of all tests, fails the suite although no test has failed.
  totals.failed += code !== 0 && numFailedTests === 0 ? 1 : numFailedTests
  findings.push(...findingsOf(testResults))
  if (code !== 0 && numFailedTests === 0) findings.push(`failed: ${name} ended with ${code}`)
}

/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */

/** Describes the tests that failed, and the tests that passed only at their second try, for the end of the log. */
function findingsOf(/** @type {VitestFile[]} */ files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const found = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
    if (found.length === 0) return status === 'failed' ? [`failed: ${file}: ${firstLines(message)}`] : []
    return found.map((test) => {
      if (test.status !== 'failed') totals.repeated += 1
      const verdict = test.status === 'failed' ? 'failed' : 'passed at the second try'
      return `${verdict}: ${file} > ${test.fullName}: ${firstLines(test.failureMessages[0])}`
    })
  })
}

function firstLines(/** @type {string | undefined} */ text) {
  return (text ?? '').split('\n').slice(0, 12).join('\n')
}

function run(/** @type {string[]} */ args) {
  return new Promise((/** @type {(code: number | null) => void} */ resolve) => {
    current = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    current.once('exit', resolve)
  })
}
