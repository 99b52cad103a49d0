import { describe, expect, test } from 'vitest'
import type { Exec } from '../../process/exec'
import { sha256 } from '../../hash'
import { outcomeJson } from '../../report/json'
import { faultyFileSystem } from '../../test-support/faulty-file-system'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWith, fakeExec, somebody, worldOf } from '../../test-support/world'
import { runCreate } from './create'

const below = (disk: MemoryFileSystem, folder: string): string[] =>
  Object.keys(disk.snapshot()).filter((path) => path.startsWith(`${folder}/`) && disk.snapshot()[path] !== '/')

describe('a new app', () => {
  test('[C10-04] By default the app gets the whole template, its own name, and a manifest of what was copied.', async () => {
    const disk = diskWith()
    const outcome = await runCreate({ dir: 'shop' }, worldOf(disk))
    expect(outcome).toMatchObject({ ok: true, exitCode: 0, mode: 'new', project: '/work/shop', error: null })
    const tree = disk.snapshot()
    expect(tree['/work/shop/src/main.tsx']).toBe('main\n')
    expect(tree['/work/shop/.gitignore']).toBe('node_modules\n')
    expect(JSON.parse(tree['/work/shop/package.json'] ?? '')).toMatchObject({
      name: 'shop',
      devDependencies: { 'create-wallet-modal': '^1.2.3' },
    })
    expect(JSON.parse(tree['/work/shop/src/wallet-modal/wallet-modal.json'] ?? '')).toMatchObject({
      schema: 1,
      template: '1.2.3',
      selection: { chains: ['ethers'], features: ['send'], tests: true },
      files: { 'index.ts': { unit: 'core', sha256: sha256(new TextEncoder().encode('export {}\n')) } },
    })
  })

  test('Flags choose chains, features and tests.', async () => {
    const disk = diskWith()
    await runCreate({ dir: 'shop', chains: 'evm,solana', features: 'none', tests: false }, worldOf(disk))
    const files = below(disk, '/work/shop/src/wallet-modal')
    expect(files.filter((path) => path.includes('/adapters/'))).toHaveLength(3)
    expect(files.filter((path) => /send|swaps|\.test\.|testing/.test(path))).toEqual([])
  })

  test.each([
    [{ all: true }, ['ethers', 'solana'], ['send', 'swaps']],
    [{ minimal: true }, ['ethers'], []],
    [{ features: 'swaps' }, ['ethers'], ['swaps']],
    [{ chains: 'solana', features: 'default' }, ['solana'], ['send']],
  ])('the flags choose the units: %j', async (flags, chains, features) => {
    const disk = diskWith()
    await runCreate({ dir: 'shop', ...flags }, worldOf(disk))
    const manifest: unknown = JSON.parse(disk.snapshot()['/work/shop/src/wallet-modal/wallet-modal.json'] ?? '')
    expect(manifest).toMatchObject({ selection: { chains, features } })
  })

  test('--project-id puts the project id into the app.', async () => {
    const disk = diskWith()
    await runCreate({ dir: 'shop', projectId: 'abc' }, worldOf(disk))
    expect(disk.snapshot()['/work/shop/.env']).toBe('VITE_WALLET_MODAL_PROJECT_ID=abc\n')
  })

  test('--install and --git install the packages and start a repository.', async () => {
    const { exec, calls } = fakeExec()
    const input = { dir: 'shop', install: true, git: true, pm: 'pnpm' } as const
    const outcome = await runCreate(input, worldOf(diskWith(), { exec }))
    const git = 'git -c user.useConfigOnly=true'
    expect(calls.map((call) => call.replace('/work/shop: ', ''))).toEqual([
      'git init --quiet',
      'pnpm install',
      `${git} var GIT_AUTHOR_IDENT`,
      `${git} var GIT_COMMITTER_IDENT`,
      `${git} add --all`,
      `${git} commit --quiet --message Start with the wallet modal`,
    ])
    expect(outcome).toMatchObject({ install: { command: 'pnpm install', ok: true }, git: true })
  })

  test.each([
    ['var', 'No first commit was made, because git does not know your name and e-mail. Set user.name and user.email'],
    ['commit', 'No first commit was made: a hook said no.'],
  ])('When git %s fails, the app is there, without a commit: %s', async (step, warning) => {
    const exec: Exec = async (_, args) =>
      args.includes(step) ? { exitCode: 1, output: 'a hook said no' } : { exitCode: 0, output: '' }
    const outcome = await runCreate({ dir: 'shop', git: true }, worldOf(diskWith(), { exec }))
    expect(outcome).toMatchObject({ ok: true, git: true, warnings: [expect.stringContaining(warning)] })
  })

  test('A failed install is no reason to leave out the first commit; an interrupted one is.', async () => {
    const stop = new AbortController()
    for (const [signal, count] of [[new AbortController().signal, 1] as const, [stop.signal, 0] as const]) {
      const calls: string[] = []
      const exec: Exec = async (command, args) => {
        calls.push(args.join(' '))
        if (command === 'npm') stop.abort('SIGINT')
        return { exitCode: command === 'npm' ? 1 : 0, output: '' }
      }
      const input = { dir: 'shop', git: true, install: true, pm: 'npm' } as const
      const { error } = await runCreate(input, worldOf(diskWith(), { exec, signal }))
      expect(error?.code).toBe(count === 1 ? 'WM_INSTALL_FAILED' : 'WM_INTERRUPTED')
      expect(calls.filter((call) => call.includes('commit'))).toHaveLength(count)
    }
  })

  test('Inside a repository no other one is started, and nothing is installed unless asked for.', async () => {
    const { exec, calls } = fakeExec()
    await runCreate({ dir: 'shop' }, worldOf(diskWith({ '/work/.git/HEAD': '' }), { exec }))
    expect(calls).toEqual([])
  })

  test('--yes installs the packages, and uses a default folder when none is named.', async () => {
    const { exec, calls } = fakeExec()
    await runCreate({ yes: true, git: false }, worldOf(diskWith(), { exec }))
    expect(calls).toEqual(['/work/my-wallet-app: npm install'])
  })

  test('A dry run reports the same and writes nothing.', async () => {
    const disk = diskWith()
    const before = disk.snapshot()
    const dry = await runCreate({ dir: 'shop', dryRun: true }, worldOf(disk))
    expect(disk.snapshot()).toEqual(before)
    expect(dry.changes).toEqual((await runCreate({ dir: 'shop' }, worldOf(disk))).changes)
  })

  test('When installing fails, the files stay, and the report shows the command to run.', async () => {
    const disk = diskWith()
    const { exec } = fakeExec(1, 'ENOTFOUND')
    const outcome = await runCreate({ dir: 'shop', install: true, git: false }, worldOf(disk, { exec }))
    expect(outcome).toMatchObject({
      exitCode: 5,
      install: { ok: false },
      error: { code: 'WM_INSTALL_FAILED', why: 'ENOTFOUND' },
    })
    expect(outcome.error?.hint).toContain('npm install')
    expect(below(disk, '/work/shop')).not.toHaveLength(0)
  })

  test.each([
    [{}, 'WM_INPUT_MISSING', 2],
    [{ dir: 'My Shop' }, 'WM_NAME_INVALID', 2],
    [{ dir: 'shop', name: 'My Shop' }, 'WM_NAME_INVALID', 2],
    [{ dir: 'shop', chains: 'etehrs' }, 'WM_UNIT_UNKNOWN', 2],
    [{ dir: 'shop', features: '' }, 'WM_UNIT_UNKNOWN', 2],
    [{ dir: 'shop', chains: 'none' }, 'WM_UNIT_UNKNOWN', 2],
    [{ dir: 'shop', all: true, minimal: true }, 'WM_USAGE', 2],
    [{ dir: 'shop', target: 'lib' }, 'WM_USAGE', 2],
  ])('the flags are refused: %j', async (input, code, exitCode) => {
    const disk = diskWith()
    const before = disk.snapshot()
    expect(await runCreate(input, worldOf(disk))).toMatchObject({ ok: false, exitCode, error: { code } })
    expect(disk.snapshot()).toEqual(before)
  })

  test('For an unknown chain, the error proposes the nearest one.', async () => {
    const { error } = await runCreate({ dir: 'shop', chains: 'etehrs' }, worldOf(diskWith()))
    expect(error?.why).toContain('Did you mean "ethers"?')
  })
})

