import { resolve } from 'node:path'
import { apply, cannotUndo } from '../../apply/apply'
import { findBase } from '../../copy/base'
import { findCopy, findProject, type InstalledCopy } from '../../copy/find-copy'
import { changedLines, linesInWords } from '../../diff/changed-lines'
import type { Template } from '../../emit/template'
import { CliError } from '../../errors'
import { hasFormatter, mayFormat, notFormatted } from '../../host/formatter'
import { clearUnmerged, dirtyFiles, markUnmerged, type UnmergedFile } from '../../host/git'
import { detectPackageManager } from '../../host/package-manager'
import { readPackageJson } from '../../host/project'
import { isInRepository } from '../../host/repository'
import type { ConflictMode } from '../../merge/conflict-mode'
import type { Format } from '../../merge/merge-changes'
import type { Change } from '../../plan/plan'
import { restyled, styleOfText } from '../../text/text-style'
import { decideAfterwards, installDependencies } from '../afterwards'
import type { ChangeInput } from '../change-input'
import type { ChangeOutcome, ConflictReport } from '../change-outcome'
import type { RunContext } from '../context'
import { settlePending } from './settle-pending'
import { settleUnfinished } from '../settle-unfinished'
import { planChange, type ChangeDraft } from './plan-change'
import type { Step } from './step'

/**
 * Opens the copy that a command changes. First settles a run that was killed, or a change that waits for its conflicts. Returns `null` if
 * the command only had to settle such a run; the outcome then describes it.
 */
export async function openCopy(
  input: ChangeInput,
  context: RunContext,
  outcome: ChangeOutcome,
): Promise<InstalledCopy | null> {
  const { fs, packageRoot, cwd, userAgent } = context
  outcome.version.cli = String((await readPackageJson(fs, packageRoot)).json['version'])
  outcome.project = await findProject(fs, cwd)
  const recovered = await settleUnfinished(input, context, outcome.project)
  if (recovered === 'continued' || recovered === 'undone') {
    outcome.recovered = recovered
    return null
  }
  const copy = await findCopy(fs, cwd, input.target)
  outcome.target = copy.target
  outcome.selection = copy.manifest.selection
  outcome.version.from = copy.manifest.template
  outcome.packageManager = input.pm ?? (await detectPackageManager(fs, copy.project, userAgent))
  if (await settlePending(copy, input, context, outcome)) return null
  if (input.unfinished) {
    outcome.recovered = 'nothing'
    return null
  }
  return copy
}

/** Returns the template from which a copy was made. Throws `WM_BASE_MISSING` if the template cannot be found. */
export async function requireBase(copy: InstalledCopy, context: RunContext, named?: string): Promise<Template> {
  const base = await findBase(copy.manifest, {
    ...context,
    named: named && resolve(context.cwd, named),
  })
  if (base) return base
  throw baseMissing(copy.manifest.template)
}

/** Creates the error for a missing base template. Without the copied text, the team's edits and the template's own lines look the same. */
export function baseMissing(version: string): CliError {
  return new CliError('WM_BASE_MISSING', {
    what: `The template ${version}, from which this copy was made, was not found.`,
    why: 'Units are added and removed, and single files updated, from the text that was copied.',
    hint: `Run: create-wallet-modal@${version}, with the same arguments. Or, if you trust the one that is installed here: --base node_modules/create-wallet-modal`,
  })
}

/** Decides how conflicts are written if no flag decides, and which formatter is used. */
export async function rulesFor(
  input: ChangeInput,
  copy: InstalledCopy,
  context: RunContext,
  outcome: ChangeOutcome,
): Promise<{ mode: ConflictMode; format: Format | null }> {
  const inGit = await isInRepository(context.fs, copy.project)
  const formats = mayFormat(input.format, input.dryRun === true)
  const isLeftOut = !formats && input.format === undefined
  if (isLeftOut && (await hasFormatter(context.fs, copy.project))) outcome.warnings.push(notFormatted)
  return {
    mode: input.conflict ?? (inGit ? 'inline' : 'sidecar'),
    format: formats ? await context.formatterOf(copy.project) : null,
  }
}

/** Plans a change to a copy, and reports the change. Unless this is a dry run, also writes the change, and keeps what `undo` needs. */
export async function changeCopy(
  copy: InstalledCopy,
  step: Step,
  input: ChangeInput,
  context: RunContext,
  outcome: ChangeOutcome,
): Promise<void> {
  const draft = await planChange(copy, step, context)
  report(outcome, draft, step)
  outcome.lines = await changedLines(draft.changes, draft.local)
  if (input.dryRun || draft.writes.length === 0) return
  if (input.gitCheck !== false) await refuseDirty(copy, context)
  const { fs, signal, pid, seal } = context
  context.progress(`Writing ${draft.writes.length} files: ${linesInWords(outcome.lines)}`)
  const { command, from, to } = step
  const undo = { command, from: from.version, to: to.version, open: draft.open }
  const { canUndo } = await apply(fs, copy.project, draft.writes, { signal, pid, seal, undo })
  if (!canUndo) outcome.warnings.push(cannotUndo)
  if (draft.open.length > 0) await tellGit(copy, draft.changes, context, outcome)
  await addInstall(input, context, outcome)
  if (draft.open.length > 0) throw conflicts(draft.open, command)
  const kept = outcome.conflicts.map(({ path }) => path)
  if (kept.length > 0) throw keptAsTheyAre(kept)
}

