import { join } from 'node:path'
import type { Write } from '../apply/apply'
import { copyDependencies, copyTree, isRegistryAt, placeOf, unitAt } from '../copy/copy-tree'
import type { InstalledCopy } from '../copy/find-copy'
import { formatFile, manifestBytes, withWritten } from '../copy/format-file'
import { toSelection } from '../copy/base'
import { changeDependencies, type DependencyChange } from '../emit/dependency-change'
import { emit } from '../emit/emit'
import type { Dependency } from '../emit/package-json'
import { matchesGlob } from '../emit/glob'
import type { Template } from '../emit/template'
import { CliError } from '../errors'
import { sha256 } from '../hash'
import { dependencyRanges, readPackageJson } from '../host/project'
import {
  describeCopy,
  manifestName,
  type CopySelection,
  type Manifest,
  type ManifestFile,
  type Pending,
} from '../manifest/manifest'
import { mergeChanges, type ConflictMode, type Format } from '../merge/merge-changes'
import { mergeLong } from '../merge/merge-long'
import { plan, type Change, type Local } from '../plan/plan'
import { bytesOf, isText, restyled, styleOfText, textOf } from '../text/text-style'
import type { RunContext } from './context'
import { readLocal } from './read-local'
import { usedPackages } from './used-packages'

/** A template with a selection, as one end of a change. */
export interface End {
  version: string
  selection: CopySelection
}

export interface Step {
  command: 'add' | 'remove' | 'update'
  /** `template` is `null` where the copied version cannot be found: then there is nothing to merge from. */
  from: End & { template: Template | null }
  to: End & { template: Template }
  mode: ConflictMode
  /** The formatter of the host, where it is to be used. */
  format: Format | null
  /** Removes edited files too. */
  removeEdited: boolean
}

/** A change to a copy that is decided and not yet written. */
export interface ChangeDraft {
  changes: Change[]
  local: ReadonlyMap<string, Local>
  dependencies: DependencyChange
  writes: Write[]
  /** Conflicts that somebody has to resolve before the change is complete. */
  open: string[]
  unitOf: (path: string) => string | null
}

/** Decides everything about a change to a copy: which files arrive, merge, move or go, and what the manifest says afterwards. */
export async function planChange(copy: InstalledCopy, step: Step, context: RunContext): Promise<ChangeDraft> {
  const { fs, exec } = context
  const { project, manifest } = copy
  const theirs = copyTree(step.to.template, toSelection(step.to.selection), copy)
  const known = step.from.template && copyTree(step.from.template, toSelection(step.from.selection), copy)
  const paths = new Set([...recordedPaths(copy).keys(), ...(known?.keys() ?? []), ...theirs.keys()])
  const ours = await readLocal(fs, project, paths)
  const { base, withoutBase } = known ? { base: known, withoutBase: new Set<string>() } : guessBase(copy, ours, theirs)
  const planned = plan({
    base,
    ours,
    theirs,
    removeEdited: step.removeEdited,
    renames: renamesOf(step.to.template, copy),
    isAsWritten: (path, mine) => isAsWritten(recordedPaths(copy).get(path), mine),
    isIgnored: (path) => isIgnored(path, copy),
    isYours: (path) => !isInCopy(path, copy) && !isRegistryAt(path, copy),
  })
  const merged = await mergeChanges(planned, theirs, {
    mode: step.mode,
    labels: { mine: 'yours', base: `template ${step.from.version}`, theirs: `template ${step.to.version}` },
    format: step.format,
    mergeLong: (sides, labels) => mergeLong(exec, sides, labels),
    isRegistry: (path) => isRegistryAt(path, copy),
    withoutBase,
  })
  const { changes, written } = await formatted(merged, manifest.format === 'prettier' ? step.format : null)
  const local = new Map([...ours, ...(await readLocal(fs, project, sidecarPaths(changes)))])
  const packageJson = await planPackageJson(copy, step, changes, context)
  const open = changes.filter(isOpen).map(({ path }) => path)
  const draft = { changes: [...changes, ...packageJson.changes], local, dependencies: packageJson.dependencies, open }
  const isLink = (await fs.kind(join(project, 'package.json'))) !== 'file'
  if (isLink && packageJson.changes.length > 0) throw linkedPackageJson()
  local.set('package.json', { kind: 'file', bytes: packageJson.bytes })
  return {
    ...draft,
    writes: writesOf(draft.changes, local, await manifestWrite(copy, step, written, open)),
    unitOf: (path) =>
      unitAt(path, step.to.template, copy) ?? (step.from.template && unitAt(path, step.from.template, copy)),
  }
}

