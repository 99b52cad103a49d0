import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli, type CliResult } from '../test-support/cli-process'
import { treeBelow } from '../test-support/real-shop'

const root = mkdtempSync(join(tmpdir(), 'wallet-modal-process-'))
const made = join(root, 'made')
const flags = ['--no-install', '--json']
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The files of an app as users see them, by path inside the app. */
function seen(app: string): Record<string, string> {
  const rows = Object.entries(treeBelow(app)).map(([path, text]): [string, string] => [path.slice(app.length), text])
  return Object.fromEntries(rows.filter(([path]) => !path.includes('.wallet-modal-')))
}

let count = 0
function copyOf(app: string): string {
  const copy = join(root, `copy ${count++}`)
  cpSync(app, copy, { recursive: true })
  return copy
}

/** The source of a module that kills its process with SIGKILL instead of making the given call to the disk. */
const killer = (call: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    let [name, left] = '${call}'.split(' ')
    name += 'Sync'
    const real = fs[name]
    fs[name] = (...args) => (--left === 0 ? process.kill(process.pid, 'SIGKILL') : real(...args))
    syncBuiltinESMExports()
  `)}`

let old: Record<string, string>
let next: Record<string, string>
beforeAll(async () => {
  await runCli(['made', '--chains', 'evm', '--minimal', '--no-tests', '--no-git', ...flags], { cwd: root })
  const app = copyOf(made)
  await runCli(['add', 'solana', ...flags], { cwd: app })
  old = seen(made)
  next = seen(app)
}, 60_000)

test('The run changes something.', () => {
  expect(Object.keys(next).length).toBeGreaterThan(Object.keys(old).length + 10)
})

describe('a process that is killed', () => {
  test.each([
    ['writeFile 10', '--abort'],
    ['mkdir 8', '--continue'],
    ['rename 2', '--abort'],
    ['link 1', '--abort'],
    ['link 20', '--continue'],
    ['unlink 1', '--continue'],
    ['unlink 20', '--abort'],
  ])('at %s, then %s: leaves either all old files or all new ones', async (call, settle) => {
    const app = copyOf(made)
    const killed = await runCli(['add', 'solana', ...flags], {
      cwd: app,
      env: { NODE_OPTIONS: `--import=${killer(call)}` },
    })
    expect(killed).toMatchObject({ exitCode: null, stdout: '' })
    const isHalf = ![old, next].some((tree) => JSON.stringify(tree) === JSON.stringify(seen(app)))
    const settled = await runCli(['add', settle, ...flags], { cwd: app })
    expect(settled.exitCode, settled.stdout).toBe(0)
    expect([old, next]).toContainEqual(seen(app))
    if (isHalf) expect(seen(app)).toEqual(settle === '--abort' ? old : next)
  })
})

test('Of two runs at the same time, one is refused or starts after the other has ended.', async () => {
  const app = copyOf(made)
  let second: Promise<CliResult> | undefined
  const onStderr = (): void => void (second ??= runCli(['add', 'bitcoin', ...flags], { cwd: app }))
  const first = await runCli(['add', 'solana', '--no-install'], { cwd: app, onStderr })
  expect(first.exitCode).toBe(0)
  if (second === undefined) throw new Error('the first run said nothing')
  expect([null, 'WM_RUN_ACTIVE', 'WM_CHANGED_MEANWHILE']).toContain(codeOf(await second))
  const state = await runCli(['diff', '--json'], { cwd: app })
  expect(JSON.parse(state.stdout)).toMatchObject({ ok: true, files: [] })
})

function codeOf({ stdout }: CliResult): unknown {
  const { error }: { error?: { code: string } } = JSON.parse(stdout)
  return error?.code ?? null
}

const isPosix = process.platform !== 'win32'
describe.runIf(isPosix)('a folder without write permission', () => {
  /** root may write anywhere, so a test run by root starts the CLI as another user. */
  const nobody = process.getuid?.() === 0 ? 65534 : undefined

  test.each(['', 'src/wallet-modal', 'src/wallet-modal/adapters'])('nothing changes: app/%s', async (folder) => {
    const app = copyOf(made)
    if (nobody !== undefined) {
      chmodSync(root, 0o755)
      execFileSync('chown', ['-R', `${nobody}:${nobody}`, app])
    }
    chmodSync(join(app, folder), 0o555)
    const before = seen(app)
    const result = await runCli(['add', 'solana', ...flags], {
      cwd: app,
      ...(nobody === undefined ? {} : { uid: nobody }),
    })
    expect(result.exitCode, result.stdout + result.stderr).toBe(4)
    expect(codeOf(result)).toBe('WM_NOT_WRITABLE')
    expect(seen(app)).toEqual(before)
    chmodSync(join(app, folder), 0o755)
  })
})
