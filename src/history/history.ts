import { join } from 'node:path'
import compare from 'semver/functions/compare'
import valid from 'semver/functions/valid'
import { readWellFormed } from '../emit/bad-template'
import { parseRenames, wellFormed, type Template } from '../emit/template'
import { parseUnits } from '../emit/units'
import type { FileSystem } from '../fs/file-system'
import { unpackRelease, type Release } from './release'

const ending = '.json.br'

/** The path of a release in the package, for example `history/1.4.0.json.br`. */
export function releasePath(packageRoot: string, version: string): string {
  return join(packageRoot, 'history', version + ending)
}

/** The versions in the history folder of a clone, oldest first. */
export async function folderVersions(fs: FileSystem, packageRoot: string): Promise<string[]> {
  const folder = join(packageRoot, 'history')
  if ((await fs.kind(folder)) !== 'folder') return []
  const names = await fs.list(folder)
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((version) => valid(version) === version)
    .sort(compare)
}

/** Every release in the history folder up to a version, oldest first. */
export async function readReleases(fs: FileSystem, packageRoot: string, upTo?: string): Promise<Release[]> {
  const versions = await folderVersions(fs, packageRoot)
  const wanted = upTo === undefined ? versions : versions.filter((version) => compare(version, upTo) <= 0)
  return Promise.all(wanted.map((version) => readRelease(fs, releasePath(packageRoot, version), version)))
}

async function readRelease(fs: FileSystem, path: string, version: string): Promise<Release> {
  return readWellFormed(path, async () => {
    if ((await fs.kind(path)) !== 'file') throw new SyntaxError('it is no file')
    const release = unpackRelease(await fs.read(path))
    if (release.version === version) return release
    throw new SyntaxError(`it says that it is the release ${release.version}`)
  })
}

/**
 * Reads the template of a version from the history folder; returns `null` if the folder does not have it. Throws `WM_BASE_CORRUPT` for a
 * damaged template.
 */
export async function templateInHistory(
  fs: FileSystem,
  packageRoot: string,
  version: string,
): Promise<Template | null> {
  if (!(await folderVersions(fs, packageRoot)).includes(version)) return null
  const releases = await readReleases(fs, packageRoot, version)
  const release = releases.at(-1)
  if (release === undefined) return null
  const blobs = new Map(releases.flatMap((each) => [...each.blobs]))
  return readWellFormed(releasePath(packageRoot, version), () => templateFrom(release, blobs))
}

function templateFrom({ files: all }: Release, blobs: Release['blobs']): Template {
  const blobOf = (hash: string): Uint8Array => {
    const bytes = blobs.get(hash)
    if (!bytes) throw new SyntaxError(`the text ${hash} is missing`)
    return bytes
  }
  const { 'units.json': units = '', 'renames.json': renames = '', ...files } = all
  const textOf = (hash: string): string => new TextDecoder().decode(blobOf(hash))
  return wellFormed({
    files: new Map(Object.entries(files).map(([path, hash]) => [path, blobOf(hash)])),
    units: parseUnits(textOf(units)),
    renames: parseRenames(textOf(renames)),
  })
}
