import { posix } from 'node:path'
import { CliError } from '../errors'
import { isPlainPath } from './plain-path'

/** Splits a plain path into its folder (empty for the root) and its name. Throws `WM_PATH_UNSAFE` for any other path. */
export function splitPlain(path: string): { folder: string; name: string } {
  if (!isPlainPath(path)) throw notPlain(path)
  const folder = posix.dirname(path)
  return { folder: folder === '.' ? '' : folder, name: posix.basename(path) }
}

function notPlain(path: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `${JSON.stringify(path)} is not a path inside the project.`,
    why: 'Nothing outside of the project is written, and nothing that git keeps for itself.',
    hint: 'Look where this path comes from: the manifest, or what a run has left. It may have come with the repository.',
    path,
  })
}

/** Creates the error for a link or a file at a path where a folder is needed. */
export function linkOnTheWay(path: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `${path} is a symbolic link, or no folder.`,
    why: 'Files written below it would end up somewhere else, or nowhere.',
    hint: 'Put a real folder there, then run the same command again.',
    path,
  })
}

/** Creates the error for a folder that was moved while a file was written below it. */
export function folderMoved(path: string): CliError {
  return new CliError('WM_CHANGED_MEANWHILE', {
    what: `The folder ${path} was moved or replaced while the run was at work.`,
    why: 'Going on could write somewhere else.',
    hint: 'Run the same command again.',
    path,
  })
}
