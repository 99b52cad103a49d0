import { join, relative, resolve } from 'node:path'
import { findBase } from '../../copy/base'
import { readAdded, readCopied, recordsOf, treeOf, type CopiedFile } from '../../copy/copied-files'
import type { InstalledCopy } from '../../copy/find-copy'
import { didYouMean } from '../../did-you-mean'
import { diffFiles, type TwoSides } from '../../diff/file-diff'
import { modalFolder } from '../../emit/emit'
import type { Template } from '../../emit/template'
import { CliError } from '../../errors'
import type { FileSystem } from '../../fs/file-system'
import { packageTemplate } from '../../history/package-templates'
import type { Format } from '../../merge/merge-changes'
import { bytesOf, sameText, textOf } from '../../text/text-style'
import { carriedUnits } from '../carried-units'
import type { RunContext } from '../context'
import { settled, untold, type Outcome } from '../outcome'
import { openCopy } from './open-copy'
import { withUnits } from '../unit-ids'

export interface DiffInput {
  /** A file or folder, relative to the current folder, the project or the copied folder. */
  path?: string
  /** The folder of the copy, inside the project. */
  dir?: string
  /** Compares with this version's template, to show the changes of an update. Default: shows the team's changes. */
  upstream?: boolean
  /** Prints the text that was copied to `path`. */
  view?: boolean
  /** Uses the exit code to report differences. */
  exitCode?: boolean
  /** The folder of an unpacked package that contains the template of the copy's version. */
  base?: string
  /** Runs the project's formatter, which executes code of the project. */
  format?: boolean
}

export type DiffState =
  | 'edited'
  | 'deleted'
  | 'added'
  | 'replaced'
  | 'changed-upstream'
  | 'added-upstream'
  | 'removed-upstream'
  | 'moved-upstream'

export interface FileReport {
  /** The path inside the project. */
  path: string
  state: DiffState
  /** The old path of a moved file. */
  from: string | null
  /** The numbers of added and removed lines. */
  added: number
  removed: number
  /** A patch for `git apply`; `null` for a binary file, and if the text of the base is not available. */
  patch: string | null
}

export interface DiffOutcome extends Outcome {
  command: 'diff'
  project: string | null
  target: string | null
  /** `mine`: the copied text is compared with the project's text. `upstream`: the copied text is compared with this version's template. */
  side: 'mine' | 'upstream'
  /** The path given on the command line, inside the project. */
  path: string | null
  /** The files that differ, sorted by path. */
  files: FileReport[]
  /** The text that `--view` prints. */
  text: string | null
}

/** Compares the copied texts with the project's files or with this version's template. Writes nothing. */
export async function runDiff(input: DiffInput, context: RunContext): Promise<DiffOutcome> {
  const outcome: DiffOutcome = {
    ...untold('diff'),
    project: null,
    target: null,
    side: input.upstream ? 'upstream' : 'mine',
    path: null,
    files: [],
    text: null,
  }
  return settled(outcome, context.signal, () => diff(input, context, outcome))
}

async function diff(input: DiffInput, context: RunContext, outcome: DiffOutcome): Promise<void> {
  const { fs, packageRoot, cwd } = context
  const copy = await openCopy(outcome, input.dir, context)
  const { project, manifest } = copy

  const named = input.base === undefined ? undefined : resolve(cwd, input.base)
  const base = await findBase(manifest, { fs, packageRoot, named })
  const before = base && treeOf(base, manifest.selection, copy)
  if (!before && (input.upstream || input.view)) throw baseMissing(manifest.template)
  if (!before) outcome.warnings.push(noTexts(manifest.template))

  if (input.upstream || input.view) {
    const own = await packageTemplate(fs, packageRoot)
    const carried = base ? carriedUnits(manifest.selection, base, own) : []
    const after = treeOf(own, withUnits(manifest.selection, carried), copy)
    const sides = { before: before ?? new Map<string, Uint8Array>(), after }
    outcome.path = locatePath(input, context, copy, [...sides.before.keys(), ...sides.after.keys()])
    if (input.view) outcome.text = viewOf(outcome, sides)
    else outcome.files = upstreamFiles(sides, outcome.path, renamesFor(own, copy, sides))
  } else {
    const copied = await readCopied(fs, copy)
    const added = await readAdded(fs, copy)
    outcome.path = locatePath(input, context, copy, [...recordsOf(copy).keys(), ...added])
    const edited = copied.filter(({ state, record }) => state === 'edited' && record.written !== undefined)
    const format = edited.length > 0 && input.format ? await context.formatterOf(project) : null
    const written = before && new Map(before)
    for (const { path } of edited) await formatIn(written, path, format)
    outcome.files = await myFiles(fs, copy, copied, added, written, outcome.path)
    if (edited.length > 0 && format === null) outcome.warnings.push(input.format ? noFormatter : notFormatted)
  }
  if (input.exitCode && outcome.files.length > 0) outcome.exitCode = 3
}

interface Sides {
  before: ReadonlyMap<string, Uint8Array>
  after: ReadonlyMap<string, Uint8Array>
}

