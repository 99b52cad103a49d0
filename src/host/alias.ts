import { join, posix, relative, sep } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { compilerPaths } from './tsconfig'

/** A prefix in imports that stands for a folder of the project. */
export interface PathAlias {
  /** For example `@/`. */
  prefix: string
  /** The folder inside the project; empty for the project's own folder. */
  folder: string
}

const aliasConfigs = /^(vite|rsbuild)\.config\.\w+$/

// Matches one line of a bundler's alias list: '@': path.resolve(__dirname, './src')
const aliasLine = /^\s*['"]?([@~#$][\w-]*\/?)['"]?\s*:\s*.*['"](?:\.?\/)?([\w-]+)\/?['"]/gm

/** Reads the aliases that a project declares in tsconfig or jsconfig. If there are none, reads the bundler's config. */
export async function readAliases(fs: FileSystem, root: string, files: readonly string[]): Promise<PathAlias[]> {
  const declared = (await compilerPaths(fs, root)).flatMap(({ pattern, target }): PathAlias[] => {
    const folder = relative(root, target).split(sep).join('/')
    const isInside = folder !== '..' && !folder.startsWith('../') && !posix.isAbsolute(folder)
    return pattern.endsWith('/*') && isInside ? [{ prefix: pattern.slice(0, -1), folder }] : []
  })
  if (declared.length > 0) return declared
  const config = files.find((name) => aliasConfigs.test(name))
  if (config === undefined) return []
  const text = new TextDecoder().decode(await fs.read(join(root, config)))
  const lines = text.includes('alias') ? [...text.matchAll(aliasLine)] : []
  return lines.map(([, name = '', folder = '']) => ({ prefix: name.endsWith('/') ? name : `${name}/`, folder }))
}

/** Returns the import specifier for a path of the project, with the alias whose folder is nearest; `null` if no alias covers the path. */
export function aliased(path: string, aliases: readonly PathAlias[]): string | null {
  const covering = aliases
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]
  if (!covering) return null
  return covering.prefix + (covering.folder === '' ? path : path.slice(covering.folder.length + 1))
}
