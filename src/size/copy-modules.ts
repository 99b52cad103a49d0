import { posix } from 'node:path'
import type { PathAlias } from '../host/alias'

const endings = ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'json']

/** Returns the path of the file that an import means: the file itself, the file with an ending, or the index of a folder. */
export function moduleAt(path: string, files: { has(path: string): boolean }): string | null {
  const bare = path.replace(/\.[cm]?jsx?$/, '')
  const candidates = [path, ...[bare, `${path}/index`].flatMap((base) => endings.map((ending) => `${base}.${ending}`))]
  return candidates.find((each) => files.has(each)) ?? null
}

/** The result of resolving an import in a module of the copy. */
export type Resolution =
  /** A file of the copy, by its path inside the project. */
  | { kind: 'copy'; path: string }
  /** A file of the project outside of the copy, by its path inside the project. Its ending may be missing. */
  | { kind: 'project'; path: string }
  /** A path inside the copy's folder that has no file. */
  | { kind: 'absent' }
  /** A package, or any other import that the bundler resolves. */
  | { kind: 'other' }

/** The files that a build reads from memory and not from the disk. */
export interface CopyFiles {
  /** The folder of the project, absolute, with links resolved and with `/`. */
  root: string
  /** The folder of the copy, inside the project. */
  folder: string
  /** Texts by path inside the project. */
  files: ReadonlyMap<string, Uint8Array>
  aliases: readonly PathAlias[]
}

/**
 * Resolves an import. The files of the copy come from memory, because a build without a unit has other files than the disk.
 * @param importer the importing file, absolute; `undefined` for the first module
 */
export function resolveImport(
  { root, folder, files, aliases }: CopyFiles,
  specifier: string,
  importer?: string,
): Resolution {
  const wanted = pathOf(specifier.replace(/\?.*$/, '').replaceAll('\\', '/'))
  if (wanted === null || wanted.path.startsWith('..')) return { kind: 'other' }
  const { path } = wanted
  if (folder === '' || path === folder || path.startsWith(`${folder}/`)) {
    const found = moduleAt(path, files)
    if (found !== null) return { kind: 'copy', path: found }
    // If the copy is in the root of the project, packages are inside the copy's folder.
    return path.includes('node_modules/') ? { kind: 'other' } : { kind: 'absent' }
  }
  return wanted.isAlias ? { kind: 'project', path } : { kind: 'other' }

  function pathOf(text: string): { path: string; isAlias: boolean } | null {
    const alias = aliases.find(({ prefix }) => text.startsWith(prefix))
    if (alias) return { path: posix.join(alias.folder, text.slice(alias.prefix.length)), isAlias: true }
    if (text.startsWith(`${root}/`)) return { path: text.slice(root.length + 1), isAlias: false }
    const from = importer?.replace(/\?.*$/, '').replaceAll('\\', '/')
    if (!text.startsWith('.') || from === undefined || !from.startsWith(`${root}/`)) return null
    return { path: posix.join(posix.dirname(from.slice(root.length + 1)), text), isAlias: false }
  }
}

/** Whether a build takes the content of a file from memory. Other files, such as pictures, are the same in every build. */
export function isText(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|css|json)$/.test(path)
}
