import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli, type CliResult } from './test-support/cli-process'
import { parseReport } from './test-support/json-contract'

let home = ''
let app = ''
const modal = (): string => join(app, 'src', 'wallet-modal')

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'wallet modal – ünï '))
  app = join(home, 'my app')
  const create = ['my app', '--name', 'my-app', '--minimal', '--no-tests', '--no-install', '--no-git', '--no-input']
  expect(await runCli(create, { cwd: home })).toMatchObject({ exitCode: 0 })
  writeFileSync(join(modal(), 'index.ts'), `${readFileSync(join(modal(), 'index.ts'), 'utf8')}// ours\n`)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Ends a process that opens a network connection or looks up a host. */
const noNetwork = encodeURIComponent(
  "import net from 'node:net';import dns from 'node:dns';const no=()=>{process.exit(99)};net.Socket.prototype.connect=no;dns.lookup=no",
)
const offline = (args: readonly string[], cwd: string): Promise<CliResult> =>
  runCli(args, { cwd, env: { NODE_OPTIONS: `--import data:text/javascript,${noNetwork}` } })

const contents = (): Record<string, string> => {
  const paths = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(app, path)).isFile(),
  )
  return Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(app, path)))
        .digest('hex'),
    ]),
  )
}

test.each([
  [['list', '--json'], 0],
  [['diff', '--json', '--exit-code'], 3],
  [['diff', 'index.ts', '--json'], 0],
  [['diff', 'nothing.ts', '--json'], 2],
  [['doctor', '--json'], 3],
  [['doctor', 'licences', '--json'], 4],
  [['doctor', 'licenses', '--json'], 4],
  [['doctor', 'audit', '--json'], 0],
  [['doctor', 'audit', '--strict', '--json'], 3],
  [['doctor', 'audit', '--format', '--json'], 0],
  [['doctor', 'csp', '--json'], 0],
  [['doctor', 'csp', '--strict', '--json'], 2],
  [['doctor', 'csp', '--as', 'nginx', '--json'], 2],
  [['doctor', 'licences', '--strict', '--json'], 2],
  [['link', '--json'], 4],
  [['list', '--josn', '--json'], 2],
])(
  '%j asks no network, writes nothing, and prints one object, from a subfolder and with -C',
  async (args, exitCode) => {
    const before = contents()
    const inside = await offline(args, join(modal(), 'views'))
    const outside = await offline([...args, '-C', 'my app'], home)
    expect([inside.exitCode, outside.exitCode, inside.stderr]).toEqual([exitCode, exitCode, ''])
    // A hint names the CLI by the path from the folder in which the CLI was started.
    const anywhere = (text: string): unknown =>
      JSON.parse(text.replace(/node \S+create-wallet-modal\.js( -C 'my app')?/g, 'CLI'))
    expect(anywhere(inside.stdout)).toEqual(anywhere(outside.stdout))
    expect(inside.stdout.trim().split('\n')).toHaveLength(1)
    if (exitCode !== 2 || args.includes('nothing.ts')) expect(parseReport(inside.stdout).exitCode).toBe(exitCode)
    expect(contents()).toEqual(before)
  },
)

test('Only `doctor --online` uses the network.', async () => {
  expect((await offline(['doctor', '--online'], app)).exitCode).toBe(99)
})

test('diff prints a patch, --quiet only sets the exit code, and --view prints the copied text.', async () => {
  const { stdout } = await runCli(['diff'], { cwd: app })
  expect(stdout).toContain('+++ b/src/wallet-modal/index.ts')
  expect(stdout).toContain('+// ours')
  expect(await runCli(['diff', '--quiet', '--exit-code'], { cwd: app })).toEqual({
    exitCode: 3,
    stdout: '',
    stderr: '',
  })
  const view = await runCli(['diff', '--view', 'index.ts'], { cwd: app })
  expect(view.stdout).not.toContain('// ours')
})

test('link gives a copy that lost its manifest the same one again, without the starter app', async () => {
  const path = join(modal(), 'wallet-modal.json')
  const kept = join(home, 'kept.json')
  renameSync(path, kept)
  expect(await offline(['link'], app)).toMatchObject({ exitCode: 0, stderr: '' })
  const { starter: _, ...expected }: { starter: object } = JSON.parse(readFileSync(kept, 'utf8'))
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(expected)
  renameSync(kept, path)
})

test('A word that is nearly a command creates no app; a path does, even one named like a command.', async () => {
  const cwd = mkdtempSync(join(home, 'typo '))
  const typo = await runCli(['upadte', '--no-input'], { cwd })
  expect(typo).toMatchObject({ exitCode: 2, stdout: '' })
  expect(typo.stderr).toContain('bin/create-wallet-modal.js update --no-input? For a folder of that name: ./upadte')
  expect(readdirSync(cwd)).toEqual([])
  const flags = ['--dry-run', '--no-input', '--json']
  for (const folder of ['./upadte', './add']) {
    const { stdout } = await runCli([folder, ...flags], { cwd })
    expect(JSON.parse(stdout)).toMatchObject({ command: 'create', ok: true, project: join(cwd, folder) })
  }
  expect(JSON.parse((await runCli(['add', ...flags], { cwd })).stdout)).toMatchObject({ exitCode: 4 })
})
