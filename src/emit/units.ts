import { globPitfall, matchesGlob } from './glob'

/**
 * The kinds of units. Users cannot choose `shared` units, which are copied only with a unit that requires them. A `locale` is a language.
 * If a file of a language bears the id of a unit, the file is copied only with this unit.
 */
export type UnitKind = 'core' | 'chain' | 'feature' | 'locale' | 'shared'

const kinds: readonly unknown[] = ['core', 'chain', 'feature', 'locale', 'shared'] satisfies UnitKind[]

/** A part of the template that is copied or left out as a whole. */
export interface Unit {
  id: string
  kind: UnitKind
  title: string
  /** Whether the unit is copied by default. */
  default: boolean
  /** The ids of the units that this unit requires. */
  requires: string[]
  /**
   * A shared unit with this list is copied whenever all units of the list are copied, because it connects these units. If the list is
   * empty, the unit is copied only when another unit requires it.
   */
  with: string[]
  /** The ids of the units that this unit's tests require. */
  testRequires: string[]
  /** Globs over template paths. */
  files: string[]
  /**
   * Globs over the unit's tests that check something outside a project: published vectors and formats of a standard, generated cases, and
   * the fields and constants of the specification. `--tests all` copies these tests; `--tests` copies only the other tests.
   */
  suites: string[]
  /** The names of packages. Their versions are in the template's package.json. */
  dependencies: string[]
  /** Packages that only the unit's tests need. */
  testDependencies: string[]
  /** Packages that a new app needs for the sandbox of its dev server. */
  starterDependencies: string[]
  /** The scripts of the template's package.json that a new app has only with this unit. */
  scripts: string[]
  /** A sentence that says what a team has to add to its own code. The starter app already has this code. */
  toDo?: string
}

/** Reads `units.json`. Throws if the text is not a list of units. */
export function parseUnits(text: string): Unit[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new TypeError('units.json: expected a list of units')
  if (list.length > 500) throw new TypeError('units.json: more than 500 units')
  const units = list.map(parseUnit)
  const [twin] = units.filter(({ id }, index) => units.findIndex((unit) => unit.id === id) !== index)
  if (twin) throw new TypeError(`units.json: there are two units ${twin.id}`)
  return units
}

/**
 * Returns the unit that owns a template path. Returns an error message if no unit or several units own the path. If several units match,
 * the kinds have this precedence: a unit that comes `with` others, a language, a chain or feature, core.
 */
export function ownerOf(path: string, units: readonly Unit[]): Unit | string {
  const owners = owned.get(units) ?? new Map<string, Unit | string>()
  owned.set(units, owners)
  const owner = owners.get(path) ?? findOwner(path, units)
  owners.set(path, owner)
  return owner
}

/** The owners of files, cached for each list of units, because a run asks for the owners of about a thousand files several times. */
const owned = new WeakMap<readonly Unit[], Map<string, Unit | string>>()

function findOwner(path: string, units: readonly Unit[]): Unit | string {
  const claiming = units.filter((unit) => claims(unit, path))
  const specific = claiming.filter((unit) => unit.kind !== 'core')
  const between = specific.filter((unit) => unit.with.length > 0)
  const languages = specific.filter((unit) => unit.kind === 'locale')
  const owners = [between, languages, specific, claiming].find(({ length }) => length > 0) ?? []
  const [owner, second] = owners
  if (!owner) return `${path}: no unit owns it`
  return second ? `${path}: owned by ${owners.map((unit) => unit.id).join(' and ')}` : owner
}

function claims({ files }: Unit, path: string): boolean {
  return files.some((glob) => matchesGlob(path, glob))
}

/** Returns the owner of a template path. Throws if {@link ownerOf} returns an error message. */
export function requireOwner(path: string, units: readonly Unit[]): Unit {
  const owner = ownerOf(path, units)
  if (typeof owner === 'string') throw new Error(owner)
  return owner
}

/**
 * Returns whether a selection has a template path. The selection must have the path's owner. If the path has a language's texts of another
 * unit, the selection must have that unit, too. Such a path bears the unit's id, or is in a folder of the unit.
 */
export function isSelected(path: string, units: readonly Unit[], selected: ReadonlySet<string>): boolean {
  const owner = requireOwner(path, units)
  if (!selected.has(owner.id)) return false
  if (owner.kind !== 'locale') return true
  const name = /([^/]+)\.ts$/.exec(path)?.[1]
  return units.every((unit) => selected.has(unit.id) || (unit.id !== name && !claims(unit, path)))
}

