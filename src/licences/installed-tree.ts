import type { FileSystem } from '../fs/file-system'
import { NodeModules, type InstalledPackage } from '../doctor/node-modules'
import { readPackageJson } from '../host/project'
import { isRecord, type JsonObject } from '../json'

/** An installed package of the dependency tree. */
export interface TreePackage {
  /** The name under which the package is installed. */
  name: string
  /** The name under which the package was published, which differs from `name` when the package is installed under an alias. */
  published: string
  version: string
  /** The real path of the package's folder, without links. */
  folder: string
  /** The licence in the package's package.json. */
  declared: string | null
  /** Whether the package belongs to the same repository, such as a package of the workspace. */
  isOwn: boolean
  /** The folders of the package's dependencies. */
  uses: string[]
  /** Whether an install without development dependencies contains the package. */
  isProduction: boolean
}

/** A dependency that the project's own package.json lists. */
export interface RootDependency {
  name: string
  folder: string
  isProduction: boolean
}

export interface InstalledTree {
  name: string
  version: string
  roots: RootDependency[]
  /** The packages by folder, in breadth-first order: each package stands after at least one package that depends on it. */
  packages: Map<string, TreePackage>
  /** Required dependencies that are not installed, or whose package.json cannot be read, as `name (of dependent)`. */
  absent: string[]
}

const runtime = ['dependencies', 'optionalDependencies', 'peerDependencies']
const anyName = /^(@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/
const longestName = 214

function isName(text: string): boolean {
  return text.length <= longestName && anyName.test(text)
}

/**
 * Reads the dependency tree of a project from its installed packages. Packages are resolved as Node resolves them: nested, hoisted, linked
 * from a store, or in a parent folder of a workspace. Packages outside of the dependency tree are left out. Each folder is read once, so
 * links may form cycles.
 */
export async function readTree(fs: FileSystem, project: string): Promise<InstalledTree> {
  const { json } = await readPackageJson(fs, project)
  const modules = new NodeModules(fs)
  const tree: InstalledTree = {
    name: String(json['name'] ?? 'project'),
    version: String(json['version'] ?? '0.0.0'),
    roots: [],
    packages: new Map(),
    absent: [],
  }
  for (const isProduction of [true, false]) {
    const sections = isProduction ? runtime : ['devDependencies']
    const own = { name: tree.name, folder: project, isProduction }
    const found = await resolveAll(
      sections.flatMap((section) => namesIn(json, section)),
      own,
      modules,
      tree,
    )
    const known = new Set(tree.roots.map(({ folder }) => folder))
    tree.roots.push(
      ...found.filter(({ folder }) => !known.has(folder)).map(({ name, folder }) => ({ name, folder, isProduction })),
    )
    await follow(found, isProduction, modules, tree)
  }
  return tree
}

interface Found extends InstalledPackage {
  alias: string
}

/** Adds packages and their dependencies to the tree, breadth first. */
async function follow(
  first: readonly Found[],
  isProduction: boolean,
  modules: NodeModules,
  { packages, absent }: InstalledTree,
): Promise<void> {
  let queue = first
  while (queue.length > 0) {
    const fresh = [...new Map(queue.map((each) => [each.folder, each])).values()].filter(
      ({ folder }) => !packages.has(folder),
    )
    for (const { alias, name, version, folder, licence } of fresh) {
      const isOwn = !/[/\\]node_modules[/\\]/.test(folder)
      const published = isName(name) ? name : alias
      packages.set(folder, {
        name: alias,
        published,
        version,
        folder,
        declared: licence,
        isOwn,
        uses: [],
        isProduction,
      })
    }
    const next = await Promise.all(
      fresh.map(async (each) => {
        const names = each.dependencies.map((name) => ({ name, isOptional: false }))
        // The doctor's check `peers` reports missing peer dependencies.
        const optional = [...each.optional, ...Object.keys(each.peers)].map((name) => ({ name, isOptional: true }))
        const user = { name: each.alias, folder: each.folder, isProduction }
        const found = await resolveAll([...names, ...optional], user, modules, { absent })
        const uses = new Set(found.map(({ folder }) => folder))
        packages.get(each.folder)?.uses.push(...uses)
        return found
      }),
    )
    queue = next.flat()
  }
}

async function resolveAll(
  names: readonly { name: string; isOptional: boolean }[],
  user: RootDependency,
  modules: NodeModules,
  { absent }: Pick<InstalledTree, 'absent'>,
): Promise<Found[]> {
  const optional = new Set(names.filter(({ isOptional }) => isOptional).map(({ name }) => name))
  const found = await Promise.all(
    [...new Set(names.map(({ name }) => name))].map(async (name) => {
      const each = isName(name) ? await modules.find(name, user.folder) : null
      if (each) return { ...each, alias: name }
      if (!optional.has(name)) absent.push(`${name} (of ${user.name})`)
      return null
    }),
  )
  return found.filter((each) => each !== null)
}

function namesIn(json: JsonObject, section: string): { name: string; isOptional: boolean }[] {
  const record = json[section]
  // Peer dependencies and optional dependencies need not be installed.
  const isOptional = section !== 'dependencies' && section !== 'devDependencies'
  return isRecord(record) ? Object.keys(record).map((name) => ({ name, isOptional })) : []
}

/**
 * Returns the names of the packages on the shortest path from the project's package.json to a package. The last name is that of the package
 * itself.
 */
export function chainTo({ roots, packages }: InstalledTree, folder: string): string[] {
  const target = packages.get(folder)
  const starts = roots.filter(({ isProduction }) => isProduction || target?.isProduction !== true)
  const before = new Map<string, string | null>(starts.map((root) => [root.folder, null]))
  for (const at of before.keys()) {
    if (at === folder) break
    for (const next of packages.get(at)?.uses ?? []) if (!before.has(next)) before.set(next, at)
  }
  const chain: string[] = []
  for (let at: string | null | undefined = before.has(folder) ? folder : null; at; at = before.get(at)) {
    chain.unshift(packages.get(at)?.name ?? '')
  }
  return chain
}

/** Returns the dependencies in the project's package.json that depend on a package, directly or through other packages. */
export function rootsOf({ roots, packages }: InstalledTree, folder: string): RootDependency[] {
  const users = new Map<string, string[]>()
  for (const each of packages.values()) {
    for (const used of each.uses) users.set(used, [...(users.get(used) ?? []), each.folder])
  }
  const above = new Set([folder])
  for (const at of above) for (const user of users.get(at) ?? []) above.add(user)
  return roots.filter((root) => above.has(root.folder))
}
