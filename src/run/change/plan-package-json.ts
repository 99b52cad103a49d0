import { join } from 'node:path'
import { toSelection } from '../../copy/base'
import { recordsOf } from '../../copy/copied-files'
import { copyDependencies, unitAt } from '../../copy/copy-tree'
import type { InstalledCopy } from '../../copy/find-copy'
import { changeDependencies, type DependencyChange } from '../../emit/dependency-change'
import { isTest } from '../../emit/emit'
import { everySection, type Dependency } from '../../emit/package-json'
import type { Template } from '../../emit/template'
import { CliError } from '../../errors'
import { dependencyRanges, readPackageJson } from '../../host/project'
import type { JsonObject } from '../../json'
import type { Change, Local } from '../../plan/plan'
import type { RunContext } from '../context'
import type { Step } from './step'
import { usedPackages } from './used-packages'

const packageName = 'create-wallet-modal'

/** Plans the change to the project's package.json. Throws `WM_PATH_UNSAFE` if the file would change and is a link. */
export async function planPackageJson(
  copy: InstalledCopy,
  step: Step,
  changes: readonly Change[],
  ours: ReadonlyMap<string, Local>,
  { fs }: RunContext,
): Promise<{ dependencies: DependencyChange; changes: Change[]; bytes: Uint8Array }> {
  const { text, json } = await readPackageJson(fs, copy.project)
  const isNamed = dependencyRanges(json).has(packageName)
  const needs = ({ template, version, selection }: Step['to'], isThere?: (unit: string) => boolean): Dependency[] => [
    ...copyDependencies(template, toSelection(selection), copy, isThere),
    // An app that depends on this package gets the version that fits its copy, for the sandbox and the local CLI.
    ...(isNamed ? [{ name: packageName, range: `^${version}`, section: 'devDependencies' as const }] : []),
  ]
  const { template } = step.from
  const there = template && unitsThere(copy, template, ours)
  const from = template ? needs({ ...step.from, template }, (unit) => there?.has(unit) === true) : []
  const to = step.only === undefined ? needs(step.to) : from
  const needed = new Set(to.map(({ name }) => name))
  const leaving = from.map(({ name }) => name).filter((name) => !needed.has(name))
  const moving = from.flatMap(({ name, section }) =>
    to.some((each) => each.name === name && each.section !== section) ? [name] : [],
  )
  const gone = new Set(changes.filter(({ action }) => action !== 'keep').map(({ path }) => path))
  const used = await usedPackages(fs, copy.project, leaving, gone)
  // A package may move to devDependencies if only the copy's tests import it, so imports in tests do not count as uses.
  const tests = [...recordsOf(copy).keys()].filter(isTest)
  for (const name of await usedPackages(fs, copy.project, moving, new Set([...gone, ...tests]))) used.add(name)
  for (const name of namedApart(json, leaving)) used.add(name)
  const dependencies = changeDependencies(text, from, to, (name) => used.has(name))
  const encode = (value: string): Uint8Array => new TextEncoder().encode(value)
  const change: Change = {
    path: 'package.json',
    action: 'update',
    reason: 'dependencies-changed',
    bytes: encode(dependencies.text),
  }
  const isSame = dependencies.text === text
  if (!isSame && (await fs.kind(join(copy.project, 'package.json'))) !== 'file') throw linkedPackageJson()
  return { dependencies, changes: isSame ? [] : [change], bytes: encode(text) }
}

/**
 * Returns the units of which the project has at least one file that the manifest names. The project decides about the packages of all other
 * units.
 */
function unitsThere(copy: InstalledCopy, template: Template, ours: ReadonlyMap<string, Local>): Set<string> {
  const units = [...recordsOf(copy).keys()].filter((path) => ours.has(path)).map((path) => unitAt(path, template, copy))
  return new Set(units.filter((unit) => unit !== null))
}

/** Returns the packages that a package.json names outside its dependency lists, in a script or in a tool's settings. */
function namedApart(json: JsonObject, names: readonly string[]): string[] {
  const rest = JSON.stringify(Object.entries(json).filter(([key]) => !everySection.includes(key)))
  const words = new Set(rest.split(/[\s"'`=:;,&|()]+/))
  return names.filter((name) => words.has(name))
}

function linkedPackageJson(): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: 'package.json is a link, not a file.',
    why: 'The dependencies change, and writing them would replace the link or change a file elsewhere.',
    hint: 'Put a real package.json there, then run the same command again.',
    path: 'package.json',
  })
}
