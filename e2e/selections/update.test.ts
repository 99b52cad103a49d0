import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { nodeFileSystem } from '../../src/fs/node-file-system'
import { listFiles } from '../../src/fs/tree'
import { sha256 } from '../../src/hash'
import { packageTemplate } from '../../src/history/package-templates'
import { recordRelease } from '../../src/history/record-release'
import { packInto, runIn, terminalEnv } from '../../src/test-support/pack'
import { linkPackages, useFolder } from './app'
import { runTool } from './run'
import { unpackTemplate } from './unpack-template'

const folder = useFolder()
const modal = 'src/wallet-modal'
let app = ''
let next = ''

interface Report {
  exitCode: number
  changes: { path: string; action: string; reason: string }[]
  conflicts: { path: string; lines: number[] }[]
  /** Only in the report of `diff`. */
  files?: { path: string; state: string }[]
  error?: { code: string; message: string }
}

/** Runs the CLI of an unpacked package, as `npx` does. */
function cli(packageFolder: string, cwd: string, ...args: string[]): Report {
  const bin = join(packageFolder, 'bin', 'create-wallet-modal.js')
  const { stdout, stderr } = runIn(
    cwd,
    terminalEnv(join(folder.path, 'cache')),
    process.execPath,
    bin,
    ...args,
    '--json',
  )
  expect(stdout, stderr).not.toBe('')
  return JSON.parse(stdout) as Report
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@example.com', ...args], {
    cwd: app,
    encoding: 'utf8',
  })
const read = (path: string): string => readFileSync(join(app, path), 'utf8')
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(app, path)), { recursive: true })
  writeFileSync(join(app, path), text)
}

/** Every file of the app with its hash, apart from packages, what git keeps, and what undoing or a build has left. */
async function bytesOfApp(): Promise<Record<string, string>> {
  const skipped = /^(node_modules|\.git|\.wallet-modal-undo|tsconfig\.tsbuildinfo)$/
  const names = await listFiles(nodeFileSystem, app, (path) => skipped.test(path))
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(app, name)))]))
}

