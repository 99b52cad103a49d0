import { join } from 'node:path'
import type { FileSystem } from '../../fs/file-system'
import { listFiles } from '../../fs/tree'
import { isNoSource } from '../../host/source-folders'

const source = /\.([cm]?[jt]sx?|vue|svelte|astro|mdx)$|(^|\/)tsconfig[^/]*\.json$/

/** Returns the packages of a list that the project's source imports. Does not read files that are about to change. */
export async function usedPackages(
  fs: FileSystem,
  project: string,
  names: readonly string[],
  except: ReadonlySet<string>,
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const used = new Set<string>()
  for (const path of await listFiles(fs, project, isNoSource)) {
    if (!source.test(path) || except.has(path)) continue
    if ((await fs.kind(join(project, path))) !== 'file') continue
    const text = new TextDecoder().decode(await fs.read(join(project, path)))
    for (const name of names) {
      if (
        ['"', "'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`))
      )
        used.add(name)
    }
  }
  return used
}
