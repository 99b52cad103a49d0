import { emit, isTest, modalOnly } from '../emit/emit'
import type { Template } from '../emit/template'
import { listFiles } from '../fs/tree'
import type { FileSystem } from '../fs/file-system'
import { isNoSource } from '../host/source-folders'

/**
 * Finds a copy without a manifest: the folder of the project that has the most of core's files. Returns `null` if no folder has half of
 * these files.
 */
export async function findLostCopy(fs: FileSystem, project: string, template: Template): Promise<string | null> {
  const core = new Set(
    [...modalOnly(emit(template, { units: [], tests: false }), '').keys()].filter((path) => !isTest(path)),
  )
  const counts = new Map<string, number>()
  for (const path of await listFiles(fs, project, isNoSource)) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
      if (!core.has(path.slice(at + 1))) continue
      const folder = path.slice(0, at)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a)
  return best && best[1] >= core.size / 2 ? best[0] : null
}
