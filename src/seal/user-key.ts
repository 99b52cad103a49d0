import { randomBytes } from 'node:crypto'
import { link, lstat, mkdir, readFile, realpath, unlink, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { errorCode } from '../fs/file-system'
import type { FindKey } from './seal'

/** The user and the system that the CLI runs on. */
export interface User {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  home: string
  /** `null` if the system has no user ids. */
  uid: number | null
}

const folderName = 'create-wallet-modal'
const length = 32

/**
 * Returns a function that finds the key of this user on this machine, in the system's folder for the state of programs. Does not use the
 * key if it is inside the project, belongs to another user, or can be read by others.
 */
export function userKey(user: User): FindKey {
  return async (root, { create }) => {
    try {
      if (isWithin(root, stateFolder(user))) return null
      const folder = join(await ownState(user, create), folderName)
      if (isWithin(root, folder)) return null
      if (create) await makeKey(user, folder)
      return await readKey(user, folder)
    } catch (error) {
      if (errorCode(error) === undefined && !(error instanceof NotPrivate)) throw error
      return null
    }
  }
}

/** The system's folder for the state of programs. */
export function stateFolder({ env, platform, home }: User): string {
  const named = platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_STATE_HOME']
  if (named !== undefined && isAbsolute(named)) return named
  if (platform === 'win32') return join(home, 'AppData', 'Local')
  return platform === 'darwin' ? join(home, 'Library', 'Application Support') : join(home, '.local', 'state')
}

class NotPrivate extends Error {}

/**
 * Resolves the links of the state folder. Creates the folder only below a folder that the user owns. With `sudo`, the existing folder often
 * belongs to another user.
 */
async function ownState(user: User, create: boolean): Promise<string> {
  const folder = stateFolder(user)
  if (create) {
    let existing = folder
    while (dirname(existing) !== existing && !(await exists(existing))) existing = dirname(existing)
    if (user.uid !== null && (await lstat(await realpath(existing))).uid !== user.uid) throw new NotPrivate()
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  return realpath(folder)
}

async function makeKey(user: User, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(unlessThere)
  await requirePrivate(user, folder, 'isDirectory')
  if (await exists(join(folder, 'key'))) return
  // The file of the key gets its name by a link, so the file is either complete or missing. If two runs begin at the same time, the second
  // run uses the key of the first.
  const draft = join(folder, `key.${randomBytes(8).toString('hex')}`)
  await writeFile(draft, randomBytes(length), { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(draft, join(folder, 'key')).catch(unlessThere)
  } finally {
    await unlink(draft)
  }
}

async function readKey(user: User, folder: string): Promise<Uint8Array> {
  await requirePrivate(user, folder, 'isDirectory')
  await requirePrivate(user, join(folder, 'key'), 'isFile')
  const key = await readFile(join(folder, 'key'))
  if (key.length !== length) throw new NotPrivate()
  return key
}

async function requirePrivate(user: User, path: string, kind: 'isFile' | 'isDirectory'): Promise<void> {
  const entry = await lstat(path)
  const isOpen = user.uid !== null && (entry.uid !== user.uid || (entry.mode & 0o077) !== 0)
  if (!entry[kind]() || isOpen) throw new NotPrivate()
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path)
  return way === '' || !(way === '..' || /^\.\.[\\/]/.test(way) || isAbsolute(way))
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function unlessThere(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error
}
