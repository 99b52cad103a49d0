import { templateOf } from '../../copy/base'
import { copyIfAny } from '../../copy/copy-if-any'
import { findProject } from '../../copy/find-copy'
import { dependenciesOf } from '../../emit/package-json'
import type { Template } from '../../emit/template'
import { closeSelection, isChoosable, unitsThatFit, type Unit, type UnitKind } from '../../emit/units'
import { CliError } from '../../errors'
import type { FileSystem } from '../../fs/file-system'
import { packageTemplate } from '../../history/package-templates'
import { dependencyRanges, readPackageJson } from '../../host/project'
import type { CopySelection, Manifest } from '../../manifest/manifest'
import type { RunContext } from '../context'
import { settled, untold, type Outcome } from '../outcome'
import { pendingWarnings } from './pending-warning'

export interface ListInput {
  /** The folder of the copy, inside the project. */
  dir?: string
  /** Lists only installed units. */
  installed?: boolean
  /** Also lists core and the units that several units share. */
  everything?: boolean
}

/** A unit as `list` shows it to a person who wants to add or remove units. */
export interface UnitReport {
  id: string
  kind: UnitKind
  title: string
  /** `installed`: the team has chosen the unit. `required`: a chosen unit needs it. `available`: the unit is not in the copy. */
  state: 'installed' | 'required' | 'available'
  /** Whether `create` copies the unit by default. */
  default: boolean
  /** The ids of the units that this unit requires directly. */
  requires: string[]
  /** The ids of the chosen units that require this unit. */
  requiredBy: string[]
  /** The ids of the units that `add` would add together with this unit; empty for an installed unit. */
  brings: string[]
  /** The packages that this unit and its required units use, with the template's ranges. The packages of core are left out. */
  packages: Record<string, string>
  /** The keys of `packages` that the project's package.json does not have. */
  missing: string[]
}

export interface ListOutcome extends Outcome {
  command: 'list'
  project: string | null
  /** The folder of the copy, inside the project; `null` if there is no copy. */
  target: string | null
  selection: CopySelection | null
  units: UnitReport[]
}

/** Lists the units of the copy around the current folder, or all units if there is no copy. Writes nothing. */
export async function runList(input: ListInput, context: RunContext): Promise<ListOutcome> {
  const outcome: ListOutcome = {
    ...untold('list'),
    project: null,
    target: null,
    selection: null,
    units: [],
  }
  return settled(outcome, context.signal, () => list(input, context, outcome))
}

async function list(input: ListInput, { fs, packageRoot, cwd }: RunContext, outcome: ListOutcome): Promise<void> {
  const version = String((await readPackageJson(fs, packageRoot)).json['version'])
  outcome.version = { cli: version, from: null, to: version }
  const copy = await copyIfAny(fs, cwd, input.dir)
  outcome.project = copy?.project ?? (await projectIfAny(fs, cwd))
  const host = outcome.project === null ? new Map<string, string>() : await rangesIn(fs, outcome.project)
  if (copy) {
    const { manifest, target } = copy
    Object.assign(outcome, { target, selection: manifest.selection })
    outcome.version.from = manifest.template
    outcome.warnings.push(...pendingWarnings(manifest))
  }
  const template = await unitsFor(copy?.manifest ?? null, fs, packageRoot, outcome)
  const units = describeUnits(template, copy?.manifest.selection ?? null, host)
  const fitting = new Set(unitsThatFit(template.units, copy?.manifest.starter !== undefined).map(({ id }) => id))
  outcome.units = units.filter(
    ({ id, kind, state }) =>
      fitting.has(id) && (input.everything || isChoosable({ kind })) && !(input.installed && state === 'available'),
  )
}

/** Returns the template from which `add` would copy: the template of the copy's version, or else of this package. */
async function unitsFor(
  manifest: Manifest | null,
  fs: FileSystem,
  packageRoot: string,
  outcome: ListOutcome,
): Promise<Template> {
  const own = manifest && (await templateOf(fs, packageRoot, manifest.template))
  if (own) return own
  if (manifest) {
    outcome.warnings.push(
      `This package does not have the template ${manifest.template}: what is available is listed as of ${outcome.version.cli}.`,
    )
  }
  return packageTemplate(fs, packageRoot)
}

/** Describes every unit of a template with its state in a selection. A selection of `null` means that there is no copy. */
export function describeUnits(
  template: Template,
  selection: CopySelection | null,
  host: ReadonlyMap<string, string>,
): UnitReport[] {
  const tests = selection?.tests ?? false
  const chosen = [...(selection?.chains ?? []), ...(selection?.features ?? [])]
  const here = selection === null ? new Set<string>() : closeSelection(chosen, template.units, tests)
  const core = closeSelection([], template.units, false)
  const packageText = new TextDecoder().decode(template.files.get('package.json'))
  const packagesOf = (ids: ReadonlySet<string>): Map<string, string> =>
    new Map(dependenciesOf(packageText, template.units, ids, tests).map(({ name, range }) => [name, range]))
  const ofCore = packagesOf(core)
  return template.units.map((unit): UnitReport => {
    const closed = closeSelection([unit.id], template.units, false)
    const packages = [...packagesOf(closed)].filter(([name]) => isCore(unit) || !ofCore.has(name))
    const isHere = here.has(unit.id)
    const isChosen = chosen.includes(unit.id) || isCore(unit)
    return {
      id: unit.id,
      kind: unit.kind,
      title: unit.title,
      state: isHere ? (isChosen ? 'installed' : 'required') : 'available',
      default: unit.default,
      requires: unit.requires,
      requiredBy: isHere ? chosen.filter((id) => id !== unit.id && needs(id, unit.id, template.units)) : [],
      brings: isHere ? [] : [...closed].filter((id) => id !== unit.id && !here.has(id) && !core.has(id)),
      packages: Object.fromEntries(packages),
      missing: packages.map(([name]) => name).filter((name) => !host.has(name)),
    }
  })
}

function needs(id: string, other: string, units: readonly Unit[]): boolean {
  const withoutCore = units.filter(({ kind }) => kind !== 'core')
  return closeSelection([id], withoutCore, false).has(other)
}

function isCore({ kind }: Unit): boolean {
  return kind === 'core'
}

async function projectIfAny(fs: FileSystem, cwd: string): Promise<string | null> {
  try {
    return await findProject(fs, cwd)
  } catch (error) {
    if (error instanceof CliError && error.code === 'WM_NO_PROJECT') return null
    throw error
  }
}

async function rangesIn(fs: FileSystem, project: string): Promise<Map<string, string>> {
  return dependencyRanges((await readPackageJson(fs, project)).json)
}
