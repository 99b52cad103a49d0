import { join } from 'node:path'
import compare from 'semver/functions/compare'
import { parseRenames, type Template } from '../emit/template'
import { parseUnits } from '../emit/units'
import type { FileSystem } from '../fs/file-system'
import { unpackRelease, type Release } from './release'

const ending = '.json.br'

/** Where a release is kept: `history/1.4.0.json.br` in the package. */
export function releasePath(packageRoot: string, version: string): string {
  return join(packageRoot, 'history', version + ending)
}

/** The versions in the history of a package, oldest first. */
export async function releasedVersions(fs: FileSystem, packageRoot: string): Promise<string[]> {
  const folder = join(packageRoot, 'history')
  if ((await fs.kind(folder)) !== 'folder') return []
  const names = await fs.list(folder)
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort(compare)
}

/** Every release of a package up to a version, oldest first. */
export async function readReleases(fs: FileSystem, packageRoot: string, upTo?: string): Promise<Release[]> {
  const versions = await releasedVersions(fs, packageRoot)
  const wanted = upTo === undefined ? versions : versions.filter((version) => compare(version, upTo) <= 0)
  return Promise.all(wanted.map(async (version) => unpackRelease(await fs.read(releasePath(packageRoot, version)))))
}

/** The template of a released version; `null` when the history does not have it. */
export async function releasedTemplate(fs: FileSystem, packageRoot: string, version: string): Promise<Template | null> {
  if (!(await releasedVersions(fs, packageRoot)).includes(version)) return null
  const releases = await readReleases(fs, packageRoot, version)
  const release = releases.at(-1)
  if (release === undefined) return null
  const blobs = new Map(releases.flatMap((each) => [...each.blobs]))
  const blobOf = (hash: string): Uint8Array => {
    const bytes = blobs.get(hash)
    if (!bytes) throw new SyntaxError(`the history of ${version} lacks the text ${hash}`)
    return bytes
  }
  const { 'units.json': units = '', 'renames.json': renames = '', ...files } = release.files
  const textOf = (hash: string): string => new TextDecoder().decode(blobOf(hash))
  return {
    files: new Map(Object.entries(files).map(([path, hash]) => [path, blobOf(hash)])),
    units: parseUnits(textOf(units)),
    renames: parseRenames(textOf(renames)),
  }
}