/** Whether a change waits for somebody: markers in the file, or texts beside it. */
export function isOpen({ action, lines, sidecars }: Change): boolean {
  return action === 'conflict' && (lines !== undefined || sidecars !== undefined)
}

function isInCopy(path: string, { target }: InstalledCopy): boolean {
  return target === '' || path.startsWith(`${target}/`)
}

function isIgnored(path: string, { target, manifest }: InstalledCopy): boolean {
  const inside = target === '' ? path : path.slice(target.length + 1)
  return manifest.ignored
    .map((pattern) => pattern.replace(/^\.\//, '').replace(/\/$/, ''))
    .some((pattern) => matchesGlob(inside, pattern) || inside.startsWith(`${pattern}/`))
}

/** What the manifest records, by path inside the project. */
function recordedPaths({ target, manifest }: InstalledCopy): Map<string, ManifestFile> {
  const inCopy = Object.entries(manifest.files).map(([path, file]): [string, ManifestFile] => [
    target === '' ? path : `${target}/${path}`,
    file,
  ])
  return new Map([...inCopy, ...Object.entries(manifest.starter ?? {})])
}

function isAsWritten(file: ManifestFile | undefined, mine: Uint8Array): boolean {
  return file?.written !== undefined && textHash(mine) === file.written
}

function textHash(bytes: Uint8Array): string {
  return sha256(isText(bytes) ? bytesOf(textOf(bytes)) : bytes)
}

/** The base as far as hashes tell: what nobody edited, and what upstream has not changed. For the rest there is none. */
function guessBase(
  copy: InstalledCopy,
  ours: ReadonlyMap<string, Local>,
  theirs: ReadonlyMap<string, Uint8Array>,
): { base: Map<string, Uint8Array>; withoutBase: Set<string> } {
  const base = new Map<string, Uint8Array>()
  const withoutBase = new Set<string>()
  for (const [path, file] of recordedPaths(copy)) {
    const local = ours.get(path)
    const upstream = theirs.get(path)
    if (local?.kind === 'file' && [file.sha256, file.written].includes(textHash(local.bytes)))
      base.set(path, local.bytes)
    else if (upstream && sha256(upstream) === file.sha256) base.set(path, upstream)
    else {
      base.set(path, new Uint8Array())
      withoutBase.add(path)
    }
  }
  return { base, withoutBase }
}

function renamesOf({ renames }: Template, copy: InstalledCopy): Map<string, string> {
  const entries = renames.flatMap(({ from, to }): [string, string][] => {
    const [old, fresh] = [placeOf(from, copy), placeOf(to, copy)]
    return old === null || fresh === null ? [] : [[old, fresh]]
  })
  return new Map(entries)
}

/** Formats what arrives by the host's rules, and tells the hashes of texts that are therefore not the template's. */
async function formatted(
  changes: readonly Change[],
  format: Format | null,
): Promise<{ changes: Change[]; written: Map<string, string> }> {
  const written = new Map<string, string>()
  if (format === null) return { changes: [...changes], written }
  const result = await Promise.all(
    changes.map(async (change) => {
      const { path, action, reason, bytes } = change
      const arrives = action === 'add' || reason === 'upstream-changed' || reason === 'overwritten'
      const result = arrives && bytes !== undefined ? await formatFile(path, bytes, format) : null
      if (result === null) return change
      written.set(path, result.written)
      return { ...change, bytes: result.bytes }
    }),
  )
  return { changes: result, written }
}

const packageName = 'create-wallet-modal'

async function planPackageJson(
  copy: InstalledCopy,
  step: Step,
  changes: readonly Change[],
  { fs }: RunContext,
): Promise<{ dependencies: DependencyChange; changes: Change[]; bytes: Uint8Array }> {
  const { text, json } = await readPackageJson(fs, copy.project)
  const isNamed = dependencyRanges(json).has(packageName)
  const needs = ({ template, version, selection }: Step['to']): Dependency[] => [
    ...copyDependencies(template, toSelection(selection), copy),
    // The sandbox of an app, and its local CLI, are those of its copy.
    ...(isNamed ? [{ name: packageName, range: `^${version}`, section: 'devDependencies' as const }] : []),
  ]
  const { template } = step.from
  const from = template ? needs({ ...step.from, template }) : []
  const to = needs(step.to)
  const needed = new Set(to.map(({ name }) => name))
  const leaving = from.map(({ name }) => name).filter((name) => !needed.has(name))
  const gone = new Set(changes.filter(({ action }) => action !== 'keep').map(({ path }) => path))
  const used = await usedPackages(fs, copy.project, leaving, gone)
  const dependencies = changeDependencies(text, from, to, (name) => used.has(name))
  const encode = (value: string): Uint8Array => new TextEncoder().encode(value)
  const change: Change = {
    path: 'package.json',
    action: 'update',
    reason: 'dependencies-changed',
    bytes: encode(dependencies.text),
  }
  return { dependencies, changes: dependencies.text === text ? [] : [change], bytes: encode(text) }
}

function linkedPackageJson(): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: 'package.json is a link, not a file.',
    why: 'The dependencies change, and writing them would replace the link or change a file elsewhere.',
    hint: 'Put a real package.json there, then run the same command again.',
    path: 'package.json',
  })
}

