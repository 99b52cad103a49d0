import intersects from 'semver/ranges/intersects'
import minVersion from 'semver/ranges/min-version'
import validRange from 'semver/ranges/valid'
import { formatJson, isRecord, parseJsonObject, styleOf, type JsonObject } from '../json'
import { everySection, mergeDependencies, type Dependency, type DependencySection } from './package-json'

export interface DependencyChange {
  text: string
  add: Record<string, string>
  change: Record<string, string>
  remove: string[]
  /** The new sections of packages in `change` that move to another section of package.json, by package name. */
  move: Record<string, DependencySection>
  warnings: string[]
}

/**
 * Updates a host's package.json after the modal's dependencies have changed from one list to another. The team's own entries stay: a
 * version range that the team has changed is not raised, and a package that the project imports itself is neither removed nor moved to another
 * section.
 */
export function changeDependencies(
  text: string,
  from: readonly Dependency[],
  to: readonly Dependency[],
  isUsed: (name: string) => boolean,
): DependencyChange {
  const { text: merged, added } = mergeDependencies(text, to)
  const host = parseJsonObject(merged)
  const before = new Map(from.map(({ name, range }) => [name, range]))
  const needed = new Set(to.map(({ name }) => name))
  const result: DependencyChange = { text: merged, add: {}, change: {}, remove: [], move: {}, warnings: [] }
  for (const { name, range } of added) result.add[name] = range
  for (const { name, range, section } of to) {
    const own = rangeOf(host, name)
    const old = from.find((dependency) => dependency.name === name)
    if (old && old.section !== section && own === old.range && isIn(host, old) && !isUsed(name)) {
      result.move[name] = section
      result.change[name] = range
      result.warnings.push(`${name} moves to ${section} in package.json, because the modal needs it only there.`)
      continue
    }
    if (own === undefined || own === range || name in result.add) continue
    if (own === before.get(name)) result.change[name] = range
    else if (!agree(own, range)) {
      result.warnings.push(`package.json has ${name} ${own}; the modal is made for ${range}. Yours was left as it is.`)
    }
  }
  for (const { name, range } of from) {
    if (needed.has(name) || rangeOf(host, name) === undefined) continue
    if (rangeOf(host, name) === range && !isUsed(name)) result.remove.push(name)
    else
      result.warnings.push(`The modal no longer needs ${name}. It stays in package.json, because your project uses it.`)
  }
  return { ...result, text: rewrite(merged, host, result, before) }
}

function rewrite(
  text: string,
  host: JsonObject,
  { change, remove, move }: DependencyChange,
  before: ReadonlyMap<string, string>,
): string {
  if (Object.keys(change).length === 0 && remove.length === 0) return text
  const entries = Object.entries(host).map(([section, value]): [string, unknown] => {
    if (!everySection.includes(section) || !isRecord(value)) return [section, value]
    // In another section the team may name the same package with its own range, for example as a peer dependency.
    const isOurs = (name: string, range: unknown): boolean => range === before.get(name)
    const leaves = (name: string): boolean => remove.includes(name) || (name in move && move[name] !== section)
    const kept = Object.entries(value).filter(([name, range]) => !(leaves(name) && isOurs(name, range)))
    return [
      section,
      Object.fromEntries(kept.map(([name, range]) => [name, isOurs(name, range) ? (change[name] ?? range) : range])),
    ]
  })
  const target = Object.fromEntries(entries)
  for (const [name, section] of Object.entries(move)) {
    const old = isRecord(target[section]) ? target[section] : {}
    const all = { ...old, [name]: change[name] }
    target[section] = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  return formatJson(target, styleOf(text))
}

/** Whether a package.json has a dependency in its section. */
function isIn(host: JsonObject, { name, section }: Dependency): boolean {
  const record = host[section]
  return isRecord(record) && name in record
}

function rangeOf(host: JsonObject, name: string): string | undefined {
  for (const section of everySection) {
    const record = host[section]
    if (isRecord(record) && typeof record[name] === 'string') return record[name]
  }
  return undefined
}

/**
 * Returns whether a range of the team is good enough. A version that is only a patch older is good enough, because the modal uses nothing
 * that a patch adds.
 */
function agree(own: string, wanted: string): boolean {
  // A range that names a workspace, a file or a tag cannot be compared, so the team decides.
  if (validRange(own) === null || validRange(wanted) === null || intersects(own, wanted)) return true
  const [theirs, ours] = [minVersion(own), minVersion(wanted)]
  const isStable = ours !== null && (ours.major > 0 || ours.minor > 0)
  return isStable && theirs?.major === ours.major && theirs.minor === ours.minor
}
