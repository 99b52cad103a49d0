import { lstat, mkdir, mkdtemp, readFile, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { expect } from 'vitest'
import { packageFiles } from './world'

/** A project on a real disk, and folders beside it that no run may change. */
export interface Place {
  /** The folder that contains all other folders. */
  root: string
  /** A project with a `package.json` and a `src`. */
  project: string
  /** A folder outside the project. */
  outside: string
  /** The small package of the tests, installed. */
  packageRoot: string
}

/** A project that a run does not expect. */
export interface HostileTree {
  name: string
  /** Makes a project hostile. The project may or may not have a copy of the modal. */
  lay(place: Place): Promise<void>
}

/** Creates the folders on the disk; `remove` deletes them. */
export async function newPlace(): Promise<Place & { remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'wallet modal hostile '))
  const place = {
    root,
    project: join(root, 'work', 'shop'),
    outside: join(root, 'outside'),
    packageRoot: join(root, 'pkg'),
  }
  for (const [path, text] of Object.entries(packageFiles)) await put(join(root, path), text)
  await put(join(place.project, 'package.json'), '{ "name": "shop", "devDependencies": { "vite": "8" } }\n')
  await put(join(place.project, 'src', 'app.ts'), 'app\n')
  await put(join(place.outside, 'secret.txt'), 'secret\n')
  return { ...place, remove: () => rm(root, { recursive: true, force: true }) }
}

/** Returns everything below a folder: path → kind, permissions and content. Does not follow links. */
export async function snapshotOf(root: string): Promise<Record<string, string>> {
  const rows: Record<string, string> = {}
  const visit = async (path: string): Promise<void> => {
    const entry = await lstat(path)
    const mode = (entry.mode & 0o777).toString(8)
    const name = relative(root, path)
    if (entry.isSymbolicLink()) rows[name] = `link to ${await readlink(path)}`
    else if (entry.isDirectory()) {
      rows[name] = `folder ${mode}`
      for (const child of await readdir(path)) await visit(join(path, child))
    } else rows[name] = `file ${mode} ${await readFile(path, 'base64')}`
  }
  await visit(root)
  return rows
}

/**
 * Checks the rule for all hostile trees. A run that fails must leave everything unchanged. A run that succeeds, or ends with conflicts,
 * must change only the existing files that it reports, must write real files, and must leave everything outside the project unchanged.
 */
export async function expectOldOrNew(
  { root, project }: Place,
  before: Record<string, string>,
  outcome: { exitCode: number; changes: readonly { path: string; action: string }[] },
): Promise<void> {
  const after = await snapshotOf(root)
  if (![0, 5].includes(outcome.exitCode)) return expect(after).toEqual(before)
  const changed = outcome.changes.filter(({ action }) => ['add', 'update', 'remove'].includes(action))
  const inProject = relative(root, project)
  const said = new Set(changed.map(({ path }) => join(inProject, path)))
  // Every change of a copy changes the manifest.
  const isOurs = (path: string): boolean => /^\/?work\/.*(\.wallet-modal-(undo|stage)|\/wallet-modal\.json$)/.test(path)
  // A folder is removed together with its last file.
  const isEmptied = (path: string): boolean =>
    [...said].some((other) => other.startsWith(`${path}/`)) && !(path in after)
  const kept = Object.entries(before).filter(([path]) => !said.has(path) && !isOurs(path) && !isEmptied(path))
  for (const [path, entry] of kept) expect(after[path], path).toBe(entry)
  const added = Object.keys(after).filter((path) => !(path in before))
  expect(added.filter((path) => !path.startsWith(`${inProject}/`) && path !== inProject)).toEqual([])
  expect(added.filter((path) => path.includes('wallet-modal-stage'))).toEqual([])
  for (const { path, action } of changed) {
    if (action !== 'remove') expect(after[join(inProject, path)], path).toMatch(/^file /)
  }
}

/** Replaces a path by a link. The old content is moved outside the project, and the link leads to it. */
async function linkOut({ project, outside }: Place, path: string): Promise<void> {
  const [at, to] = [join(project, path), join(outside, `linked-${basename(path)}`)]
  await mkdir(dirname(at), { recursive: true })
  await rename(at, to).catch(() => (/\.\w+$/.test(path) ? writeFile(to, 'outside\n') : mkdir(to)))
  await symlink(to, at)
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Puts a file at a path. A folder at this path is removed first. */
async function fileAt({ project }: Place, path: string): Promise<void> {
  await rm(join(project, path), { recursive: true, force: true })
  await put(join(project, path), 'mine\n')
}

/** Puts a folder at a path. A file at this path is removed first. */
async function folderAt({ project }: Place, path: string): Promise<void> {
  await rm(join(project, path), { recursive: true, force: true })
  await put(join(project, path, 'mine.txt'), 'mine\n')
}

const modal = 'src/wallet-modal'

/** A stage from a stranger's repository, whose journal moves files from and to other folders. */
async function foreignStage({ project, outside }: Place, move: string, root: string): Promise<void> {
  const stage = join(project, '.wallet-modal-stage')
  const moves = [{ path: move, sha256: null, brings: true, before: null }]
  await put(join(stage, 'journal.json'), JSON.stringify({ schema: 1, root, folders: [], moves }))
  await symlink(outside, join(stage, 'new'))
}

/** Projects in which a careless run would write outside the project. */
export const hostileTrees: readonly HostileTree[] = [
  { name: 'src is a link', lay: (place) => linkOut(place, 'src') },
  { name: 'the modal’s folder is a link', lay: (place) => linkOut(place, modal) },
  { name: 'a folder of the modal is a link', lay: (place) => linkOut(place, `${modal}/adapters`) },
  { name: 'a file of the modal is a link', lay: (place) => linkOut(place, `${modal}/index.ts`) },
  { name: 'the manifest is a link', lay: (place) => linkOut(place, `${modal}/wallet-modal.json`) },
  { name: 'package.json is a link', lay: (place) => linkOut(place, 'package.json') },
  {
    name: 'the modal’s folder is a link to nothing',
    lay: async ({ project, outside }) => {
      await rm(join(project, modal), { recursive: true, force: true })
      await symlink(join(outside, 'nothing'), join(project, modal))
    },
  },
  { name: 'the modal’s folder is a file', lay: (place) => fileAt(place, modal) },
  { name: 'a folder of the modal is a file', lay: (place) => fileAt(place, `${modal}/adapters`) },
  { name: 'a file of the modal is a folder', lay: (place) => folderAt(place, `${modal}/index.ts`) },
  { name: 'the manifest is a folder', lay: (place) => folderAt(place, `${modal}/wallet-modal.json`) },
  { name: 'the stage is a link', lay: (place) => linkOut(place, '.wallet-modal-stage') },
  { name: 'the stage is a file', lay: (place) => fileAt(place, '.wallet-modal-stage') },
  { name: 'the folder for undoing is a link', lay: (place) => linkOut(place, '.wallet-modal-undo') },
  { name: 'a foreign stage wants to write outside', lay: (place) => foreignStage(place, '../escaped', place.project) },
  { name: 'a foreign stage names another root', lay: (place) => foreignStage(place, 'secret.txt', place.root) },
  {
    name: 'a foreign stage brings files from outside',
    lay: (place) => foreignStage(place, 'secret.txt', place.project),
  },
]
