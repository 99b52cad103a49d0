import { dirname, join, relative } from 'node:path'
import { CliError } from '../errors'
import { isProject } from '../host/project'
import { isNoSource } from '../host/source-folders'
import { relativeFolder } from '../fs/plain-path'
import { listFiles } from '../fs/tree'
import type { FileSystem } from '../fs/file-system'
import { manifestName, type Manifest } from '../manifest/manifest'
import { invalidManifest, parseManifest } from '../manifest/parse-manifest'

/** A copy of the modal in a project. */
export interface InstalledCopy {
  /** The folder with the package.json, absolute. */
  project: string
  /** The folder of the copied source, inside the project, with `/` between its parts. */
  target: string
  manifest: Manifest
  /** The manifest as read from the disk. */
  manifestBytes: Uint8Array
}

const usual = ['src/wallet-modal', 'wallet-modal', 'app/wallet-modal', 'lib/wallet-modal']

/** Returns the nearest folder at or above `cwd` that has a package.json. Throws `WM_NO_PROJECT` if there is none. */
export async function findProject(fs: FileSystem, cwd: string): Promise<string> {
  for (let at = cwd; ; at = dirname(at)) {
    if (await isProject(fs, at)) return at
    if (dirname(at) !== at) continue
    throw new CliError('WM_NO_PROJECT', {
      what: `There is no package.json in ${cwd}, nor above it.`,
      why: 'This command works on a project that has the modal.',
      hint: 'Run it in the project, or name its folder with -C.',
      path: cwd,
    })
  }
}

/**
 * Returns the folders of a project that contain a manifest. Searches the usual folders, and all others only if no usual folder has a
 * manifest.
 */
export async function findTargets(fs: FileSystem, project: string): Promise<string[]> {
  const known: string[] = []
  for (const folder of usual) if ((await fs.kind(join(project, folder, manifestName))) === 'file') known.push(folder)
  if (known.length > 0) return known
  const skip = (path: string): boolean => isNoSource(path) || path.split('/').length > 7
  const found = await listFiles(fs, project, skip)
  return found
    .filter((path) => path === manifestName || path.endsWith(`/${manifestName}`))
    .map((path) => relative('.', dirname(path)).replaceAll('\\', '/'))
}

/** Finds and reads the copy in the project around `cwd`. Throws `WM_NO_COPY`, `WM_COPY_AMBIGUOUS` or an error of the manifest. */
export async function findCopy(fs: FileSystem, cwd: string, dir?: string): Promise<InstalledCopy> {
  const project = await findProject(fs, cwd)
  const targets = dir === undefined ? await findTargets(fs, project) : [namedFolder(dir)]
  const [target, second] = targets
  if (second !== undefined) throw ambiguous(targets)
  const path = join(project, target ?? '', manifestName)
  if (target === undefined || (await fs.kind(path)) !== 'file') throw noCopy(project, dir)
  const manifestBytes = await fs.read(path)
  const manifest = parseManifest(manifestBytes, path)
  refuseStarterInside(manifest, target, path)
  return { project, target, manifest, manifestBytes }
}

/** Throws if a path of the starter app is inside the copied folder, because two entries of the manifest would then describe one file. */
function refuseStarterInside({ starter = {} }: Manifest, target: string, where: string): void {
  const inside = Object.keys(starter).find((path) => target === '' || `${path}/`.startsWith(`${target}/`))
  if (inside !== undefined) throw invalidManifest(where, `starter: ${inside} is inside the copied folder.`)
}

function namedFolder(dir: string): string {
  const folder = relativeFolder(dir)
  if (folder !== null) return folder
  throw new CliError('WM_PATH_UNSAFE', {
    what: `--dir ${dir} is not a folder inside the project.`,
    why: 'Nothing outside the project is written.',
    hint: 'Name it relative to the folder of package.json, such as --dir src/wallet-modal. For another project use -C.',
    path: dir,
  })
}

function noCopy(project: string, dir: string | undefined): CliError {
  return new CliError('WM_NO_COPY', {
    what: `${dir === undefined ? project : join(project, dir)} has no copy of the modal.`,
    why: `No ${manifestName} was found, which every copy has.`,
    hint: 'Run create-wallet-modal add to copy the modal, or create-wallet-modal link for a copy that lost the file.',
    path: project,
  })
}

function ambiguous(targets: readonly string[]): CliError {
  return new CliError('WM_COPY_AMBIGUOUS', {
    what: `There are several copies: ${targets.join(', ')}.`,
    why: 'The command works on one of them.',
    hint: `Name it: --dir ${targets[0] ?? ''}`,
  })
}
