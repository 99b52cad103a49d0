import { findProject } from '../../copy/find-copy'
import { changedLines } from '../../diff/changed-lines'
import { unitsThatFit, type Unit } from '../../emit/units'
import { packageTemplate } from '../../history/package-templates'
import { detectPackageManager } from '../../host/package-manager'
import { dependencyRanges, inspectProject, readPackageJson, type HostProject } from '../../host/project'
import { refuseWorkspaceRoot } from '../../host/workspace'
import type { KitId } from '../../import/kit-ids'
import type { ChosenUnit } from '../../import/imported-setup'
import { kitTitle } from '../../import/kits/kit-packages'
import { kitPackages } from '../../import/left-packages'
import { planImport } from '../../import/plan-import'
import { readProjectSources, type ProjectSources } from '../../import/source/project-sources'
import { decideAfterwards, type Afterwards } from '../afterwards'
import type { RunContext } from '../context'
import { installInto, refuseSecondCopy, reportDraft, writeDraft } from '../create/carry-out'
import type { CreateInput } from '../create/create-input'
import { emptyCopy } from '../create/create-outcome'
import { draftCopy } from '../create/draft-copy'
import { settled } from '../outcome'
import { settleUnfinished } from '../settle-unfinished'
import { testsFlags } from '../tests-choice'
import { chooseKit, noSetup } from './choose-kit'
import { draftImport, type ImportDraft } from './draft-import'
import type { ImportInput } from './import-input'
import type { ImportedReport, ImportOutcome } from './import-outcome'

/**
 * Imports a project from another wallet kit. Copies the modal, carries over the options of the kit's setup, and replaces the uses of the
 * kit that have an exact equivalent. Never throws and never exits: the outcome has the error.
 */
export async function runImport(input: ImportInput, context: RunContext): Promise<ImportOutcome> {
  const empty: ImportOutcome = { ...emptyCopy('import', input, context), imported: null }
  return settled(empty, context.signal, (outcome) => importKit(input, context, outcome))
}

async function importKit(input: ImportInput, context: RunContext, outcome: ImportOutcome): Promise<void> {
  const { fs, packageRoot } = context
  const version = String((await readPackageJson(fs, packageRoot)).json['version'])
  outcome.version = { cli: version, from: null, to: version }
  const project = await findProject(fs, context.cwd)
  Object.assign(outcome, { mode: 'existing', project })
  outcome.recovered = await settleUnfinished(input, context, project)
  if (outcome.recovered !== null) return
  await refuseSecondCopy(fs, project, input.target)
  const template = await packageTemplate(fs, packageRoot)
  outcome.packageManager = input.pm ?? (await detectPackageManager(fs, project, context.userAgent))
  const host = await inspectProject(fs, project, outcome.packageManager)
  await refuseWorkspaceRoot(fs, host)

  const sources = await readProjectSources(fs, project, host.aliases, input.target ?? host.target)
  const kit = await chooseKit(input.kit, sources, dependencyRanges(host.packageJson), context)
  const fitting = unitsThatFit(template.units, false)
  const units = unitsOf(kit, sources, host, fitting)
  if (units === null)
    throw noSetup(
      `No setup of ${kitTitle(kit)} was found.`,
      'The source has no call or provider of it that could be read.',
    )
  const made: { import: ImportDraft | null } = { import: null }
  const created = createInput(input, units, fitting, host)
  const draft = await draftCopy(project, version, template, created, context, async (found, place) => {
    const { replace } = input
    made.import = await draftImport(found, place, { kit, sources, replace }, created, context)
    if (!made.import)
      throw noSetup(`No setup of ${kitTitle(kit)} was found.`, 'The source has no call or provider of it.')
    return made.import
  })
  reportDraft(outcome, draft, template)
  if (made.import) outcome.imported = reportImported(kit, made.import, units, host, sources)
  outcome.lines = await changedLines(draft.changes, draft.local)
  const after = await decideAfterwards({ ...input, git: false }, context, {
    project,
    isNew: false,
    needsInstall: draft.added.length > 0,
  })
  outcome.repeat = repeatImport(input, outcome, after, kit)
  if (input.dryRun) return
  await writeDraft(draft, context, { command: 'import', from: null, to: version, open: [] }, outcome)
  if (after.install) await installInto(project, outcome, context)
}

