import { CliError } from '../../errors'
import type { FileSystem } from '../../fs/file-system'
import type { Change } from '../../plan/plan'

// Files that git, an editor or the operating system creates. A folder with only these files still counts as empty.
const harmless =
  /^(\.git|\.gitattributes|\.gitignore|\.gitkeep|\.github|\.editorconfig|\.idea|\.vscode|\.DS_Store|Thumbs\.db|docs|(LICENSE|NOTICE|README|CHANGELOG)(\..+)?)$/i

/** Returns the entries that prevent a new app in a folder. Throws `WM_DIR_CONFLICT` if the path is not a folder. */
export async function blockersIn(fs: FileSystem, folder: string): Promise<string[]> {
  const kind = await fs.kind(folder)
  if (kind === null) return []
  if (kind !== 'folder') {
    throw new CliError('WM_DIR_CONFLICT', {
      what: `${folder} is ${kind === 'link' ? 'a symbolic link' : 'a file'}.`,
      why: 'A new app needs a folder of that name.',
      hint: 'Choose another name, or remove what is there.',
      path: folder,
    })
  }
  return (await fs.list(folder)).filter((name) => !harmless.test(name))
}

/** Creates the error for a folder with files that the user has not agreed to overwrite. */
export function conflictError(folder: string, blockers: readonly string[], changes: readonly Change[]): CliError {
  const conflicts = changes.filter(({ action }) => action === 'conflict').map(({ path }) => path)
  const named = conflicts.length > 0 ? conflicts : blockers
  const list = named.slice(0, 10).join(', ') + (named.length > 10 ? ` and ${named.length - 10} more` : '')
  return new CliError('WM_DIR_CONFLICT', {
    what: conflicts.length > 0 ? `These files exist already: ${list}.` : `${folder} is not empty: ${list}.`,
    why: 'Nothing of yours is replaced without your consent.',
    hint: 'Choose another folder, or add --overwrite to replace files of the same name and keep all others.',
    path: folder,
  })
}

/** Throws if a folder or a link is at a path where a file must be written. */
export function refuseNonFiles(changes: readonly Change[]): void {
  const refused = changes.find(({ action }) => action === 'refuse')
  if (!refused) return
  throw new CliError('WM_PATH_UNSAFE', {
    what: `${refused.path} is a folder or a link, not a file.`,
    why: 'Replacing it could destroy what it holds or points to.',
    hint: 'Move it away, or choose another place.',
    path: refused.path,
  })
}
