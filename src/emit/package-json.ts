import { formatJson, isRecord, parseJsonObject, styleOf, type JsonObject } from '../json'
import type { EmitOptions } from './emit'
import { packagesOf, type Unit } from './units'

const sections = ['dependencies', 'devDependencies'] as const

/** The sections of a package.json in which a project may name a package. */
export const everySection: readonly string[] = [...sections, 'peerDependencies', 'optionalDependencies']

export type DependencySection = (typeof sections)[number]

export interface Dependency {
  name: string
  range: string
  section: DependencySection
}

/**
 * Returns the package.json of a new app: the template's file with the app's name. Leaves out packages and scripts that only left-out units
 * need.
 */
export function packageJsonOf(
  text: string,
  units: readonly Unit[],
  { chosen, tests }: { chosen: ReadonlySet<string>; tests: boolean },
  options: EmitOptions,
): string {
  const unneeded = notNeeded(units, chosen, tests)
  const source = parseJsonObject(text)
  // An entry of `overrides` stays only if its package stays, because the entry fixes the versions of that package's dependencies.
  const filtered = [...sections, 'overrides'].filter((section) => section in source)
  const droppable = filtered.some((section) =>
    Object.keys(recordOf(source[section])).some((name) => unneeded.has(name)),
  )
  const unneededScripts = new Set(units.filter(({ id }) => !chosen.has(id)).flatMap(({ scripts }) => scripts))
  const scripts = Object.entries(recordOf(source['scripts'])).filter(([name]) => !unneededScripts.has(name))
  const isWhole = scripts.length === Object.keys(recordOf(source['scripts'])).length
  if (!droppable && isWhole && options.name === undefined && options.cli === undefined) return text
  const target: JsonObject = { ...source }
  if (!isWhole) target['scripts'] = Object.fromEntries(scripts)
  for (const section of filtered) {
    const kept = Object.entries(recordOf(source[section])).filter(([name]) => !unneeded.has(name))
    if (section === 'overrides' && kept.length === 0) delete target[section]
    else target[section] = Object.fromEntries(kept)
  }
  if (options.name !== undefined) target['name'] = options.name
  if (options.cli !== undefined) {
    target['devDependencies'] = sorted({ ...recordOf(target['devDependencies']), 'create-wallet-modal': options.cli })
  }
  return formatJson(target, styleOf(text))
}

/** Returns the packages that the chosen units need, with the template's ranges. The packages of the starter app are included only on request. */
export function dependenciesOf(
  template: string,
  units: readonly Unit[],
  chosen: ReadonlySet<string>,
  tests: boolean,
  starter = false,
): Dependency[] {
  const source = parseJsonObject(template)
  const names = new Set(
    units
      .filter((unit) => chosen.has(unit.id) && (starter || unit.id !== 'app'))
      .flatMap((unit) => packagesOf(unit, { tests, starter })),
  )
  return sections.flatMap((section) =>
    Object.entries(recordOf(source[section])).flatMap(([name, range]): Dependency[] =>
      names.has(name) && typeof range === 'string' ? [{ name, range, section }] : [],
    ),
  )
}

/** Adds missing dependencies to a host's package.json. The host's own entries, indentation and line ends stay. */
export function mergeDependencies(text: string, wanted: readonly Dependency[]): { text: string; added: Dependency[] } {
  const host = parseJsonObject(text)
  const present = new Set(everySection.flatMap((section) => Object.keys(recordOf(host[section]))))
  const added = wanted.filter(({ name }) => !present.has(name))
  if (added.length === 0) return { text, added }
  const target: JsonObject = { ...host }
  for (const section of sections) {
    const own = added.filter((dependency) => dependency.section === section)
    if (own.length === 0) continue
    const additions = Object.fromEntries(own.map(({ name, range }) => [name, range]))
    target[section] = sorted({ ...recordOf(host[section]), ...additions })
  }
  return { text: formatJson(target, styleOf(text)), added }
}

/** The packages that only left-out units or left-out tests need. */
function notNeeded(units: readonly Unit[], chosen: ReadonlySet<string>, tests: boolean): Set<string> {
  const taken = units.filter(({ id }) => chosen.has(id))
  const needed = new Set(taken.flatMap((unit) => packagesOf(unit, { tests, starter: true })))
  const known = units.flatMap((unit) => packagesOf(unit, { tests: true, starter: true }))
  return new Set(known.filter((name) => !needed.has(name)))
}

function recordOf(value: unknown): JsonObject {
  return isRecord(value) ? value : {}
}

function sorted(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