describe('a folder that is not empty', () => {
  const files = { '/work/shop/notes.txt': 'mine', '/work/shop/index.html': 'mine', '/work/shop/README.md': 'mine' }

  test('Nothing is written without consent, and the files in the way are listed.', async () => {
    const disk = diskWith(files)
    const before = disk.snapshot()
    const outcome = await runCreate({ dir: 'shop', yes: true }, worldOf(disk))
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_DIR_CONFLICT' } })
    expect(outcome.error?.message).toContain('index.html')
    expect(disk.snapshot()).toEqual(before)
  })

  test('--overwrite replaces files of the same name and keeps the others.', async () => {
    const disk = diskWith(files)
    const outcome = await runCreate({ dir: 'shop', overwrite: true }, worldOf(disk))
    expect(outcome.changes).toContainEqual({ path: 'index.html', action: 'update', reason: 'overwritten', unit: 'app' })
    expect(disk.snapshot()).toMatchObject({ '/work/shop/notes.txt': 'mine', '/work/shop/README.md': 'mine' })
    expect(disk.snapshot()['/work/shop/index.html']).not.toBe('mine')
  })

  test('A repository, a licence and docs do not count as in the way.', async () => {
    const disk = diskWith({ '/work/shop/.git/HEAD': '', '/work/shop/LICENSE': 'mine', '/work/shop/docs/a.md': 'mine' })
    expect(await runCreate({ dir: 'shop' }, worldOf(disk))).toMatchObject({ ok: true, git: false })
    expect(disk.snapshot()['/work/shop/LICENSE']).toBe('mine')
  })

  test('A harmless file counts as in the way when the app would replace it.', async () => {
    const disk = diskWith({ '/work/shop/.gitignore': 'mine' })
    const outcome = await runCreate({ dir: 'shop' }, worldOf(disk))
    expect(outcome.error).toMatchObject({ code: 'WM_DIR_CONFLICT', message: 'These files exist already: .gitignore.' })
  })

  test('A file at the folder’s path is an error.', async () => {
    const outcome = await runCreate({ dir: 'shop' }, worldOf(diskWith({ '/work/shop': 'a file' })))
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_DIR_CONFLICT' } })
  })

  test('A folder at a file’s path is never replaced.', async () => {
    const disk = diskWith({ '/work/shop/index.html/x': 'mine' })
    const outcome = await runCreate({ dir: 'shop', overwrite: true }, worldOf(disk))
    expect(outcome).toMatchObject({ exitCode: 4, error: { code: 'WM_PATH_UNSAFE' } })
  })
})