describe('years of ownership: create, add, edit, update, resolve, undo', () => {
  const team = (text: string): string => `${text}\n// Edited by the team.\n`
  const upstream = (text: string): string => `// Changed upstream.\n${text}`
  const edited: string[] = []
  const rules: string[] = []
  let [deleted, from, to] = ['', '', '']

  /** The files below a folder of the copy whose path matches. */
  const filesOf = (part: string, pattern: RegExp): string[] =>
    readdirSync(join(app, modal, part), { recursive: true, encoding: 'utf8' })
      .map((name) => `${join(modal, part)}/${name.replaceAll('\\', '/')}`)
      .filter((path) => pattern.test(path))
      .sort()

  /** The file of the copy with a name, wherever its folder is. */
  const one = (name: string): string => filesOf('.', /./).find((path) => path.endsWith(`/${name}`)) ?? name

  beforeAll(async () => {
    const tarball = packInto(folder.path)
    const first = join(folder.path, 'first')
    mkdirSync(first)
    execFileSync('tar', ['-xzf', tarball, '-C', first])
    const published = join(first, 'package')
    unpackTemplate(await packageTemplate(nodeFileSystem, published), join(published, 'template'))
    app = join(folder.path, 'my app')
    cli(
      published,
      folder.path,
      'my app',
      '--name',
      'my-app',
      '--chains',
      'evm',
      '--features',
      'send,history',
      '--tests',
      '--no-install',
      '--no-git',
    )
    await linkPackages(app)
    git('init', '--quiet')
    git('add', '-A')
    git('commit', '--quiet', '-m', 'The app as it came')

    expect(cli(published, app, 'add', 'solana', 'receive', '--no-install')).toMatchObject({ exitCode: 0 })
    await linkPackages(app)

    // The team edits twenty files: comments, other formatting, Windows line ends, a deleted file, files of its own.
    rules.push(...filesOf('domain', /\/[a-z-]+\.ts$/).slice(0, 12))
    for (const path of rules) write(path, team(read(path)))
    edited.push(...rules)
    for (const path of filesOf('views', /view\.tsx$/).slice(0, 6)) {
      write(path, read(path).replaceAll('\n', '\r\n'))
      edited.push(path)
    }
    const [store = ''] = filesOf('stores', /store\.ts$/)
    await runTool(app, 'prettier/bin/prettier.cjs', '--write', '--semi', '--use-tabs', '--no-single-quote', store)
    edited.push(store)
    write(`${modal}/README.md`, read(`${modal}/README.md`).replace(/^# .*$/m, '# Our wallet modal'))
    edited.push(`${modal}/README.md`)
    write(`${modal}/our-own.ts`, 'export const ours = true\n')
    deleted = one('money.test.ts')
    rmSync(join(app, deleted))
    git('add', '-A')
    git('commit', '--quiet', '-m', 'Our edits')

    // The next version: half of those files change upstream too, one in the same place; others come, go and move.
    next = join(folder.path, 'next')
    cpSync(published, next, { recursive: true })
    const manifest = JSON.parse(readFileSync(join(next, 'package.json'), 'utf8')) as { version: string }
    await recordRelease(nodeFileSystem, next, manifest.version)
    writeFileSync(join(next, 'package.json'), JSON.stringify({ ...manifest, version: '99.0.0' }))
    const change = (path: string, edit: (text: string) => string): void => {
      const at = join(next, 'template', path)
      writeFileSync(at, edit(readFileSync(at, 'utf8')))
    }
    for (const path of edited.filter((name) => name.endsWith('.ts') || name.endsWith('.tsx'))) change(path, upstream)
    change(`${modal}/README.md`, (text) => text.replace(/^# .*$/m, '# The wallet modal, better'))
    change(`${modal}/create-wallet-modal.ts`, upstream)
    writeFileSync(join(next, 'template', modal, 'domain', 'brand-new.ts'), 'export const brandNew = 1\n')
    const renames = JSON.parse(readFileSync(join(next, 'template', 'renames.json'), 'utf8')) as object[]
    from = one('relative-time.test.ts')
    to = from.replace('relative-time', 'relative-time-words')
    cpSync(join(next, 'template', from), join(next, 'template', to))
    rmSync(join(next, 'template', from))
    writeFileSync(join(next, 'template', 'renames.json'), JSON.stringify([...renames, { from, to, since: '99.0.0' }]))
  })

  const exists = (path: string): boolean => statSync(join(app, path), { throwIfNoEntry: false }) !== undefined

  test('the team’s edits are recognised', () => {
    expect(edited).toHaveLength(20)
    const { files = [] } = cli(next, app, 'diff')
    expect(files.filter(({ state }) => state === 'edited').length).toBe(14)
  })

  test('update --check reports, and changes nothing', async () => {
    const before = await bytesOfApp()
    expect(cli(next, app, 'update', '--check')).toMatchObject({ exitCode: 3 })
    expect(await bytesOfApp()).toEqual(before)
  })

  test('planning an update of twenty files that both sides changed takes less than three seconds of processor time', () => {
    const probe =
      'process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(`\\n${user+system}`)})'
    const bin = join(next, 'bin', 'create-wallet-modal.js')
    const start = ['--import', `data:text/javascript,${probe}`, bin, 'update', '--check', '--json']
    const { stderr } = runIn(app, terminalEnv(join(folder.path, 'cache')), process.execPath, ...start)
    expect(Number(stderr.trim().split('\n').at(-1)) / 1e6).toBeLessThan(3)
  })

  let before: Record<string, string> = {}

  test('[C10-04] edits are kept, upstream changes arrive, the one real conflict is marked and listed', async () => {
    before = await bytesOfApp()
    const report = cli(next, app, 'update')
    expect(report).toMatchObject({ exitCode: 5, error: { code: 'WM_CONFLICTS' } })
    expect(report.conflicts).toMatchObject([{ path: `${modal}/README.md`, lines: [1] }])
    for (const path of edited.filter((name) => !name.endsWith('.md'))) {
      expect(read(path), path).toMatch(/^\/\/ Changed upstream\.\r?\n/)
      if (rules.includes(path)) expect(read(path), path).toContain('// Edited by the team.\n')
    }
    expect(read(`${modal}/create-wallet-modal.ts`)).toMatch(/^\/\/ Changed upstream/)
    expect(exists(`${modal}/domain/brand-new.ts`)).toBe(true)
    expect([from, to, deleted].map(exists)).toEqual([false, true, false])
    expect(read(`${modal}/our-own.ts`)).toBe('export const ours = true\n')
  })

  test('files with Windows line ends keep them, and tabs stay tabs', () => {
    for (const path of edited.filter((name) => name.includes('/views/')))
      expect(read(path).replaceAll('\r\n', ''), path).not.toContain('\n')
    const [store = ''] = edited.filter((name) => name.includes('/stores/'))
    expect(read(store)).toMatch(/\n\t/)
  })

  test('git treats the conflict as its own', () => {
    expect(git('status', '--porcelain', '--', modal)).toContain(`UU ${modal}/README.md`)
    expect(git('show', `:3:${modal}/README.md`)).toContain('# The wallet modal, better')
  })

  test('after the conflict is resolved, the update is concluded, and the copy type-checks and passes its tests', async () => {
    expect(cli(next, app, 'update', '--continue')).toMatchObject({ exitCode: 5 })
    git('checkout', '--ours', '--', `${modal}/README.md`)
    expect(cli(next, app, 'update', '--continue')).toMatchObject({ exitCode: 0 })
    expect(JSON.parse(read(`${modal}/wallet-modal.json`))).toMatchObject({ template: '99.0.0' })
    expect(cli(next, app, 'update')).toMatchObject({ exitCode: 0, changes: [] })
    await runTool(app, 'typescript/bin/tsc', '-b')
    await runTool(app, 'vitest/vitest.mjs', 'run', `${modal}/domain`, one('connect.view.test.tsx'))
  })

  test('undo restores every byte', async () => {
    expect(cli(next, app, 'undo')).toMatchObject({ exitCode: 0 })
    expect(await bytesOfApp()).toEqual(before)
    expect(git('status', '--porcelain', '--', modal)).toBe('')
  })
})