/** Installs the packages that a change has added to package.json, if the user wants an install. */
async function addInstall(input: ChangeInput, context: RunContext, outcome: ChangeOutcome): Promise<void> {
  const { project, packageManager, dependencies } = outcome
  const needsInstall = [dependencies.add, dependencies.change, dependencies.remove].some(
    (changes) => Object.keys(changes).length > 0,
  )
  if (project === null) return
  const { install } = await decideAfterwards(input, context, { project, isNew: false, needsInstall })
  if (!install) return
  outcome.install = { command: `${packageManager} install`, ok: false }
  await installDependencies(project, packageManager, context)
  outcome.install.ok = true
}

async function refuseDirty(copy: InstalledCopy, { exec }: RunContext): Promise<void> {
  const dirty = await dirtyFiles(exec, copy.project, [copy.target === '' ? '.' : copy.target, 'package.json'])
  if (dirty.length === 0) return
  const shown = dirty.slice(0, 5).join(', ') + (dirty.length > 5 ? ` and ${dirty.length - 5} more` : '')
  throw new CliError('WM_TREE_DIRTY', {
    what: `There are changes that are not committed: ${shown}.`,
    why: 'Committed first, they stay apart from what this run changes, and git can take you back.',
    hint: 'Commit or stash them, or add --no-git-check.',
  })
}

async function tellGit(
  copy: InstalledCopy,
  changes: readonly Change[],
  { exec }: RunContext,
  outcome: ChangeOutcome,
): Promise<void> {
  const marked = changes.filter(({ lines }) => lines !== undefined)
  const files = marked.flatMap(({ path, sides }): UnmergedFile[] => (sides ? [{ path, ...inStyleOfMine(sides) }] : []))
  if (files.length === 0 || (await markUnmerged(exec, copy.project, files))) return
  await clearUnmerged(
    exec,
    copy.project,
    files.map(({ path }) => path),
  )
  outcome.warnings.push('git was not told of the conflicts: look for the markers in the files.')
}

/**
 * Returns the three texts of a conflict with the line ends of the team's file. With different line ends, git would show every line as
 * changed.
 */
function inStyleOfMine({ base, mine, theirs }: NonNullable<Change['sides']>): Omit<UnmergedFile, 'path'> {
  const style = styleOfText(mine)
  return { base: restyled(base, style), mine, theirs: restyled(theirs, style) }
}

/** The reasons for which a kept file is listed in the report, because the template has another text or would remove the file. */
const toldOfKept: ReadonlySet<Change['reason']> = new Set(['yours', 'resolved-ours', 'upstream-removed'])

function report(outcome: ChangeOutcome, draft: ChangeDraft, step: Step): void {
  outcome.version = { ...outcome.version, from: step.from.version, to: step.to.version }
  outcome.selection = step.to.selection
  const { add, change, remove, warnings } = draft.dependencies
  outcome.dependencies = { add, change, remove }
  outcome.warnings.push(...warnings)
  outcome.changes = draft.changes
    .filter(({ action, reason }) => action !== 'keep' || toldOfKept.has(reason))
    .map(({ path, action, reason, from }) => ({
      path,
      action,
      reason,
      unit: path === 'package.json' || reason === 'recorded' ? null : draft.unitOf(path),
      ...(from === undefined ? {} : { from }),
    }))
  outcome.conflicts = draft.changes.filter(({ action }) => action === 'conflict' || action === 'refuse').map(toConflict)
}

function toConflict({ path, reason, lines = [], sidecars = {} }: Change): ConflictReport {
  return { path, reason, lines, beside: Object.keys(sidecars).map((ending) => path + ending) }
}

function conflicts(open: readonly string[], command: Step['command']): CliError {
  return new CliError('WM_CONFLICTS', {
    what: `${open.length} ${open.length === 1 ? 'file has' : 'files have'} a conflict to resolve.`,
    why: 'Both you and the template changed the same lines. All the rest is in place.',
    hint: `Edit the files, delete any .upstream and .base beside them, then run create-wallet-modal ${command} --continue. To go back: create-wallet-modal ${command} --abort`,
  })
}

function keptAsTheyAre(kept: readonly string[]): CliError {
  const shown = kept.slice(0, 5).join(', ') + (kept.length > 5 ? ` and ${kept.length - 5} more` : '')
  return new CliError('WM_CONFLICTS', {
    what: `Left as they are, though the template has something else: ${shown}.`,
    why: 'They were edited and are no longer part of the template, or something that is no file stands in their place.',
    hint: 'Look at them, and delete what you no longer need. Later updates leave them alone.',
  })
}
