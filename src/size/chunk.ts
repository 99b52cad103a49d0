/** A script of a build. */
export interface Chunk {
  name: string
  code: string
  /**
   * The paths of the modules in the chunk. Paths of the project's own modules begin at the project's folder, and paths of packages begin
   * with `node_modules/`.
   */
  modules: readonly string[]
  /** The names of the chunks that load with the chunk. */
  imports: readonly string[]
}

/** Returns the chunks that `start` accepts, and every chunk that loads with one of them. */
export function closureOf<T extends Chunk>(chunks: readonly T[], start: (chunk: T) => boolean): Set<T> {
  const found = new Set(chunks.filter(start))
  for (const chunk of found) for (const other of chunks) if (chunk.imports.includes(other.name)) found.add(other)
  return found
}

/**
 * Converts the id that a bundler gives to a module into the path of {@link Chunk.modules}.
 * @param root the folder of the project, with `/`
 */
export function modulePath(root: string, id: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/')
  const at = path.indexOf('node_modules/')
  if (at >= 0) return path.slice(at)
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
}
