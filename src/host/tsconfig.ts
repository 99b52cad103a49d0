import { dirname, join, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import type { FileSystem } from '../fs/file-system'
import { isRecord, type JsonObject } from '../json'

/** An entry of `compilerOptions.paths` with the absolute folder of its first target. */
export interface CompilerPath {
  pattern: string
  target: string
}

/**
 * Returns the `paths` of a project's tsconfig.json or jsconfig.json: the file's own paths, inherited paths, or the paths of referenced
 * projects.
 */
export async function compilerPaths(fs: FileSystem, root: string): Promise<CompilerPath[]> {
  for (const name of ['tsconfig.json', 'jsconfig.json']) {
    const path = join(root, name)
    const config = await readConfig(fs, path)
    if (config === null) continue
    const own = await pathsOf(fs, path, config)
    if (own.length > 0) return own
    for (const reference of referencesOf(path, config)) {
      const referred = await readConfig(fs, reference)
      const found = referred === null ? [] : await pathsOf(fs, reference, referred)
      if (found.length > 0) return found
    }
  }
  return []
}

/**
 * Returns the paths of a config and of the configs that it extends. `seen` has the files read so far, because configs may extend each other
 * in a cycle.
 */
async function pathsOf(
  fs: FileSystem,
  path: string,
  config: JsonObject,
  seen = new Set([path]),
): Promise<CompilerPath[]> {
  const { paths, baseUrl } = isRecord(config['compilerOptions']) ? config['compilerOptions'] : {}
  if (isRecord(paths)) {
    const base = resolve(dirname(path), typeof baseUrl === 'string' ? baseUrl : '.')
    return Object.entries(paths).flatMap(([pattern, targets]): CompilerPath[] => {
      const target: unknown = Array.isArray(targets) ? targets[0] : undefined
      return typeof target === 'string' ? [{ pattern, target: resolve(base, target.replace(/\/?\*$/, '')) }] : []
    })
  }
  // With several parents, the last one takes precedence.
  for (const parent of parentsOf(path, config).toReversed()) {
    if (seen.has(parent)) continue
    seen.add(parent)
    const inherited = await readConfig(fs, parent)
    const found = inherited === null ? [] : await pathsOf(fs, parent, inherited, seen)
    if (found.length > 0) return found
  }
  return []
}

/** Returns the local files that a config extends. Configs from packages are left out, because they do not know this project's folders. */
function parentsOf(path: string, config: JsonObject): string[] {
  const listed = Array.isArray(config['extends']) ? config['extends'] : [config['extends']]
  return listed
    .filter((name): name is string => typeof name === 'string' && /^\.{0,2}\//.test(name))
    .map((name) => resolve(dirname(path), name.endsWith('.json') ? name : `${name}.json`))
}

function referencesOf(path: string, config: JsonObject): string[] {
  const listed: unknown[] = Array.isArray(config['references']) ? config['references'] : []
  return listed.flatMap((reference) => {
    const named = isRecord(reference) ? reference['path'] : undefined
    if (typeof named !== 'string') return []
    const place = resolve(dirname(path), named)
    return [place.endsWith('.json') ? place : join(place, 'tsconfig.json')]
  })
}

/** Parses a config file with comments and trailing commas; returns `null` if the file is missing or malformed. */
async function readConfig(fs: FileSystem, path: string): Promise<JsonObject | null> {
  if ((await fs.kind(path)) !== 'file') return null
  const text = new TextDecoder().decode(await fs.read(path))
  const value = parsed(text)
  return isRecord(value) ? value : null
}

function parsed(text: string): unknown {
  try {
    return parse(text, [], { allowTrailingComma: true })
  } catch {
    // The nesting is too deep for the parser.
    return null
  }
}
