import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { packageRoot, runCli, type CliResult } from './test-support/cli-process'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'wallet modal – ünï '))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const files = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

describe('help and version', () => {
  test('--help lists every flag, says that there is no telemetry, and exits 0', async () => {
    const { exitCode, stdout, stderr } = await runCli(['--help'], { cwd })
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    for (const flag of ['--chains', '--no-tests', '--dry-run', '--json', '--cwd', '--abort'])
      expect(stdout).toContain(flag)
    expect(stdout).toContain('No telemetry')
  })

  test('--version is that of the package', async () => {
    const { version }: { version: string } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
    expect(await runCli(['--version'], { cwd })).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' })
  })

  test('`help` and `version` are commands, not folders.', async () => {
    expect((await runCli(['version'], { cwd })).stdout).toBe((await runCli(['--version'], { cwd })).stdout)
    expect((await runCli(['help'], { cwd })).stdout).toBe((await runCli(['--help'], { cwd })).stdout)
    const { exitCode, stdout } = await runCli(['help', 'add'], { cwd })
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: (await runCli(['add', '--help'], { cwd })).stdout })
    expect(readdirSync(cwd)).toEqual([])
  })

  test('The error for a mistyped command names the right command with the same arguments.', async () => {
    for (const [args, meant] of [
      [['remvoe', 'send'], 'remove send'],
      [['upadte', '--check'], 'update --check'],
    ] as const) {
      const { exitCode, stderr } = await runCli([...args], { cwd })
      expect(exitCode).toBe(2)
      expect(stderr).toContain(`bin/create-wallet-modal.js ${meant}? For a folder of that name: ./${args[0]}`)
    }
  })

  test('A hint names the CLI as it was started.', async () => {
    await writeFile(join(cwd, 'package.json'), '{}')
    const { stderr } = await runCli(['update'], { cwd })
    expect(stderr).toMatch(/→ .*node \S+bin\/create-wallet-modal\.js/)
    const json: { error: { hint: string } } = JSON.parse((await runCli(['update', '--json'], { cwd })).stdout)
    expect(json.error.hint).toMatch(/node \S+bin\/create-wallet-modal\.js/)
  })

  test('--help takes at most 40 ms of processor time more than Node alone', () => {
    const probe =
      'process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(String(user+system))})'
    const cost = (args: string[]): number => {
      const child = spawnSync(process.execPath, ['--import', `data:text/javascript,${probe}`, ...args], {
        encoding: 'utf8',
      })
      return Number(child.stderr) / 1000
    }
    // The milliseconds of processor time that each major version of Node needs to start on the machine for which the goal was set. This test divides by the
    // start of Node on this machine, because a busy machine slows down the start of Node as much as the start of the CLI.
    const starts: Partial<Record<string, number>> = { 20: 52, 22: 36, 24: 38 }
    const [major = ''] = process.versions.node.split('.')
    const start = starts[major] ?? 38
    // The programs are measured alternately, because the speed of a busy machine changes within seconds.
    const rounds = Array.from({ length: 7 }, () => ({
      help: cost([join(packageRoot, 'bin', 'create-wallet-modal.js'), '--help']),
      node: cost(['-e', '0']),
    }))
    const least = (name: 'help' | 'node'): number => Math.min(...rounds.map((round) => round[name]))
    // Measured: 22 ms with Node 20, 19 ms with Node 22, and 26 ms with Node 24.
    expect((least('help') - least('node')) * (start / least('node'))).toBeLessThan(40)
  })
})

describe('--tests', () => {
  test.each([
    [['app', '--tests', 'al'], '--tests takes default or all, not al.', 'Did you mean --tests all?'],
    [['app', '--tests=defualt'], '--tests takes default or all, not defualt.', 'Did you mean --tests default?'],
    [['add', '--tests', 'none'], '--tests takes default or all, not none.', 'To leave the tests out: --no-tests'],
    [['add', '--tests', 'solana'], 'not solana.', 'create-wallet-modal.js add solana --tests'],
    [['--tests', 'my-app'], 'not my-app.', 'create-wallet-modal.js create my-app --tests'],
  ])('%j is refused, and the error says what to write.', async (argv, what, hint) => {
    const { exitCode, stderr } = await runCli(argv, { cwd })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(what)
    expect(stderr).toContain(hint)
    expect(files(cwd)).toEqual([])
  })
})

