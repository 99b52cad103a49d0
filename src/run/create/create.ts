import { basename, relative } from 'node:path'
import { changedLines } from '../../diff/changed-lines'
import type { Template } from '../../emit/template'
import { packageTemplate } from '../../history/package-templates'
import { detectPackageManager } from '../../host/package-manager'
import { readPackageJson } from '../../host/project'
import { commitFirst, decideAfterwards, startRepository } from '../afterwards'
import type { RunContext } from '../context'
import { settled } from '../outcome'
import { settleUnfinished } from '../settle-unfinished'
import { installInto, refuseSecondCopy, reportDraft, writeDraft } from './carry-out'
import type { CreateInput } from './create-input'
import { emptyCopy, type CreateOutcome } from './create-outcome'
import type { Draft } from './draft'
import { draftCopy } from './draft-copy'
import { draftNewApp } from './draft-new-app'
import { locate, type Location } from './location'
import { repeatArguments } from './repeat-create'

/** Creates a new app, or copies the modal into an existing project. Never throws and never exits: the outcome has the error. */
export async function runCreate(input: CreateInput, context: RunContext): Promise<CreateOutcome> {
  return settled(emptyCopy('create', input, context), context.signal, (outcome) => create(input, context, outcome))
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
  reportDraft(outcome, draft, template)
  outcome.lines = await changedLines(draft.changes, draft.local)
  const isNew = location.mode === 'new'
  const needsInstall = isNew || draft.added.length > 0
  const after = await decideAfterwards(input, context, { project: location.project, isNew, needsInstall })
  outcome.repeat = repeatArguments(input, draft, after, placeOf(location, context.cwd))
  if (input.dryRun) return

  await writeDraft(draft, context, isNew ? null : { command: 'create', from: null, to: version, open: [] }, outcome)
  if (after.git) await addRepository(outcome, location.project, context)
  try {
    if (after.install) await installInto(location.project, outcome, context)
  } finally {
    // The commit is made after the install, so that the commit contains the lockfile.
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

async function addRepository(outcome: CreateOutcome, project: string, context: RunContext): Promise<void> {
  const warning = await startRepository(project, context)
  outcome.git = warning === null
  if (warning !== null) outcome.warnings.push(warning)
}

async function addFirstCommit(outcome: CreateOutcome, project: string, context: RunContext): Promise<void> {
  const warning = await commitFirst(project, context)
  if (warning !== null) outcome.warnings.push(warning)
}

function placeOf(location: Location, cwd: string): Parameters<typeof repeatArguments>[3] {
  const here = relative(cwd, location.project)
  if (location.mode === 'existing') return { isNew: false, dir: here === '' ? undefined : here, name: undefined }
  const name = basename(location.project) === location.name ? undefined : location.name
  return { isNew: true, dir: here === '' ? '.' : here, name }
}
