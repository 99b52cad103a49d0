import { basename, relative } from 'node:path'
import { apply, cannotUndo } from '../../apply/apply'
import { findTargets } from '../../copy/find-copy'
import { changedLines, linesInWords } from '../../diff/changed-lines'
import type { Template } from '../../emit/template'
import { ownerOf } from '../../emit/units'
import { modalFolder } from '../../emit/emit'
import { CliError } from '../../errors'
import type { FileSystem } from '../../fs/file-system'
import { packageTemplate } from '../../history/package-templates'
import { detectPackageManager } from '../../host/package-manager'
import { readPackageJson } from '../../host/project'
import { manifestName } from '../../manifest/manifest'
import type { Change } from '../../plan/plan'
import type { UndoNote } from '../../undo/undo-record'
import { commitFirst, decideAfterwards, installDependencies, startRepository } from '../afterwards'
import { packSelf } from './pack-self'
import type { RunContext } from '../context'
import type { CreateInput } from './create-input'
import { reportHost } from './describe-host'
import { writesOf, type Draft } from './draft'
import { selectionOfChoices } from './choices'
import { draftCopy } from './draft-copy'
import { draftNewApp } from './draft-new-app'
import { locate, type Location } from './location'
import type { CreateOutcome } from './create-outcome'
import { settled, untold, type ChangeReport } from '../outcome'
import { repeatArguments } from './repeat-create'
import { settleUnfinished } from '../settle-unfinished'

/** Creates a new app, or copies the modal into an existing project. Never throws and never exits: the outcome carries the error. */
export async function runCreate(input: CreateInput, context: RunContext): Promise<CreateOutcome> {
  return settled(emptyOutcome(input, context), context.signal, (outcome) => create(input, context, outcome))
}

async function create(input: CreateInput, context: RunContext, outcome: CreateOutcome): Promise<void> {
  const { fs, packageRoot } = context
  const version = String((await readPackageJson(fs, packageRoot)).json['version'])
  outcome.version = { cli: version, from: null, to: version }
  const location = await locate(input, context)
  Object.assign(outcome, { mode: location.mode, project: location.project })
  outcome.recovered = await settleUnfinished(input, context, location.project)
  if (outcome.recovered !== null) return
  if (location.mode === 'existing') await refuseSecondCopy(fs, location.project, input.target)

  const template = await packageTemplate(fs, packageRoot)
  outcome.packageManager = input.pm ?? (await detectPackageManager(fs, location.project, context.userAgent))
  const draft = await draftFor(location, version, template, input, context)
  report(outcome, draft, template)
  outcome.lines = await changedLines(draft.changes, draft.local)
  const isNew = location.mode === 'new'
  const needsInstall = isNew || draft.added.length > 0
  const after = await decideAfterwards(input, context, { project: location.project, isNew, needsInstall })
  outcome.repeat = repeatArguments(input, draft, after, placeOf(location, context.cwd))
  if (input.dryRun) return

  await write(draft, context, isNew ? null : { command: 'create', from: null, to: version, open: [] }, outcome)
  if (after.git) await addRepository(outcome, location.project, context)
  try {
    if (after.install) await addInstall(outcome, location.project, context)
  } finally {
    // The commit comes after the install, so that it has the lockfile.
    if (outcome.git && !context.signal.aborted) await addFirstCommit(outcome, location.project, context)
  }
}

function draftFor(
  location: Location,
  version: string,
  template: Template,
  input: CreateInput,
  context: RunContext,
): Promise<Draft> {
  return location.mode === 'new'
    ? draftNewApp(location, version, template, input, context)
    : draftCopy(location.project, version, template, input, context)
}

async function write(draft: Draft, context: RunContext, undo: UndoNote | null, outcome: CreateOutcome): Promise<void> {
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

async function addRepository(outcome: CreateOutcome, project: string, context: RunContext): Promise<void> {
  const warning = await startRepository(project, context)
  outcome.git = warning === null
  if (warning !== null) outcome.warnings.push(warning)
}

async function addFirstCommit(outcome: CreateOutcome, project: string, context: RunContext): Promise<void> {
  const warning = await commitFirst(project, context)
  if (warning !== null) outcome.warnings.push(warning)
}

async function addInstall(outcome: CreateOutcome, project: string, context: RunContext): Promise<void> {
  outcome.install = { command: `${outcome.packageManager} install`, ok: false }
  await installDependencies(project, outcome.packageManager, context)
  outcome.install.ok = true
}

function report(outcome: CreateOutcome, draft: Draft, template: Template): void {
  const { target, framework, warnings, host, wiring } = draft
  const found = host && reportHost(host)
  const selection = selectionOfChoices(draft.choices)
  Object.assign(outcome, { target, framework, found, wiring, warnings: [...warnings], selection })
  outcome.dependencies.add = Object.fromEntries(draft.added.map(({ name, range }) => [name, range]))
  const unitOf = ({ path, reason }: Change): string | null => {
    if (reason === 'wired') return null
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

async function refuseSecondCopy(fs: FileSystem, project: string, target: string | undefined): Promise<void> {
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

function placeOf(location: Location, cwd: string): Parameters<typeof repeatArguments>[3] {
  const here = relative(cwd, location.project)
  if (location.mode === 'existing') return { isNew: false, dir: here === '' ? undefined : here, name: undefined }
  const name = basename(location.project) === location.name ? undefined : location.name
  return { isNew: true, dir: here === '' ? '.' : here, name }
}

function emptyOutcome(input: CreateInput, context: RunContext): CreateOutcome {
  return {
    ...untold('create'),
    interactive: context.prompter !== null,
    dryRun: input.dryRun === true,
    mode: null,
    project: null,
    target: null,
    framework: 'unknown',
    found: null,
    wiring: null,
    packageManager: 'npm',
    projectId: input.projectId ?? null,
    selection: null,
    changes: [],
    lines: null,
    dependencies: { add: {}, change: {}, remove: [] },
    install: null,
    git: false,
    recovered: null,
    repeat: [],
  }
}
