import { join, posix } from 'node:path'
import type { FileSystem } from '../../fs/file-system'
import { listFiles } from '../../fs/tree'
import type { PathAlias } from '../../host/alias'
import { isNoSource } from '../../host/source-folders'
import { readSource, type SourceFile } from './source-file'

const ending = /\.(?:[cm]?[jt]sx?)$/
const endings = ['tsx', 'ts', 'jsx', 'js', 'mts', 'mjs']
/** The most characters of a source file that is read. Longer files are generated files. */
const maxLength = 500_000

/** The source files of a project. A file is parsed at its first use. */
export class ProjectSources {
  /** The paths of files that contain words of a kit but have a syntax error. */
  readonly unreadable = new Set<string>()
  readonly #texts: ReadonlyMap<string, string>
  readonly #aliases: readonly PathAlias[]
  readonly #parsed = new Map<string, SourceFile | null>()

  constructor(texts: ReadonlyMap<string, string>, aliases: readonly PathAlias[] = []) {
    this.#texts = texts
    this.#aliases = aliases
  }

  get paths(): string[] {
    return [...this.#texts.keys()]
  }

  textOf(path: string): string {
    return this.#texts.get(path) ?? ''
  }

  /** Returns the parsed file at a path; `null` when there is no file, or when the file has a syntax error. */
  file(path: string): SourceFile | null {
    const known = this.#parsed.get(path)
    if (known !== undefined) return known
    const text = this.#texts.get(path)
    if (text === undefined) return null
    const read = readSource(path, text)
    if (!read) this.unreadable.add(path)
    this.#parsed.set(path, read)
    return read
  }

  /** Returns the parsed files whose text contains at least one of the words. */
  filesWith(words: readonly string[]): SourceFile[] {
    return this.paths.flatMap((path) =>
      words.some((word) => this.textOf(path).includes(word)) ? (this.file(path) ?? []) : [],
    )
  }

  /** Returns the project file that an import specifier resolves to; `null` for a package. */
  resolve(from: string, specifier: string): SourceFile | null {
    const base = this.pathOf(from, specifier)
    if (base === null) return null
    const bare = base.replace(/\.[cm]?jsx?$/, '')
    const candidates = [base, ...endings.flatMap((one) => [`${bare}.${one}`, posix.join(base, `index.${one}`)])]
    const path = candidates.find((one) => this.#texts.has(one))
    return path === undefined ? null : this.file(path)
  }

  /** Returns the path inside the project that an import specifier stands for, perhaps without an ending; `null` for a package. */
  pathOf(from: string, specifier: string): string | null {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
    const alias = this.#aliases.find(({ prefix }) => specifier.startsWith(prefix))
    return alias ? posix.join(alias.folder, specifier.slice(alias.prefix.length)) : null
  }
}

/** Reads the source files of a project. Folders of tools and the folder of the copy are skipped. */
export async function readProjectSources(
  fs: FileSystem,
  root: string,
  aliases: readonly PathAlias[],
  target: string,
): Promise<ProjectSources> {
  const texts = new Map<string, string>()
  const paths = await listFiles(fs, root, (path) => isNoSource(path) || path === target)
  for (const path of paths) {
    if (!ending.test(path) || (await fs.kind(join(root, path))) !== 'file') continue
    const bytes = await fs.read(join(root, path))
    if (bytes.length <= maxLength) texts.set(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  }
  return new ProjectSources(texts, aliases)
}
