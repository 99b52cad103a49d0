import { dirname, join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { caseTwins, isSpelled } from '../fs/spelling'
import type { Local } from '../plan/plan'

/**
 * Reads the project's files at the given paths. Throws `WM_PATH_UNSAFE` if a parent folder is a link or a file, because a write would then
 * change a file elsewhere.
 */
export async function readLocal(fs: FileSystem, project: string, paths: Iterable<string>): Promise<Map<string, Local>> {
  const local = new Map<string, Local>()
  const parents = new Map<string, boolean>()
  const wanted = [...paths]
  const twins = caseTwins(wanted)
  for (const path of wanted) {
    if (!(await parentsExist(fs, project, dirname(path), parents))) continue
    // A disk that ignores case finds one file under several spellings. Only the real spelling counts.
    if (twins.has(path) && !(await isSpelled(fs, project, path))) continue
    const kind = await fs.kind(join(project, path))
    if (kind === 'file') local.set(path, { kind, bytes: await fs.read(join(project, path)) })
    else if (kind !== null) local.set(path, { kind: 'other' })
  }
  return local
}

async function parentsExist(
  fs: FileSystem,
  project: string,
  folder: string,
  known: Map<string, boolean>,
): Promise<boolean> {
  const seen = known.get(folder)
  if (seen !== undefined) return seen
  const above = folder === '.' || (await parentsExist(fs, project, dirname(folder), known))
  const kind = above ? await fs.kind(join(project, folder)) : null
  if (kind !== null && kind !== 'folder') throw folder === '.' ? elsewhere(project) : unsafe(folder, kind)
  known.set(folder, kind === 'folder')
  return kind === 'folder'
}

function unsafe(folder: string, kind: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `${folder} is ${kind === 'link' ? 'a symbolic link' : 'not a folder'}.`,
    why: 'Files written below it would end up somewhere else, or nowhere.',
    hint: 'Put a real folder there, or choose another place with --dir.',
    path: folder,
  })
}

function elsewhere(project: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `${project} is a symbolic link.`,
    why: 'The files would be written to where it points.',
    hint: 'Run the command in the folder itself, or name that.',
    path: project,
  })
}
