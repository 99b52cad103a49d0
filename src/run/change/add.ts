import { join, relative } from 'node:path'
import { toSelection } from '../../copy/base'
import { copyTree } from '../../copy/copy-tree'
import { findProject, findTargets, type InstalledCopy } from '../../copy/find-copy'
import { CliError } from '../../errors'
import { defined } from '../../defined'
import type { Template } from '../../emit/template'
import { closeSelection, isChoosable, toDoFor, unitsThatFit, type Unit } from '../../emit/units'
import type { FileSystem } from '../../fs/file-system'
import { relativeFolder } from '../../fs/plain-path'
import { packageTemplate } from '../../history/package-templates'
import { adviceOn, bundlerNeeds } from '../../host/bundler-needs'
import { filesInside } from '../../host/prebundled-packages'
import { inspectProject } from '../../host/project'
import { manifestName, type CopySelection } from '../../manifest/manifest'
import { chosenChains } from '../../wire/chosen-chains'
import { changeCopy, openCopy, requireBase, rulesFor } from './change-copy'
import type { ChangeInput } from '../change-input'
import { emptyChange, type ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import type { CreateInput } from '../create/create-input'
import { settled } from '../outcome'
import { repeatChange } from './repeat-change'
import { localeOf, toOption } from '../selection'
import { chosenTests, type TestsFlag } from '../tests-choice'
import { namedUnits, withUnits } from '../unit-ids'

export interface AddInput extends ChangeInput {
  units: readonly string[]
  /** The tests that the copy has after the run; `undefined` changes nothing about the tests. */
  tests?: TestsFlag
  /** The folder of an unpacked package that contains the template of the copy's version. */
  base?: string
  /** Used only for a first copy, as in `create`. */
  projectId?: string
  wire?: boolean
  overwrite?: boolean
}

/**
 * Returns the input of `create`, which replaces `add` in a project without a copy; returns `null` if the project has a copy. If the user
 * names units, only these units are copied. If no chain is among them, the default chains of `create` are copied, too, because a modal
 * needs a chain.
 */
export async function firstCopyInput(input: AddInput, context: RunContext): Promise<CreateInput | null> {
  const { fs, cwd, packageRoot } = context
  const project = await findProject(fs, cwd).catch(() => null)
  if (project === null || (await hasCopy(fs, project, input.target))) return null
  const { units } = await packageTemplate(fs, packageRoot)
  const named = namedUnits(input.units, units)
  const idsOf = (kind: Unit['kind']): string[] => named.filter((unit) => unit.kind === kind).map(({ id }) => id)
  const [chains, features, locales] = [idsOf('chain'), idsOf('feature'), idsOf('locale').map(localeOf)]
  const { target, dryRun, yes, tests, install, pm, projectId, wire, format, overwrite, unfinished } = input
  return defined({
    dir: relative(cwd, project) || '.',
    chains: chains.length > 0 ? chains.join(',') : undefined,
    features: named.length > 0 ? features.join(',') || 'none' : undefined,
    locales: named.length > 0 ? locales.join(',') || 'none' : undefined,
    target,
    dryRun,
    yes,
    tests,
    install,
    pm,
    projectId,
    wire,
    format,
    overwrite,
    unfinished,
  })
}

async function hasCopy(fs: FileSystem, project: string, target: string | undefined): Promise<boolean> {
  const folder = target === undefined ? null : relativeFolder(target)
  if (folder !== null) return (await fs.kind(join(project, folder, manifestName))) !== null
  return (await findTargets(fs, project)).length > 0
}

/** Adds chains, features and languages to a copy, in the version of the copy. Never throws and never exits: the outcome carries the error. */
export async function runAdd(input: AddInput, context: RunContext): Promise<ChangeOutcome> {
  return settled(emptyChange('add', input, context), context.signal, async (outcome) => {
    const copy = await openCopy(input, context, outcome)
    if (!copy) return
    const { template: version, selection } = copy.manifest
    const template = await requireBase(copy, context, input.base)
    const fitting = unitsThatFit(template.units, copy.manifest.starter !== undefined)
    const units = await wantedUnits(input, selection, fitting, context)
    const added = namedUnits(units, fitting)
    const wished = withUnits(selection, added)
    const to = input.tests === undefined ? wished : { ...wished, ...chosenTests(input.tests, selection) }
    const present = closeSelection([...selection.chains, ...selection.features], template.units, selection.tests)
    const known = added.filter(({ id }) => present.has(id)).map(({ id }) => id)
    if (known.length > 0) outcome.warnings.push(`Already there: ${known.join(', ')}.`)
    outcome.units = added.map(({ id }) => id)
    const fresh = added.filter(({ id }) => !present.has(id))
    // A starter app uses new units without a change. In other projects, the team has to change its own options.
    if (copy.manifest.starter === undefined) outcome.warnings.push(...chainsToDo(fresh), ...toDoFor(fresh))
    outcome.warnings.push(...(await bundlerAdvice(copy, template, to, context)))
    outcome.repeat = repeatChange('add', units, input)
    const rules = await rulesFor(input, copy, context, outcome)
    const step = {
      command: 'add' as const,
      from: { version, template, selection },
      to: { version, template, selection: to },
      ...rules,
      removeEdited: false,
    }
    await changeCopy(copy, step, input, context, outcome)
  })
}

/** Returns advice on the bundler's configuration for a copy with the new units. */
async function bundlerAdvice(
  copy: InstalledCopy,
  template: Template,
  to: CopySelection,
  { fs }: RunContext,
): Promise<string[]> {
  const { framework } = await inspectProject(fs, copy.project)
  const files = filesInside(copyTree(template, toSelection(to), copy), copy.target)
  return (await bundlerNeeds(fs, copy.project, framework, files)).map(adviceOn)
}

function chainsToDo(units: readonly Unit[]): string[] {
  const chains = units.filter(({ id, kind }) => kind === 'chain' && id !== 'universal').map(({ id }) => id)
  if (chains.length === 0) return []
  const { calls, networks } = chosenChains(chains, 'yourWagmiConfig')
  return [`Your options need them too: ${calls.join(', ')} in adapters, and ${networks.join(', ')} in networks.`]
}

/**
 * Returns the units to add: the named units, or the units that the user picks. Throws `WM_INPUT_MISSING` if no unit is named and nobody can
 * be asked.
 */
async function wantedUnits(
  { units, tests }: AddInput,
  selection: CopySelection,
  all: readonly Unit[],
  { prompter }: RunContext,
): Promise<string[]> {
  if (units.length > 0 || tests !== undefined) return [...units]
  const present = closeSelection([...selection.chains, ...selection.features], all, selection.tests)
  const options = all
    .filter(({ id, kind }) => isChoosable({ kind }) && !present.has(id))
    .map((unit) => toOption(unit, all))
  if (prompter && options.length > 0) return prompter.chooseMany('add', options, [], false)
  const ids = options.map(({ value }) => value)
  throw new CliError('WM_INPUT_MISSING', {
    what: 'No chain, feature or language was named.',
    why: ids.length === 0 ? 'The copy has all there are.' : `There are: ${ids.join(', ')}.`,
    hint: `Name what to add: create-wallet-modal add ${ids[0] ?? '<unit>'}`,
  })
}
