import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nodeFileSystem } from './fs/node-file-system'
import { recordRelease } from './history/record-release'
import { packageRoot, runCli, type CliResult, type Stop } from './test-support/cli-process'
import { packageFiles } from './test-support/world'

// Tests the text that the built CLI prints in a terminal on a real disk when a run fails or is interrupted. The package managers are fakes.
const root = mkdtempSync(join(tmpdir(), 'wallet-modal-endings-'))
const pkg = join(root, 'pkg')
const programs = join(root, 'programs')
let app = join(root, 'shop')
let count = 0

const packageJson = (version: string): string =>
  JSON.stringify({ name: 'create-wallet-modal', version, type: 'module' })
const read = (path: string): string => readFileSync(join(app, path), 'utf8')
const write = (path: string, text: string): void => writeFileSync(join(app, path), text)

function cli(
  args: readonly string[],
  more: { env?: Record<string, string>; onStderr?: (text: string, stop: Stop) => void } = {},
): Promise<CliResult> {
  const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}`, ...more.env }
  return runCli(args, { ...more, cwd: app, from: pkg, env })
}

/** The option of Node for a process that kills itself before it puts its second file in place. */
const killedAtSecondFile = `--import=data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  let left = 2
  const link = fs.linkSync
  fs.linkSync = (...args) => (--left === 0 ? process.kill(process.pid, 'SIGKILL') : link(...args))
  syncBuiltinESMExports()
`)}`

/** Writes a fake npm into the PATH. The fake npm writes into the lockfile and then runs the script. */
function npmThat(script: string): void {
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho after > package-lock.json\n${script}\n`)
  chmodSync(join(programs, 'npm'), 0o755)
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(packageFiles)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  writeFileSync(join(pkg, 'package.json'), packageJson('1.2.3'))
  for (const folder of ['dist', 'bin']) cpSync(join(packageRoot, folder), join(pkg, folder), { recursive: true })
  for (const folder of [programs, join(root, 'shop')]) mkdirSync(folder)
  const made = await cli(['create', '.', '--chains', 'evm', '--features', 'send', '--no-install', '--no-git'])
  expect(made.exitCode, made.stdout + made.stderr).toBe(0)
  await recordRelease(nodeFileSystem, pkg, '1.2.3')
  writeFileSync(join(pkg, 'package.json'), packageJson('1.3.0'))
  writeFileSync(join(pkg, 'template/src/wallet-modal/index.ts'), 'export {} // 1.3.0\n')
}, 60_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => {
  app = join(root, `shop ${count++}`)
  cpSync(join(root, 'shop'), app, { recursive: true })
  write('package-lock.json', 'before\n')
})

const index = 'src/wallet-modal/index.ts'
const conflicting = ['update', '--conflict', 'inline', '--no-install', '--no-git-check']

describe.runIf(process.platform !== 'win32')('an install', () => {
  const adding = ['add', 'solana', '--install', '--no-git-check']

  test('After a failed install, the error shows what npm said, and the next step is the install.', async () => {
    npmThat('echo no network >&2; exit 1')
    const { exitCode, stdout, stderr } = await cli(adding)
    expect(exitCode).toBe(5)
    expect(stdout).toMatch(/^✓ Added solana: 4 files changed/)
    expect(stdout).toContain('Next:\n  npm install\n')
    expect(stdout).toMatch(/To take it back: \S.* undo\n$/)
    expect(stderr).toContain('WM_INSTALL_FAILED  All files are written, but npm install failed.')
    expect(stderr).toContain('no network')
    expect(read('package-lock.json')).toBe('before\n')
  })

  test('After an interrupted install, the error says that the files are written, and the lockfile is as before.', async () => {
    npmThat('echo at work >&2; exec sleep 30')
    const isAtWork = (text: string): boolean => /Installing|at work|npm install/.test(text)
    const { exitCode, stderr } = await cli(adding, { onStderr: (text, stop) => isAtWork(text) && stop('SIGINT') })
    expect(exitCode).toBe(130)
    expect(stderr).toContain('WM_INTERRUPTED')
    expect(stderr).toContain('→ Run `npm install` in the project to go on. The lockfile is as it was before.')
    expect(read('src/wallet-modal/adapters/solana/solana.adapter.ts')).toBe('solana\n')
    expect(read('package-lock.json')).toBe('before\n')
  })
})

describe('a run that was killed', () => {
  test('The next run names both ways out, and says which way it went.', async () => {
    const before = read(index)
    const killed = await cli(['update', '--no-install', '--no-git-check'], {
      env: { NODE_OPTIONS: killedAtSecondFile },
    })
    expect(killed).toMatchObject({ exitCode: null, stdout: '' })
    const refused = await cli(['update'])
    expect(refused).toMatchObject({ exitCode: 4, stdout: '' })
    expect(refused.stderr).toContain('WM_RUN_UNFINISHED')
    expect(refused.stderr).toContain('→ Run the same command with --continue to finish it, or with --abort to undo it.')
    const check = await cli(['update', '--check'])
    expect(check.stderr).toContain('→ Run the same command without --dry-run or --check, and with --continue')
    const aborted = await cli(['update', '--abort'])
    expect(aborted).toMatchObject({ exitCode: 0, stderr: '' })
    expect(aborted.stdout).toBe('The earlier run is undone: the project is as it was before.\n')
    expect(read(index)).toBe(before)
  })
})

describe('open conflicts', () => {
  const mine = 'export {} // ours\n'
  beforeEach(() => write(index, mine))

  test('The report names the file, its line and the two ways on; --abort gives the file back.', async () => {
    const { exitCode, stdout, stderr } = await cli(conflicting)
    expect(exitCode).toBe(5)
    expect(stdout).toMatch(/^! Updated 1\.2\.3 → 1\.3\.0: 2 files changed \(1 in conflict; /)
    expect(stdout).toContain(`Conflicts:\n  ${index}:1\n`)
    expect(stdout).toMatch(
      /Next:\n {2}Resolve the conflicts, then: .* update --continue\n\nTo take it back: .* update --abort\n$/,
    )
    expect(stderr).toContain('WM_CONFLICTS  1 file has a conflict to resolve.')
    const list = await cli(['list'])
    expect(list.stdout).toContain('! The update to 1.3.0 waits for 1 file with conflicts: resolve it, then run ')
    const dry = await cli(['update', '--abort', '--dry-run'])
    expect(dry.stdout).toContain('The earlier run would be undone')
    const aborted = await cli(['update', '--abort'])
    expect(aborted.stdout).toBe('The earlier run is undone: the project is as it was before.\n')
    expect(read(index)).toBe(mine)
  })

  test('--continue names the file that is not resolved, and finishes once it is.', async () => {
    await cli(conflicting)
    const refused = await cli(['update', '--continue'])
    expect(refused).toMatchObject({ exitCode: 5, stdout: '' })
    expect(refused.stderr).toContain(`WM_CONFLICTS  Not resolved yet: ${index}:1.`)
    write(index, 'export {} // both\n')
    const finished = await cli(['update', '--continue'])
    expect(finished).toMatchObject({ exitCode: 0, stderr: '' })
    expect(finished.stdout).toContain('is finished')
    const again = await cli(['update', '--continue'])
    expect(again.stdout).toBe('There is no unfinished run here.\n')
  })
})