/** Whether a user can choose a unit. */
export function isChoosable({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind === 'chain' || kind === 'feature' || kind === 'locale'
}

/** Whether a test belongs to the suites that only `--tests all` copies. */
export function isSuite(path: string, units: readonly Unit[]): boolean {
  return units.some(({ suites }) => suites.some((glob) => matchesGlob(path, glob)))
}

/** Returns whether a unit has only files of the starter page. Existing projects with a copy do not have this page. */
export function isOfStarter({ kind, files }: Unit): boolean {
  return kind === 'feature' && files.every((glob) => !glob.startsWith('src/wallet-modal/'))
}

/** Returns the units that fit a copy with or without its starter app. */
export function unitsThatFit(units: readonly Unit[], hasStarter: boolean): readonly Unit[] {
  return hasStarter ? units : units.filter((unit) => !isOfStarter(unit))
}

/**
 * Returns the chosen units, core, the units that these require, and the units that come `with` them. With `tests`, also returns the units
 * that their tests require.
 */
export function closeSelection(chosen: Iterable<string>, units: readonly Unit[], tests: boolean): Set<string> {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const closed = new Set<string>()
  const take = (id: string): void => {
    if (closed.has(id)) return
    closed.add(id)
    const unit = byId.get(id)
    for (const required of unit?.requires ?? []) take(required)
    if (tests) for (const required of unit?.testRequires ?? []) take(required)
  }
  for (const unit of units) if (unit.kind === 'core') take(unit.id)
  for (const id of chosen) take(id)
  const isDue = (unit: Unit): boolean =>
    !closed.has(unit.id) && unit.with.length > 0 && unit.with.every((id) => closed.has(id))
  for (let due = units.find(isDue); due; due = units.find(isDue)) take(due.id)
  return closed
}

/** The names of the packages that a unit needs in a project. */
export function packagesOf(unit: Unit, { tests, starter }: { tests: boolean; starter: boolean }): string[] {
  return [...unit.dependencies, ...(tests ? unit.testDependencies : []), ...(starter ? unit.starterDependencies : [])]
}

/** Returns the sentences that say what a team has to add to its own code for these units. */
export function toDoFor(units: readonly Unit[]): string[] {
  return units.flatMap(({ toDo }) => toDo ?? [])
}

function isKind(kind: unknown): kind is UnitKind {
  return kinds.includes(kind)
}

function parseUnit(value: unknown): Unit {
  if (typeof value !== 'object' || value === null) throw new TypeError('units.json: a unit is not an object')
  const field = (name: string): unknown => Reflect.get(value, name)
  const id = field('id')
  const kind = field('kind')
  const title = field('title')
  if (typeof id !== 'string' || id.length > 64 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new TypeError('units.json: bad unit id')
  if (!isKind(kind)) throw new TypeError(`units.json: ${id} has no kind`)
  if (typeof title !== 'string') throw new TypeError(`units.json: ${id} has no title`)
  const names = (name: string): string[] => {
    const list = field(name) ?? []
    if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
      throw new TypeError(`units.json: ${id}.${name} is not a list of texts`)
    }
    if (list.length > 500) throw new TypeError(`units.json: ${id}.${name} is too long`)
    return list
  }
  const packages = (name: string): string[] => {
    const odd = names(name).find(
      (each) => each.length > 214 || !/^(@[a-z0-9-~][\w.~-]*\/)?[a-z0-9-~][\w.~-]*$/.test(each),
    )
    if (odd !== undefined) throw new TypeError(`units.json: ${id}.${name} has no package name: ${odd}`)
    return names(name)
  }
  const globs = (name: string): string[] => {
    for (const glob of names(name)) {
      const pitfall = globPitfall(glob)
      if (pitfall !== null) throw new TypeError(`units.json: ${id}.${name}: ${glob}: ${pitfall}`)
    }
    return names(name)
  }
  const toDo = field('toDo')
  if (toDo !== undefined && typeof toDo !== 'string') throw new TypeError(`units.json: ${id}.toDo is not a text`)
  return {
    id,
    kind,
    title,
    ...(toDo !== undefined && { toDo }),
    default: field('default') === true,
    requires: names('requires'),
    with: names('with'),
    testRequires: names('testRequires'),
    files: globs('files'),
    suites: globs('suites'),
    dependencies: packages('dependencies'),
    testDependencies: packages('testDependencies'),
    starterDependencies: packages('starterDependencies'),
    scripts: names('scripts'),
  }
}
