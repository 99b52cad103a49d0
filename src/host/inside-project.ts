import { CliError } from '../errors'
import { relativeFolder } from '../fs/plain-path'
import { namePitfall } from '../fs/portable-name'

/** Returns a folder inside the project as a clean relative path. Throws `WM_PATH_UNSAFE` for a path that leads out of the project. */
export function insideProject(folder: string): string {
  const path = relativeFolder(folder)
  const pitfall = path
    ?.split('/')
    .map(namePitfall)
    .find((found) => found !== null)
  if (path !== null && path !== '') {
    if (pitfall === undefined) return path
    throw notEverywhere(folder, pitfall)
  }
  throw new CliError('WM_PATH_UNSAFE', {
    what: `--dir ${folder} is not a folder inside the project.`,
    why: 'The modal is copied into a folder of its own, and nothing outside the project is written.',
    hint: 'Use a relative path, such as --dir src/wallet-modal.',
    path: folder,
  })
}

function notEverywhere(folder: string, pitfall: string): CliError {
  return new CliError('WM_PATH_UNSAFE', {
    what: `--dir ${folder} is not a name that every system can have.`,
    why: `${pitfall}, so the project could not be checked out there, or its files would end up elsewhere.`,
    hint: 'Use plain names, such as --dir src/wallet-modal.',
    path: folder,
  })
}
