import { dirname, join } from 'node:path'
import { CliError } from '../errors'
import type { FileSystem } from './file-system'

/**
 * Tells whether the folder of a path is there, below a root, and remembers what it saw in `known`. Throws `WM_PATH_UNSAFE` when it, or
 * one above it, is a link or a file: what is written there would end elsewhere.
 */
export async function hasRealFolder(
  fs: FileSystem,
  root: string,
  path: string,
  known = new Map<string, boolean>(),
): Promise<boolean> {
  const folder = dirname(path)
  if (folder === '.') return true
  const seen = known.get(folder)
  if (seen !== undefined) return seen
  const kind = (await hasRealFolder(fs, root, folder, known)) ? await fs.kind(join(root, folder)) : null
  if (kind !== null && kind !== 'folder') throw unsafe(folder, kind)
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
