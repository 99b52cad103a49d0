import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Template } from '../../src/emit/template'
import { nodeFileSystem } from '../../src/fs/node-file-system'
import { listFiles } from '../../src/fs/tree'
import { sha256 } from '../../src/hash'
import { packageTemplate, packedTemplates, releasedTemplate } from '../../src/history/package-templates'
import { packInto, runIn, terminalEnv } from '../../src/test-support/pack'
import { editInPlaces, linesOf, type Edit } from './edits'
import { linkPackages, useFolder } from './app'
import { runTool } from './run'
import { unpackTemplate } from './unpack-template'

// A copy of the last release is edited in sixty places, and updated by the packed package of this version.
const from = '0.1.0'
const modal = 'src/wallet-modal'
const own = `${modal}/components/our-badge.ts`
const folder = useFolder()

let app = ''
let packed = ''
let before: Template
let after: Template
let edits: Edit[] = []
let deleted = ''
let edited: Record<string, string> = {}

interface Report {
  exitCode: number
  changes: { path: string; action: string }[]
  conflicts: { path: string; lines: number[] }[]
  error?: { code: string; message: string }
}

function cli(packageFolder: string, cwd: string, ...args: string[]): Report {
  const bin = join(packageFolder, 'bin', 'create-wallet-modal.js')
  const env = terminalEnv(join(folder.path, 'cache'))
  const { stdout, stderr } = runIn(cwd, env, process.execPath, bin, ...args, '--json')
  expect(stdout, stderr).not.toBe('')
  return JSON.parse(stdout) as Report
}

const git = (...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@example.com', ...args], { cwd: app })
const read = (path: string): string => readFileSync(join(app, path), 'utf8')
const exists = (path: string): boolean => statSync(join(app, path), { throwIfNoEntry: false }) !== undefined
const textIn = ({ files }: Template, path: string): string => new TextDecoder().decode(files.get(path))

/** The path in this version of a file of the release. */
function placeOf(path: string): string {
  const next = after.renames.find((rename) => rename.from === path)?.to
  return next === undefined ? path : placeOf(next)
}

async function bytesOfApp(): Promise<Record<string, string>> {
  const skipped = /^(node_modules|\.git|\.wallet-modal-undo|tsconfig\.tsbuildinfo)$/
  const names = await listFiles(nodeFileSystem, app, (path) => skipped.test(path))
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(app, name)))]))
}

beforeAll(async () => {
  execFileSync('tar', ['-xzf', packInto(folder.path), '-C', folder.path])
  packed = join(folder.path, 'package')
  const released = await releasedTemplate(nodeFileSystem, packed, from)
  if (released === null) throw new Error(`The package has no template ${from}.`)
  before = released
  after = await packageTemplate(nodeFileSystem, packed)

  const first = join(folder.path, 'first')
  cpSync(packed, first, { recursive: true })
  rmSync(join(first, packedTemplates))
  unpackTemplate(before, join(first, 'template'))
  const manifest = JSON.parse(readFileSync(join(first, 'package.json'), 'utf8')) as object
  writeFileSync(join(first, 'package.json'), JSON.stringify({ ...manifest, version: from }))

  app = join(folder.path, 'shop')
  const made = cli(first, folder.path, 'shop', '--tests=all', '--no-install', '--no-git', '--no-input')
  expect(made).toMatchObject({ exitCode: 0 })
  await linkPackages(app)
  git('init', '--quiet')
  git('add', '-A')
  git('commit', '--quiet', '-m', 'The app as it came')

  const copied = await listFiles(nodeFileSystem, join(app, modal))
  const sources = copied.map((path) => `${modal}/${path}`).filter((path) => /\.(tsx?|css)$/.test(path))
  // A file that now belongs to a unit that the app does not have is removed by the update. Every other file stays.
  cli(packed, folder.path, 'fresh', '--tests=all', '--no-install', '--no-git', '--no-input')
  const lasting = sources.filter((path) => existsSync(join(folder.path, 'fresh', placeOf(path))))
  deleted = lasting.find((path) => path.endsWith('.test.ts') && placeOf(path) !== path) ?? ''
  const candidates = lasting
    .filter((path) => path !== deleted)
    .map((path) => ({ path, text: read(path), upstream: textIn(after, placeOf(path)), moved: placeOf(path) !== path }))
  edits = editInPlaces(candidates, 60)
  for (const { path, edit } of edits) writeFileSync(join(app, path), edit(read(path)))
  rmSync(join(app, deleted))
  mkdirSync(dirname(join(app, own)), { recursive: true })
  writeFileSync(join(app, own), 'export const ours = true\n')
  git('add', '-A')
  git('commit', '--quiet', '-m', 'Our edits')
  edited = await bytesOfApp()
}, 240_000)

