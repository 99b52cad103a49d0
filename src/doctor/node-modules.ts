import { dirname, join } from 'node:path'
import valid from 'semver/functions/valid'
import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject } from '../json'

export interface InstalledPackage {
  name: string
  version: string
  /** The package's folder, with links resolved. */
  folder: string
  licence: string | null
  dependencies: string[]
  /** The names of optional dependencies, which the package uses only if they are installed. */
  optional: string[]
  /** Whether package.json has `private: true`, which unpublished packages of a repository have. */
  isPrivate: boolean
  /** The version ranges of the required peer dependencies, by package name. */
  peers: Record<string, string>
}

/** The largest package.json that is read, in bytes. */
const longest = 10_000_000

/** Resolves installed packages as Node does. Reads every package.json once. */
export class NodeModules {
  readonly #fs: FileSystem
  readonly #read = new Map<string, Promise<InstalledPackage | null>>()

  constructor(fs: FileSystem) {
    this.#fs = fs
  }

  /** Returns the package to which a file in `from` resolves a name; `null` if there is none. */
  async find(name: string, from: string): Promise<InstalledPackage | null> {
    for (let at = from; ; at = dirname(at)) {
      const found = await this.#at(join(at, 'node_modules', name))
      if (found || dirname(at) === at) return found
    }
  }

  /** Returns all copies of some packages below a `node_modules` folder, including nested copies and copies in a pnpm store. */
  async copiesBelow(folder: string, names: readonly string[]): Promise<InstalledPackage[]> {
    const found: InstalledPackage[] = []
    const visit = async (modules: string, depth: number): Promise<void> => {
      if (depth > 5 || (await this.#fs.kind(modules)) !== 'folder') return
      for (const name of names) {
        const copy = await this.#at(join(modules, name))
        if (copy) found.push(copy)
      }
      for (const inner of await this.#packageFolders(modules)) await visit(join(inner, 'node_modules'), depth + 1)
    }
    await visit(join(folder, 'node_modules'), 0)
    const store = join(folder, 'node_modules', '.pnpm')
    if ((await this.#fs.kind(store)) === 'folder') {
      for (const entry of await this.#fs.list(store)) {
        const name = names.find((each) => entry.startsWith(`${each.replace('/', '+')}@`))
        const copy = name === undefined ? null : await this.#at(join(store, entry, 'node_modules', name))
        if (copy) found.push(copy)
      }
    }
    return [...new Map(found.map((copy) => [copy.folder, copy])).values()]
  }

  async #packageFolders(modules: string): Promise<string[]> {
    const names = (await this.#fs.list(modules)).filter((name) => !name.startsWith('.'))
    const scoped = names.filter((name) => name.startsWith('@'))
    const inScopes = await Promise.all(
      scoped.map(async (scope) =>
        (await this.#fs.kind(join(modules, scope))) === 'folder'
          ? (await this.#fs.list(join(modules, scope))).map((name) => join(modules, scope, name))
          : [],
      ),
    )
    return [...names.filter((name) => !name.startsWith('@')).map((name) => join(modules, name)), ...inScopes.flat()]
  }

  #at(folder: string): Promise<InstalledPackage | null> {
    const known = this.#read.get(folder)
    if (known) return known
    const reading = this.#load(folder)
    this.#read.set(folder, reading)
    return reading
  }

  async #load(folder: string): Promise<InstalledPackage | null> {
    const path = join(folder, 'package.json')
    try {
      if ((await this.#fs.kind(path)) !== 'file' || (await this.#fs.size(path)) > longest) return null
      const json = parseJsonObject(new TextDecoder().decode(await this.#fs.read(path)))
      const meta = isRecord(json['peerDependenciesMeta']) ? json['peerDependenciesMeta'] : {}
      const isOptional = (name: string): boolean => isRecord(meta[name]) && meta[name]['optional'] === true
      return {
        name: String(json['name']),
        // A package of the same repository may have no version.
        version: valid(String(json['version'])) ?? '0.0.0',
        folder: await this.#fs.realPath(folder),
        licence: licenceOf(json),
        dependencies: Object.keys(textsOf(json['dependencies'])),
        optional: Object.keys(textsOf(json['optionalDependencies'])),
        isPrivate: json['private'] === true,
        peers: Object.fromEntries(
          Object.entries(textsOf(json['peerDependencies'])).filter(([name]) => !isOptional(name)),
        ),
      }
    } catch {
      return null
    }
  }
}

/** Returns the licence of a package as an SPDX expression. Also reads the formats of old packages. Returns `null` if a part cannot be read. */
function licenceOf({ license, licenses }: Record<string, unknown>): string | null {
  const named = license ?? licenses
  if (!Array.isArray(named)) return nameOf(named)
  const names = named.map(nameOf)
  return names.length > 0 && names.every((name) => name !== null) ? names.map((name) => `(${name})`).join(' OR ') : null
}

function nameOf(licence: unknown): string | null {
  if (typeof licence === 'string') return licence
  return isRecord(licence) && typeof licence['type'] === 'string' ? licence['type'] : null
}

function textsOf(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
}