async function myFiles(
  fs: FileSystem,
  { project }: InstalledCopy,
  copied: readonly CopiedFile[],
  added: readonly string[],
  before: Sides['before'] | null,
  wanted: string | null,
): Promise<FileReport[]> {
  const changed = copied
    .filter(({ path, state }) => state !== 'pristine' && isWithin(path, wanted))
    .map(({ path, state, bytes }): FileReport => {
      const known = state === 'pristine' ? 'edited' : state
      const pristine = before?.get(path)
      if (!pristine || state === 'replaced') return { ...nothing, path, state: known }
      return report(path, known, { before: { path, bytes: pristine }, after: bytes ? { path, bytes } : null })
    })
  const theirs = added
    .filter((path) => isWithin(path, wanted))
    .map(async (path): Promise<FileReport> => {
      const at = join(project, path)
      if ((await fs.kind(at)) !== 'file') return { ...nothing, path, state: 'added' }
      return report(path, 'added', { before: null, after: { path, bytes: await fs.read(at) } })
    })
  return [...changed, ...(await Promise.all(theirs))].sort(byPath)
}

function upstreamFiles(
  { before, after }: Sides,
  wanted: string | null,
  moves: ReadonlyMap<string, string>,
): FileReport[] {
  const gone = new Set(moves.values())
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !gone.has(path))
  return paths
    .flatMap((path): FileReport[] => {
      const from = moves.get(path) ?? path
      if (!isWithin(path, wanted) && !isWithin(from, wanted)) return []
      const [old, fresh] = [before.get(from), after.get(path)]
      const sides = { before: old ? { path: from, bytes: old } : null, after: fresh ? { path, bytes: fresh } : null }
      if (from !== path) return [{ ...report(path, 'moved-upstream', sides), from }]
      if (!old) return [report(path, 'added-upstream', sides)]
      if (!fresh) return [report(path, 'removed-upstream', sides)]
      return sameText(old, fresh) ? [] : [report(path, 'changed-upstream', sides)]
    })
    .sort(byPath)
}

const nothing = { from: null, added: 0, removed: 0, patch: null }

function report(path: string, state: DiffState, sides: TwoSides): FileReport {
  return { path, state, from: null, ...diffFiles(sides) }
}

/** Maps the new path to the old path, for files that this version keeps elsewhere. */
function renamesFor(template: Template, { target }: InstalledCopy, { before, after }: Sides): Map<string, string> {
  const placed = (path: string): string =>
    path.startsWith(`${modalFolder}/`) ? join(target, path.slice(modalFolder.length)).replaceAll('\\', '/') : path
  const moves = template.renames.map(({ from, to }): [string, string] => [placed(to), placed(from)])
  return new Map(moves.filter(([to, from]) => before.has(from) && !after.has(from) && after.has(to) && !before.has(to)))
}

function viewOf({ path, side, version }: DiffOutcome, { before, after }: Sides): string {
  const bytes = path === null ? undefined : (side === 'upstream' ? after : before).get(path)
  if (bytes) return textOf(bytes)
  throw new CliError('WM_USAGE', {
    what: path === null ? '--view needs a file.' : `${path} is not a file of the template ${version.from ?? ''}.`,
    why: 'It prints one text as it was before anybody edited it.',
    hint: 'Name one: create-wallet-modal diff --view index.ts',
  })
}

/** Resolves a path argument to a path inside the project. Tries each meaning in turn, and takes the first meaning that names a known file. */
function locatePath(
  { path }: DiffInput,
  { cwd }: RunContext,
  { project, target }: InstalledCopy,
  known: readonly string[],
): string | null {
  if (path === undefined) return null
  const readings = [resolve(cwd, path), resolve(project, path), resolve(project, target, path)].map((at) =>
    relative(project, at).replaceAll('\\', '/'),
  )
  const found = readings.find((reading) => reading === '' || known.some((each) => isWithin(each, reading)))
  if (found !== undefined) return found === '' ? null : found
  const near = didYouMean(
    path,
    known.map((each) => each.slice(target === '' ? 0 : target.length + 1)),
  )
  throw new CliError('WM_USAGE', {
    what: `The copy has nothing called ${path}.`,
    why: 'A path is relative to the current folder, the project or the copied folder.',
    hint: near === undefined ? 'Leave the path out to see every file.' : `Did you mean ${near}?`,
    path,
  })
}

function isWithin(path: string, wanted: string | null): boolean {
  return wanted === null || path === wanted || path.startsWith(`${wanted}/`)
}

function byPath(a: FileReport, b: FileReport): number {
  return a.path < b.path ? -1 : 1
}

/** Formats a text of the template in the same way as the host's formatter did for the copy. */
async function formatIn(tree: Map<string, Uint8Array> | null, path: string, format: Format | null): Promise<void> {
  const bytes = tree?.get(path)
  const text = bytes && (await format?.(path, textOf(bytes)))
  if (typeof text === 'string') tree?.set(path, bytesOf(text))
}

const noFormatter =
  'The copy was formatted when it was written, and the formatter is not installed: formatting shows among the edits.'

const notFormatted =
  'The copy was formatted when it was written, and the project’s Prettier was not run: formatting shows among the edits. If you trust the project, add --format.'

function noTexts(version: string): string {
  return `The template ${version} was not found, so edits are listed without their text. To see it, pass an unpacked package: --base <folder>`
}

function baseMissing(version: string): CliError {
  return new CliError('WM_BASE_MISSING', {
    what: `The template ${version} was not found.`,
    why: 'It is what this copy was made from, and there is nothing to compare with.',
    hint: `Name a folder with it: --base <unpacked create-wallet-modal ${version}>`,
  })
}