async function manifestWrite(
  copy: InstalledCopy,
  step: Step,
  written: ReadonlyMap<string, string>,
  open: readonly string[],
): Promise<Write> {
  const { manifest, target } = copy
  const next: Manifest =
    open.length > 0 ? { ...manifest, pending: pendingOf(step, written, open) } : manifestAfter(copy, step.to, written)
  const path = target === '' ? manifestName : `${target}/${manifestName}`
  const bytes = restyled(await manifestBytes(next, path, step.format), styleOfText(copy.manifestBytes))
  return { path, bytes, before: sha256(copy.manifestBytes) }
}

function pendingOf({ command, to }: Step, written: ReadonlyMap<string, string>, open: readonly string[]): Pending {
  const pending: Pending = { command, template: to.version, selection: to.selection, conflicts: [...open] }
  return written.size === 0 ? pending : { ...pending, written: Object.fromEntries(written) }
}

/** The manifest of a copy once a change is complete. `written` are the hashes of texts that the host's formatter has changed. */
export function manifestAfter(
  copy: InstalledCopy,
  { template, version, selection }: Step['to'],
  written: ReadonlyMap<string, string>,
): Manifest {
  const { manifest } = copy
  const chosen = toSelection(selection)
  const fresh = describeCopy(template, version, chosen, emit(template, chosen), manifest.starter !== undefined)
  const before = recordedPaths(copy)
  const folder = copy.target === '' ? '' : `${copy.target}/`
  const { format, ignored } = manifest
  return withWritten({ ...fresh, format, ignored }, (path, file, isStarter) => {
    const at = isStarter ? path : folder + path
    const old = before.get(at)
    return written.get(at) ?? (old?.sha256 === file.sha256 ? old.written : undefined)
  })
}

function sidecarPaths(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, sidecars = {} }) => Object.keys(sidecars).map((ending) => path + ending))
}

/** What to write, in the order of the commit: package.json last, the manifest very last. */
function writesOf(changes: readonly Change[], local: ReadonlyMap<string, Local>, manifest: Write): Write[] {
  const before = (path: string): string | null => {
    const mine = local.get(path)
    return mine?.kind === 'file' ? sha256(mine.bytes) : null
  }
  const write = (path: string, bytes: Uint8Array | null): Write => ({ path, bytes, before: before(path) })
  const writes = changes.flatMap(({ path, action, bytes, from, sidecars = {} }): Write[] => {
    const beside = Object.entries(sidecars).map(([ending, text]) => write(path + ending, text))
    if (action === 'keep' || action === 'refuse') return []
    if (action === 'remove') return [write(path, null)]
    return [
      ...(bytes === undefined ? [] : [{ ...write(path, bytes), ...(from === undefined ? {} : { like: from }) }]),
      ...(from === undefined ? [] : [write(from, null)]),
      ...beside,
    ]
  })
  const isPackageJson = ({ path }: Write): boolean => path === 'package.json'
  const files = [...writes.filter((each) => !isPackageJson(each)), ...writes.filter(isPackageJson)]
  const isSame = manifest.bytes !== null && sha256(manifest.bytes) === manifest.before
  return isSame ? files : [...files, manifest]
}
