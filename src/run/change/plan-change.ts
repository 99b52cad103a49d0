import type { Write } from '../../apply/apply'
import { toSelection } from '../../copy/base'
import { plainHash, recordsOf } from '../../copy/copied-files'
import { copyTree, isRegistryAt, unitAt } from '../../copy/copy-tree'
import type { InstalledCopy } from '../../copy/find-copy'
import { formatFile, manifestBytes } from '../../copy/format-file'
import type { DependencyChange } from '../../emit/dependency-change'
import { sha256 } from '../../hash'
import { manifestName, type Manifest, type ManifestFile, type Pending } from '../../manifest/manifest'
import { mergeChanges, type Format } from '../../merge/merge-changes'
import { mergeLong } from '../../merge/merge-long'
import { plan, type Change, type Local } from '../../plan/plan'
import { sameLetters } from '../../text/same-letters'
import { restyled, styleOfText } from '../../text/text-style'
import { chosenBy, isIgnored, isInCopy, nothingChosen, renamesOf } from './chosen-files'
import type { RunContext } from '../context'
import { guessBase, provenBase } from './guess-base'
import { manifestAfter } from './manifest-after'
import { planPackageJson } from './plan-package-json'
import { readLocal } from '../read-local'
import type { Step } from './step'

/** A planned change to a copy that is not written yet. */
export interface ChangeDraft {
  changes: Change[]
  local: ReadonlyMap<string, Local>
  dependencies: DependencyChange
  writes: Write[]
  /** Paths of conflicts that the team has to resolve before the change is complete. */
  open: string[]
  unitOf: (path: string) => string | null
}

/** Plans a change to a copy: the files that are added, merged, moved or removed, and the new manifest. */
export async function planChange(copy: InstalledCopy, step: Step, context: RunContext): Promise<ChangeDraft> {
  const { fs } = context
  const { manifest } = copy
  const { merged, ours, place } = await planFiles(copy, step, context)
  const { changes, written } = await formatted(merged, manifest.format === 'prettier' ? step.format : null)
  const local = new Map([...ours, ...(await readLocal(fs, copy.project, sidecarPaths(changes)))])
  const packageJson = await planPackageJson(place, step, changes, ours, context)
  const open = changes.filter(isOpen).map(({ path }) => path)
  const draft = { changes: [...changes, ...packageJson.changes], local, dependencies: packageJson.dependencies, open }
  local.set('package.json', { kind: 'file', bytes: packageJson.bytes })
  const record = await manifestWrite(copy, step, written, open)
  const writes = writesOf(draft.changes, local, record)
  const isRecorded = writes.includes(record)
  if (isRecorded) local.set(record.path, { kind: 'file', bytes: copy.manifestBytes })
  return {
    ...draft,
    changes: [...draft.changes, ...(isRecorded ? [recordedIn(record)] : [])],
    writes,
    unitOf: (path) =>
      unitAt(path, step.to.template, copy) ?? (step.from.template && unitAt(path, step.from.template, copy)),
  }
}

/** The planned changes to the files of a copy, and the data of the plan. */
interface PlannedFiles {
  merged: Change[]
  ours: ReadonlyMap<string, Local>
  /** The copy. Has no starter app if the manifest's entries for the starter app cannot be trusted. */
  place: InstalledCopy
}

/** Plans which files of a copy a change adds, merges, moves or removes. Neither package.json nor the manifest is among these files. */
export async function planFiles(
  copy: InstalledCopy,
  step: Step,
  { fs, exec }: Pick<RunContext, 'fs' | 'exec'>,
): Promise<PlannedFiles> {
  const { project } = copy
  const known = step.from.template && copyTree(step.from.template, toSelection(step.from.selection), copy)
  // A manifest may come from anybody. Its entries for files outside the copied folder count only if its template is known.
  const place = known ? copy : withoutStarter(copy)
  const all = copyTree(step.to.template, toSelection(step.to.selection), place)
  const recorded = recordsOf(place)
  const paths = new Set([...recorded.keys(), ...(known?.keys() ?? []), ...all.keys()])
  const ours = await readLocal(fs, project, paths)
  const { base, withoutBase } = known ? provenBase(known, copy, ours) : guessBase(place, ours, all)
  const theirs = known ? limitedTo(step, copy, base, all) : all
  const planned = plan({
    base,
    ours,
    theirs,
    removeEdited: step.removeEdited,
    keepGone: known === null,
    renames: known ? renamesOf(step.to.template, copy) : new Map(),
    isAsWritten: (path, mine) => isAsWritten(recorded.get(path), mine, base.get(path)),
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
  return { merged, ours, place }
}

/** Returns the texts after the change. With `only`, all other files keep the copied text. */
function limitedTo(
  { to, only }: Step,
  copy: InstalledCopy,
  base: ReadonlyMap<string, Uint8Array>,
  all: Map<string, Uint8Array>,
): Map<string, Uint8Array> {
  if (only === undefined) return all
  const isChosen = chosenBy(copy, to.template, only)
  if (![...base.keys(), ...all.keys()].some(isChosen)) throw nothingChosen(only)
  return new Map([...[...base].filter(([path]) => !isChosen(path)), ...[...all].filter(([path]) => isChosen(path))])
}

/** Returns the copy without its starter app. */
function withoutStarter(copy: InstalledCopy): InstalledCopy {
  const { starter: _, ...manifest } = copy.manifest
  return { ...copy, manifest }
}

/** Returns whether somebody has to resolve a change, because the file has markers or sidecar files. */
export function isOpen({ action, lines, sidecars }: Change): boolean {
  return action === 'conflict' && (lines !== undefined || sidecars !== undefined)
}

/**
 * Returns whether a file is the copied text after the host's formatter. A manifest may claim this of any file, so the base text is
 * compared, too.
 */
function isAsWritten(file: ManifestFile | undefined, mine: Uint8Array, base: Uint8Array | undefined): boolean {
  return (
    file?.written !== undefined && plainHash(mine) === file.written && base !== undefined && sameLetters(mine, base)
  )
}

/** Formats the new texts with the host's formatter. Also returns the hashes of texts that formatting has changed. */
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

async function manifestWrite(
  copy: InstalledCopy,
  step: Step,
  written: ReadonlyMap<string, string>,
  open: readonly string[],
): Promise<Write> {
  const { manifest, target } = copy
  const next: Manifest =
    open.length > 0
      ? { ...manifest, pending: pendingOf(step, written, open) }
      : manifestAfter(copy, step.to, written, step.only)
  const path = target === '' ? manifestName : `${target}/${manifestName}`
  const bytes = restyled(await manifestBytes(next, path, step.format), styleOfText(copy.manifestBytes))
  return { path, bytes, before: sha256(copy.manifestBytes) }
}

/** Returns the copy's manifest as a file that the run changes. */
function recordedIn({ path, bytes }: Write): Change {
  return { path, action: 'update', reason: 'recorded', ...(bytes === null ? {} : { bytes }) }
}

function pendingOf(
  { command, to, only }: Step,
  written: ReadonlyMap<string, string>,
  open: readonly string[],
): Pending {
  const pending: Pending = { command, template: to.version, selection: to.selection, conflicts: [...open] }
  return {
    ...pending,
    ...(only === undefined ? {} : { only }),
    ...(written.size === 0 ? {} : { written: Object.fromEntries(written) }),
  }
}

function sidecarPaths(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, sidecars = {} }) => Object.keys(sidecars).map((ending) => path + ending))
}

/** Returns the files to write, in this order: sources, package.json, manifest. The manifest is last. */
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