/** Returns the units that the kit's setup needs; `null` when the project has no setup of this kit. */
function unitsOf(kit: KitId, sources: ProjectSources, host: HostProject, known: readonly Unit[]): ChosenUnit[] | null {
  const places = { target: host.target, wallet: `${host.sourceRoot}/wallet.tsx`, mayReplace: false }
  const plan = planImport(sources, kit, dependencyRanges(host.packageJson), places)
  return plan && plan.setup.units.filter((unit) => known.some(({ id }) => id === unit.id))
}

/** Returns the input of `create` for the copy that the import makes. */
function createInput(
  input: ImportInput,
  units: readonly ChosenUnit[],
  known: readonly Unit[],
  host: HostProject,
): CreateInput {
  const { kit: _, replace: __, features, ...rest } = input
  const idsOf = (kind: Unit['kind']): string[] =>
    units.map(({ id }) => id).filter((id) => known.some((unit) => unit.id === id && unit.kind === kind))
  const more = features === undefined ? [] : features.split(',').filter((id) => id !== '' && id !== 'none')
  return {
    ...rest,
    chains: idsOf('chain').join(',') || 'default',
    features: [...new Set([...idsOf('feature'), ...more])].join(',') || 'none',
    ranges: rangesFor(host),
  }
}

/**
 * Returns the range of @wagmi/core for the copy. The copy and the app share one wagmi config, so the range must fit the app's major version
 * of wagmi.
 */
function rangesFor({ packageJson }: HostProject): Record<string, string> {
  const major = /\d+/.exec(dependencyRanges(packageJson).get('wagmi') ?? '')?.[0]
  return major === '2' || major === '3' ? { '@wagmi/core': `^${major}.0.0` } : {}
}

function reportImported(
  kit: KitId,
  { plan, diffs, after }: ImportDraft,
  units: readonly ChosenUnit[],
  host: HostProject,
  sources: ProjectSources,
): ImportedReport {
  const { setup, replaced, unmatched, isExact } = plan
  const broken = [...sources.unreadable].map((file) => ({
    what: file,
    file,
    line: 1,
    why: 'the importer cannot parse this file, so it has neither read nor changed the file: correct the syntax error before the import',
  }))
  return {
    kit,
    title: kitTitle(kit),
    file: setup.at.file,
    line: setup.at.line,
    adapters: setup.adapters,
    networks: setup.networks.map(({ name }) => name),
    projectId: setup.projectId?.text ?? null,
    themeMode: setup.themeMode,
    options: [
      ...setup.options.map(({ name }) => name),
      ...setup.features.map(({ name }) => `features.${name}`),
      ...setup.themeVariables.map(({ name }) => `themeVariables.${name}`),
      ...(setup.signIn === null ? [] : ['siwx']),
    ],
    units: [...units],
    replaced,
    unmatched: [...unmatched, ...broken],
    diffs,
    packages: kitPackages(kit, dependencyRanges(host.packageJson), after),
    isExact,
  }
}

/** Returns the arguments with which `import` repeats the run without questions. */
function repeatImport(
  input: ImportInput,
  { target, selection }: ImportOutcome,
  after: Afterwards,
  kit: KitId,
): string[] {
  return [
    'import',
    '--kit',
    kit,
    ...(target === null ? [] : ['--dir', target]),
    ...(input.features === undefined ? [] : ['--features', input.features]),
    ...(input.locales === undefined ? [] : ['--locales', input.locales]),
    ...(selection === null ? [] : testsFlags(selection)),
    ...(input.replace === undefined ? [] : [input.replace ? '--replace' : '--no-replace']),
    after.install ? '--install' : '--no-install',
    ...(input.pm === undefined ? [] : ['--pm', input.pm]),
    ...(input.overwrite ? ['--overwrite'] : []),
    '--no-input',
  ]
}
