import { join } from 'node:path'
import { apply } from '../../apply/apply'
import { templateOf } from '../../copy/base'
import type { InstalledCopy } from '../../copy/find-copy'
import { manifestBytes } from '../../copy/format-file'
import { CliError } from '../../errors'
import { sha256 } from '../../hash'
import { mayFormat } from '../../host/formatter'
import { manifestName, type Pending } from '../../manifest/manifest'
import { markerLines } from '../../merge/conflict-lines'
import { restyled, styleOfText } from '../../text/text-style'
import type { ChangeInput } from '../change-input'
import type { ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { manifestAfter } from './manifest-after'
import { readUndo } from '../../undo/undo-record'
import { readLocal } from '../read-local'
import { undoLast } from '../undo/undo-last'

/**
 * Settles a change that waits for its conflicts: `--continue` completes the change, `--abort` undoes it. Returns whether there was such a
 * change. Throws `WM_UPDATE_PENDING` if neither flag was given, and `WM_CONFLICTS` if conflicts remain.
 */
export async function settlePending(
  copy: InstalledCopy,
  { unfinished, dryRun, format }: ChangeInput,
  context: RunContext,
  outcome: ChangeOutcome,
): Promise<boolean> {
  const { pending } = copy.manifest
  if (!pending) return false
  outcome.version.to = pending.template
  if (unfinished === undefined) throw waiting(pending)
  if (unfinished === 'abort') {
    await requireRecordOf(copy, pending, context)
    await undoLast(copy.project, { force: false, dryRun: dryRun === true }, context, outcome)
    outcome.recovered = 'undone'
    return true
  }
  const left = await unresolved(copy, pending, context)
  if (left.length > 0) throw remaining(left)
  if (!dryRun) await conclude(copy, pending, mayFormat(format, false), context)
  outcome.selection = pending.selection
  outcome.recovered = 'continued'
  return true
}

async function conclude(copy: InstalledCopy, pending: Pending, formats: boolean, context: RunContext): Promise<void> {
  const { fs, packageRoot } = context
  const { template: version, selection } = pending
  const template = await templateOf(fs, packageRoot, version)
  if (!template) throw otherVersion(pending)
  const written = new Map(Object.entries(pending.written ?? {}))
  const manifest = manifestAfter(copy, { template, version, selection }, written, pending.only)
  const path = manifestPath(copy)
  // `readLocal` also throws if the folder is reached through a link.
  await readLocal(fs, copy.project, [path])
  const format = formats && manifest.format === 'prettier' ? await context.formatterOf(copy.project) : null
  const bytes = restyled(await manifestBytes(manifest, path, format), styleOfText(copy.manifestBytes))
  const write = { path, bytes, before: sha256(copy.manifestBytes) }
  // This step keeps no undo record, so that `undo` undoes the whole change.
  await apply(fs, copy.project, [write], context)
}

async function unresolved(copy: InstalledCopy, { conflicts }: Pending, { fs }: RunContext): Promise<string[]> {
  const left: string[] = []
  for (const path of conflicts) {
    const at = join(copy.project, path)
    for (const ending of ['.upstream', '.base']) if ((await fs.kind(at + ending)) !== null) left.push(path + ending)
    if ((await fs.kind(at)) !== 'file') continue
    const [line] = markerLines(new TextDecoder().decode(await fs.read(at)))
    if (line !== undefined) left.push(`${path}:${line}`)
  }
  return left
}

/** Throws `WM_UNDO_MISSING` unless the undo record belongs to the waiting change. The record may belong to another copy in the project. */
async function requireRecordOf(
  copy: InstalledCopy,
  { command, template }: Pending,
  { fs, seal }: RunContext,
): Promise<void> {
  const record = await readUndo({ fs, seal, root: copy.project })
  const isThis = record?.command === command && record.to === template
  if (isThis && record.files.some(({ path }) => path === manifestPath(copy))) return
  throw new CliError('WM_UNDO_MISSING', {
    what: `What the ${command} has replaced is not kept any more.`,
    why: 'Only the last run in a project is kept, on the machine that it ran on.',
    hint: `Resolve the conflicts and run create-wallet-modal ${command} --continue, or use version control to go back.`,
    path: copy.project,
  })
}

function manifestPath({ target }: InstalledCopy): string {
  return target === '' ? manifestName : `${target}/${manifestName}`
}

function waiting({ command, template, conflicts }: Pending): CliError {
  return new CliError('WM_UPDATE_PENDING', {
    what: `The last ${command} (template ${template}) waits for ${conflicts.length} ${conflicts.length === 1 ? 'conflict' : 'conflicts'} to be resolved.`,
    why: `Another change on top would be hard to tell apart: ${conflicts.slice(0, 5).join(', ')}.`,
    hint: `Resolve them and run create-wallet-modal ${command} --continue, or go back with --abort.`,
  })
}

function remaining(left: readonly string[]): CliError {
  return new CliError('WM_CONFLICTS', {
    what: `Not resolved yet: ${left.slice(0, 10).join(', ')}${left.length > 10 ? ` and ${left.length - 10} more` : ''}.`,
    why: 'Conflict markers, and .upstream or .base files, show that somebody still has to decide.',
    hint: 'Keep what you want of each file, delete the rest, then run the same command again.',
  })
}

function otherVersion({ template, command }: Pending): CliError {
  return new CliError('WM_VERSION_UNKNOWN', {
    what: `This package does not know the template ${template}.`,
    why: 'The change was begun with another version of create-wallet-modal.',
    hint: `Run: create-wallet-modal@${template} ${command} --continue`,
  })
}