test.each([
  ['EACCES', 'WM_NOT_WRITABLE', 4],
  ['EROFS', 'WM_NOT_WRITABLE', 4],
  ['ENOSPC', 'WM_DISK_FULL', 1],
  ['EIO', 'WM_NOT_WRITABLE', 4],
  ['EPROTO', 'WM_UNEXPECTED', 1],
])('a disk error becomes a named error: %s', async (code, expected, exitCode) => {
  const disk = diskWith()
  const outcome = await runCreate({ dir: 'shop' }, worldOf(faultyFileSystem(disk, { at: 0, mode: 'writes', code })))
  expect(outcome).toMatchObject({ ok: false, exitCode, error: { code: expected } })
  expect(disk.snapshot()).toEqual(diskWith().snapshot())
})

test('An interrupt during the questions ends the run.', async () => {
  const stop = new AbortController()
  const { prompter } = somebody()
  const interrupted = { ...prompter, confirm: async () => (stop.abort('SIGINT'), true) }
  const disk = diskWith()
  const outcome = await runCreate({}, worldOf(disk, { prompter: interrupted, signal: stop.signal }))
  expect(outcome).toMatchObject({ exitCode: 130, error: { code: 'WM_INTERRUPTED' } })
  expect(disk.snapshot()).toEqual(diskWith().snapshot())
})

test('A clone of this repository is packed into the app, and the app depends on that file.', async () => {
  const disk = diskWith({ '/pkg/src/cli.ts': '' })
  const outcome = await runCreate({ dir: 'shop', dryRun: true }, worldOf(disk))
  expect(outcome.changes).toContainEqual({
    path: 'vendor/create-wallet-modal-1.2.3.tgz',
    action: 'add',
    reason: 'new',
    unit: null,
  })
})

test('The JSON report has every field of the contract, and the error only when there is one.', async () => {
  const good: object = JSON.parse(outcomeJson(await runCreate({ dir: 'shop' }, worldOf(diskWith()))))
  const bad: object = JSON.parse(outcomeJson(await runCreate({ dir: 'X X' }, worldOf(diskWith()))))
  const fields = ['schema', 'command', 'ok', 'exitCode', 'version', 'changes', 'dependencies', 'repeat']
  for (const report of [good, bad]) for (const field of fields) expect(report).toHaveProperty(field)
  expect(good).not.toHaveProperty('error')
  expect(bad).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String), hint: expect.any(String) },
  })
})
