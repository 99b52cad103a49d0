// Runs the tests of the CLI with each major version of Node that it supports. The versions come from the npm packages `node-<platform>-<arch>`, so the
// npm registry is needed. `--only 22` runs one version. Arguments after `--` go to Vitest.
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const work = join(root, '.tmp', `nodes-${process.pid}`)
const platform = process.platform === 'win32' ? 'win' : process.platform
const name = `node-${platform}-${process.arch}`

try {
  for (const major of values.only ?? ['20', '22', '24']) await test(major)
} finally {
  await rm(work, { recursive: true, force: true })
}

async function test(/** @type {string} */ major) {
  const folder = join(work, major)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${major}`], folder)
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const version = run(node, ['--version'], root, 'pipe').trim()
  if (!version.startsWith(`v${major}.`)) throw new Error(`${name}@${major} is ${version}.`)
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const tests = positionals.length > 0 ? positionals : ['src']
  const { status } = spawnSync(node, [vitest, 'run', '--project', 'cli', ...tests, ...reporters], {
    cwd: root,
    stdio: 'inherit',
  })
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(await readFile(report, 'utf8'))
  console.log(
    `Node ${version.slice(1)}: ${numPassedTests.toLocaleString('en')} tests of the CLI passed, ${numFailedTests} failed`,
  )
  if (status !== 0) process.exitCode = 1
}

/**
 * Runs a program to its end, and returns its output if that is piped.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {'inherit' | 'pipe'} output
 */
function run(command, args, cwd, output = 'inherit') {
  const { status, stdout, error } = spawnSync(command, [...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', output, 'inherit'],
  })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}`)
  return stdout ?? ''
}