describe('create', () => {
  const create = ['my-app', '--no-install', '--no-git', '--no-input']

  describe('an app, in a folder with spaces and accents', () => {
    let home = ''
    let result: CliResult
    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'wallet modal – ünï '))
      result = await runCli([...create, '--all', '--tests', 'all'], { cwd: home })
    })
    afterAll(() => rmSync(home, { recursive: true, force: true }))

    test('[C10-04] One command creates the app, and says what to do next.', () => {
      expect(result.exitCode).toBe(0)
      expect(result.stdout).toContain('Next:\n  cd my-app\n  npm install\n  npm run dev')
      expect(files(join(home, 'my-app'))).toEqual(
        expect.arrayContaining(['package.json', '.gitignore', 'src/main.tsx', 'src/wallet-modal/wallet-modal.json']),
      )
      expect(readdirSync(home)).toEqual(['my-app'])
    })

    test('[C10-01] The copied source is the template’s, byte for byte.', () => {
      const source = join(packageRoot, 'template', 'src', 'wallet-modal')
      const copy = join(home, 'my-app', 'src', 'wallet-modal')
      const isFile = (path: string): boolean => /\.\w+$/.test(path) && path !== 'wallet-modal.json'
      const copied = files(copy).filter(isFile)
      expect(copied).toEqual(files(source).filter(isFile))
      for (const path of copied)
        expect(readFileSync(join(copy, path)).equals(readFileSync(join(source, path))), path).toBe(true)
    })

    test('The app depends on this clone, packed.', () => {
      const app: unknown = JSON.parse(readFileSync(join(home, 'my-app', 'package.json'), 'utf8'))
      const [tarball] = readdirSync(join(home, 'my-app', 'vendor'))
      expect(app).toMatchObject({
        name: 'my-app',
        devDependencies: { 'create-wallet-modal': `file:vendor/${tarball}` },
      })
    })
  })

  test('[C10-04] The published package copies the same files as the clone.', async () => {
    const all = [...create, '--all', '--tests', 'all']
    await runCli(all, { cwd })
    const app = join(cwd, 'my-app')
    const [tarball = ''] = readdirSync(join(app, 'vendor'))
    const modules = join(cwd, 'published', 'node_modules')
    await mkdir(modules, { recursive: true })
    execFileSync('tar', ['-xzf', join(app, 'vendor', tarball), '-C', modules])
    const from = join(modules, 'create-wallet-modal')
    await rename(join(modules, 'package'), from)
    expect(files(from).filter((path) => path.includes('node_modules'))).toEqual([])
    expect(statSync(join(app, 'vendor', tarball)).size).toBeLessThanOrEqual(budgets.packedSize.limit)
    const result = await runCli(['other/my-app', ...all.slice(1)], { cwd, from })
    expect(result).toMatchObject({ exitCode: 0 })
    const other = join(cwd, 'other', 'my-app')
    expect(files(other)).toEqual(files(app).filter((path) => !path.startsWith('vendor')))
    for (const path of files(other).filter((name) => name !== 'package.json' && statSync(join(other, name)).isFile())) {
      expect(readFileSync(join(other, path)).equals(readFileSync(join(app, path))), path).toBe(true)
    }
    expect(readFileSync(join(other, 'package.json'), 'utf8')).toMatch(/"create-wallet-modal": "\^\d/)
  }, 60_000)

  test('--json prints one object and nothing else, for success, refusal and nonsense', async () => {
    const outcomes = [
      [[...create, '--dry-run'], 0, undefined],
      [create, 0, undefined],
      [['My App', '--no-input'], 2, 'WM_NAME_INVALID'],
      [['--no-input'], 2, 'WM_INPUT_MISSING'],
      [['x', '--chians', 'evm'], 2, 'WM_FLAG_UNKNOWN'],
      [['x', '--pm', 'cargo'], 2, 'WM_USAGE'],
      [['x', 'y'], 2, 'WM_USAGE'],
      [['sandbox', '--port', 'any'], 2, 'WM_USAGE'],
      [['x', '--chains', 'etehrs'], 2, 'WM_UNIT_UNKNOWN'],
    ] as const
    for (const [args, exitCode, code] of outcomes) {
      const result = await runCli([...args, '--json'], { cwd })
      const report: { exitCode: number; error?: { code: string } } = JSON.parse(result.stdout)
      expect(result.stdout.trim().split('\n'), args.join(' ')).toHaveLength(1)
      expect([result.exitCode, report.exitCode, report.error?.code], args.join(' ')).toEqual([exitCode, exitCode, code])
      expect(result.stderr).toBe('')
    }
  })

  test('--dry-run writes nothing', async () => {
    const { stdout } = await runCli([...create, '--dry-run'], { cwd })
    expect(stdout).toContain('Would write')
    expect(readdirSync(cwd)).toEqual([])
  })

  test('--quiet says nothing when all is well', async () => {
    expect(await runCli([...create, '--dry-run', '--quiet'], { cwd })).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  })

  test('An existing project gets the modal’s source, and the output says what to do next.', async () => {
    const host = join(cwd, 'a host')
    await mkdir(host)
    await writeFile(
      join(host, 'package.json'),
      '{ "name": "host", "dependencies": { "react": "19.0.0", "vite": "8" } }',
    )
    const { exitCode, stdout } = await runCli(['--no-input', '-C', 'a host'], { cwd })
    expect(exitCode).toBe(0)
    expect(stdout).toContain("from './wallet-modal'")
    expect(
      readdirSync(host)
        .filter((name) => !name.startsWith('.'))
        .sort(),
    ).toEqual(['package.json', 'wallet-modal', 'wallet.jsx'])
  })

  test('For a folder that is not empty, the error says what happened, why, and what to do.', async () => {
    await mkdir(join(cwd, 'my-app'))
    await writeFile(join(cwd, 'my-app', 'notes.txt'), 'mine')
    const { exitCode, stderr } = await runCli(create, { cwd })
    expect(exitCode).toBe(4)
    expect(stderr).toMatch(/^WM_DIR_CONFLICT {2}.*notes\.txt.*\nNothing of yours.*\n→ .*--overwrite/)
    expect(files(join(cwd, 'my-app'))).toEqual(['notes.txt'])
  })

  test('An unknown flag is never ignored: the error names the nearest flag.', async () => {
    const { exitCode, stderr } = await runCli(['my-app', '--chians', 'evm'], { cwd })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Did you mean --chains?')
    expect(readdirSync(cwd)).toEqual([])
  })

  test('A flag of another command is not proposed.', async () => {
    const { exitCode, stderr } = await runCli(['undo', '--no-git-check'], { cwd })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('WM_FLAG_UNKNOWN  undo has no flag --no-git-check.')
    expect(stderr).toContain('It is a flag of add, remove, update.')
    expect(stderr).not.toContain('Did you mean')
    expect(stderr).toMatch(/→ See .*bin\/create-wallet-modal\.js undo --help\./)
  })

  test('The error for flags that npm kept has the whole command line.', async () => {
    const env = { npm_command: 'exec', npm_config_chains: 'true' }
    const { exitCode, stderr } = await runCli(['my-app', 'evm'], { cwd, env })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('WM_FLAG_SWALLOWED')
    expect(stderr).toContain('npm create wallet-modal@latest my-app -- --chains evm')
  })

  test.skipIf(process.getuid?.() === 0)(
    'a folder without write permission is named, and nothing is left in it',
    async () => {
      await chmod(cwd, 0o555)
      const { exitCode, stderr } = await runCli(create, { cwd })
      await chmod(cwd, 0o755)
      expect(exitCode).toBe(4)
      expect(stderr).toContain('WM_NOT_WRITABLE')
      expect(readdirSync(cwd)).toEqual([])
    },
  )

  test.each([
    ['SIGINT', 130, 'WM_INTERRUPTED'],
    ['SIGTERM', 143, 'WM_TERMINATED'],
  ] as const)('%s in the middle of a run leaves nothing behind.', async (signal, exitCode, code) => {
    const result = await runCli(create, { cwd, onStderr: (text, stop) => text.includes('Packing') && stop(signal) })
    expect(result.exitCode).toBe(exitCode)
    expect(result.stderr).toContain(code)
    expect(await readdir(cwd)).toEqual([])
  })
})
