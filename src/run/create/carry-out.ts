import { apply, cannotUndo } from '../../apply/apply'
import { findTargets } from '../../copy/find-copy'
import { linesInWords } from '../../diff/changed-lines'
import { modalFolder } from '../../emit/emit'
import type { Template } from '../../emit/template'
import { ownerOf } from '../../emit/units'
import { CliError } from '../../errors'
import type { FileSystem } from '../../fs/file-system'
import { manifestName } from '../../manifest/manifest'
import type { Change } from '../../plan/plan'
import type { UndoNote } from '../../undo/undo-record'
import { installDependencies } from '../afterwards'
import type { RunContext } from '../context'
import type { ChangeReport } from '../outcome'
import { selectionOfChoices } from './choices'
import type { CopyOutcome } from './create-outcome'
import { reportHost } from './describe-host'
import { writesOf, type Draft } from './draft'
import { packSelf } from './pack-self'

/** Writes a drafted copy. If one file cannot be written, no file is changed. */
export async function writeDraft(
  draft: Draft,
  context: RunContext,
  undo: UndoNote | null,
  outcome: CopyOutcome,
): Promise<void> {
  const { fs, signal, pid, seal, progress } = context
  if (draft.vendored !== null) {
    progress('Packing this package for the new app')
    const bytes = await packSelf(context)
    draft.changes = draft.changes.map((change) => (change.path === draft.vendored ? { ...change, bytes } : change))
  }
  const writes = writesOf(draft)
  const lines = outcome.lines === null ? '' : `: ${linesInWords(outcome.lines)}`
  progress(`Writing ${writes.length} files${lines}`)
  const { canUndo } = await apply(fs, draft.project, writes, { signal, pid, seal, ...(undo ? { undo } : {}) })
  if (undo && !canUndo) outcome.warnings.push(cannotUndo)
}

/** Installs the dependencies of a project, and notes in the outcome whether the installation succeeded. */
export async function installInto(project: string, outcome: CopyOutcome, context: RunContext): Promise<void> {
  outcome.install = { command: `${outcome.packageManager} install`, ok: false }
  await installDependencies(project, outcome.packageManager, context)
  outcome.install.ok = true
}

/** Adds the planned changes of a draft to the outcome. */
export function reportDraft(outcome: CopyOutcome, draft: Draft, template: Template): void {
  const { target, framework, warnings, host, wiring } = draft
  const found = host && reportHost(host)
  const selection = selectionOfChoices(draft.choices)
  Object.assign(outcome, { target, framework, found, wiring, warnings: [...warnings], selection })
  outcome.dependencies.add = Object.fromEntries(draft.added.map(({ name, range }) => [name, range]))
  const unitOf = ({ path, reason }: Change): string | null => {
    if (reason === 'wired' || reason === 'imported') return null
    const isMade = path === draft.vendored || path === `${target}/${manifestName}` || path === '.env'
    const isHosts = outcome.mode === 'existing' && path === 'package.json'
    if (isMade || isHosts) return null
    const inTemplate = path.startsWith(`${target}/`) ? modalFolder + path.slice(target.length) : path
    const owner = ownerOf(inTemplate, template.units)
    return typeof owner === 'string' ? null : owner.id
  }
  outcome.changes = draft.changes.map((change): ChangeReport => {
    const { path, action, reason } = change
    return { path, action, reason, unit: unitOf(change) }
  })
}

/** Throws `WM_COPY_EXISTS` if the target folder already contains a copy. Without a target, any copy in the project counts. */
export async function refuseSecondCopy(fs: FileSystem, project: string, target: string | undefined): Promise<void> {
  const present = await findTargets(fs, project)
  const at = target === undefined ? present[0] : present.find((folder) => folder === target.replace(/\/$/, ''))
  if (at === undefined) return
  throw new CliError('WM_COPY_EXISTS', {
    what: `There is a copy of the modal already, in ${at}.`,
    why: 'Copying over it would lose your edits.',
    hint: 'Use create-wallet-modal add, remove or update to change it. For a second copy name another folder: --dir <path>',
    path: at,
  })
}
