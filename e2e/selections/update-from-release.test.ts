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

// The tests edit a copy of the last release in sixty places, and update the copy with the packed package of this version.
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
  // The update removes a file that now belongs to a unit that the app does not have. The update keeps all other files.
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

test('renames.json names each file of the release whose text is now at another path', () => {
  const isTold = (line: string): boolean => line.length > 8 && !line.startsWith('import ')
  const told = (text: string): string[] => linesOf(text).flatMap((line) => (isTold(line.trim()) ? line.trim() : []))
  const fresh = [...after.files.keys()].filter((path) => !before.files.has(path))
  const later = fresh.map((path) => [path, new Set(told(textIn(after, path)))] as const)
  const gone = [...before.files.keys()].filter((path) => !after.files.has(path))
  // A file that was merged into another file has no path of its own in the new version. The update reports edits of the old file, and keeps these edits in a separate file.
  const taken = new Set([...before.files.keys()].map(placeOf))
  const owners = new Map<string, number>()
  for (const path of before.files.keys())
    for (const line of new Set(told(textIn(before, path)))) owners.set(line, (owners.get(line) ?? 0) + 1)
  const share = (lines: readonly string[], there: Set<string>): number =>
    lines.filter((line) => there.has(line)).length / lines.length
  const missing = gone.flatMap((path) => {
    const lines = told(textIn(before, path))
    // A short style sheet shares most of its lines with other style sheets. A file that moved has taken lines along that no other file had.
    const own = lines.filter((line) => owners.get(line) === 1)
    const isPlace = (there: Set<string>): boolean =>
      share(lines, there) > 0.6 && (own.length <= 4 || share(own, there) > 0.25)
    const found = later.find(([, there]) => lines.length > 4 && isPlace(there))
    return found && placeOf(path) === path && !taken.has(found[0]) ? [`${path} → ${found[0]}`] : []
  })
  expect(gone.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('each entry of renames.json leads from a removed path to a file of this version', () => {
  const lost = after.renames.filter((rename) => !after.files.has(placeOf(rename.from)) || after.files.has(rename.from))
  expect(lost).toEqual([])
})

test('the edits are of every kind: in moved and unmoved files, beside upstream changes and on the same lines', () => {
  expect(edits).toHaveLength(60)
  expect(edits.filter(({ moved }) => moved).length).toBeGreaterThan(20)
  expect(edits.filter(({ moved }) => !moved).length).toBeGreaterThan(5)
  expect(new Set(edits.map(({ kind }) => kind))).toEqual(new Set(['changed', 'added', 'comment', 'deleted']))
  expect(edits.filter(({ contested }) => contested).length).toBeGreaterThan(2)
})

test('the update keeps each edit at the new path of its file, and reports a conflict only where both sides changed a line', () => {
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

test('the update does not bring back a moved file that the user had deleted', () => {
  expect([deleted, placeOf(deleted)].filter(exists)).toEqual([])
})

test('`update --continue` concludes the update after the conflicts are resolved, and the copy type-checks', async () => {
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

test('`undo` restores every byte of the copy from before the update', async () => {
  expect(cli(packed, app, 'undo')).toMatchObject({ exitCode: 0 })
  expect(await bytesOfApp()).toEqual(edited)
})
