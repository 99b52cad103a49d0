import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { hasRealFolder } from '../fs/real-folders'
import { caseTwins, isSpelled } from '../fs/spelling'
import type { Local } from '../plan/plan'

/** What the project has at the given paths. Throws `WM_PATH_UNSAFE` when a parent is a link or a file: writing would end elsewhere. */
export async function readLocal(fs: FileSystem, project: string, paths: Iterable<string>): Promise<Map<string, Local>> {
  const local = new Map<string, Local>()
  const parents = new Map<string, boolean>()
  const wanted = [...paths]
  const twins = caseTwins(wanted)
  for (const path of wanted) {
    if (!(await hasRealFolder(fs, project, path, parents))) continue
    // On many disks a file answers to other spellings of its name: it counts only once.
    if (twins.has(path) && !(await isSpelled(fs, project, path))) continue
    const kind = await fs.kind(join(project, path))
    if (kind === 'file') local.set(path, { kind, bytes: await fs.read(join(project, path)) })
    else if (kind !== null) local.set(path, { kind: 'other' })
  }
  return local
}