test('every file of the release that is gone, and whose text is now under another path, is in renames.json', () => {
  const isTold = (line: string): boolean => line.length > 8 && !line.startsWith('import ')
  const told = (text: string): string[] => linesOf(text).flatMap((line) => (isTold(line.trim()) ? line.trim() : []))
  const fresh = [...after.files.keys()].filter((path) => !before.files.has(path))
  const later = fresh.map((path) => [path, new Set(told(textIn(after, path)))] as const)
  const gone = [...before.files.keys()].filter((path) => !after.files.has(path))
  // A file that was merged into another file has no place in the new version. An edit of it is reported and kept in a separate file.
  const taken = new Set([...before.files.keys()].map(placeOf))
  const missing = gone.flatMap((path) => {
    const lines = told(textIn(before, path))
    // Declarations of style sheets are much the same everywhere. Only a file that also has the selectors is the same file.
    const selectors = path.endsWith('.css') ? lines.filter((line) => line.endsWith('{')) : lines
    const share = (of: readonly string[], there: Set<string>): number =>
      of.filter((line) => there.has(line)).length / of.length
    const isLater = (there: Set<string>): boolean => share(lines, there) > 0.6 && share(selectors, there) > 0.5
    const found = later.find(([, there]) => lines.length > 4 && isLater(there))
    return found && placeOf(path) === path && !taken.has(found[0]) ? [`${path} → ${found[0]}`] : []
  })
  expect(gone.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('every line of renames.json leads from a file of a release to an existing file', () => {
  const lost = after.renames.filter((rename) => !after.files.has(placeOf(rename.from)) || after.files.has(rename.from))
  expect(lost).toEqual([])
})

test('there are edits of every kind: in files that moved and in files that stayed, beside upstream changes and on them', () => {
  expect(edits).toHaveLength(60)
  expect(edits.filter(({ moved }) => moved).length).toBeGreaterThan(20)
  expect(edits.filter(({ moved }) => !moved).length).toBeGreaterThan(5)
  expect(new Set(edits.map(({ kind }) => kind))).toEqual(new Set(['changed', 'added', 'comment', 'deleted']))
  expect(edits.filter(({ contested }) => contested).length).toBeGreaterThan(2)
})

test('the update keeps every edit at the file’s new place; only a line that both sides changed is a conflict', () => {
  const report = cli(packed, app, 'update', '--no-install')
  const contested = new Set(edits.filter((edit) => edit.contested).map(({ path }) => placeOf(path)))
  const surprising = report.conflicts.filter(({ path }) => !contested.has(path))
  expect(surprising, JSON.stringify(report.error)).toEqual([])
  expect(report.exitCode, JSON.stringify(report.error)).toBe(report.conflicts.length > 0 ? 5 : 0)
  const lost = edits.filter(({ path, isKept }) => !exists(placeOf(path)) || !isKept(read(placeOf(path))))
  expect(lost.map(({ path, kind }) => `${kind}: ${path} → ${placeOf(path)}`)).toEqual([])
  for (const { path } of edits.filter(({ moved }) => moved)) expect(exists(path), path).toBe(false)
  expect(read(own)).toBe('export const ours = true\n')
})

test('a file that the user has deleted does not return under its new name', () => {
  expect([deleted, placeOf(deleted)].filter(exists)).toEqual([])
})

test('after the conflicts are resolved, the update is concluded and the copy type-checks', async () => {
  for (const { path } of edits.filter((edit) => edit.contested)) {
    const resolved = read(placeOf(path)).replace(
      /^<<<<<<< .*\n[\s\S]*?^=======\n([\s\S]*?)^>>>>>>> .*\n/gm,
      (_, theirs: string) => theirs,
    )
    writeFileSync(join(app, placeOf(path)), resolved)
  }
  git('add', '-A')
  expect(cli(packed, app, 'update', '--continue')).toMatchObject({ exitCode: 0 })
  expect(cli(packed, app, 'update', '--no-install')).toMatchObject({ exitCode: 0, changes: [] })
  await linkPackages(app)
  await runTool(app, 'typescript/bin/tsc', '-b')
})

test('undo restores every byte', async () => {
  expect(cli(packed, app, 'undo')).toMatchObject({ exitCode: 0 })
  expect(await bytesOfApp()).toEqual(edited)
})
