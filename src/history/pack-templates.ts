import { join } from 'node:path'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { readTemplate } from '../emit/template'
import type { FileSystem } from '../fs/file-system'
import { readReleases } from './history'
import { joinTemplates, type TemplateFiles } from './packed-templates'

/**
 * Packs the template and the history of a clone into one file. The package contains this file instead of the two folders. `quality` is
 * brotli's quality, from 0 to 11. The window covers the whole text, so that an old version of a file takes little more space than its
 * differences. Compressing takes seconds. So if `previous`, the file of an earlier build, contains the same texts, `previous` is returned.
 */
export async function packTemplates(
  fs: FileSystem,
  root: string,
  quality: number,
  previous: Uint8Array | null = null,
): Promise<Uint8Array> {
  const own = await templateFiles(fs, join(root, 'template'))
  const releases = new Map<string, TemplateFiles>()
  const blobs = new Map<string, Uint8Array>()
  for (const release of await readReleases(fs, root)) {
    for (const [hash, bytes] of release.blobs) blobs.set(hash, bytes)
    const textOf = (hash: string): Uint8Array => {
      const bytes = blobs.get(hash)
      if (bytes === undefined) throw new Error(`The history of ${release.version} lacks the text ${hash}.`)
      return bytes
    }
    releases.set(release.version, new Map(Object.entries(release.files).map(([path, hash]) => [path, textOf(hash)])))
  }
  const joined = joinTemplates({ own, releases })
  if (previous !== null && holds(previous, joined)) return previous
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: joined.length,
  }
  return promisify(brotliCompress)(joined, { params })
}

function holds(packed: Uint8Array, joined: Uint8Array): boolean {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: joined.length + 1 }).equals(joined)
  } catch {
    return false
  }
}

/** The files of a release: the template folder with `units.json` and `renames.json`. */
export async function templateFiles(fs: FileSystem, template: string): Promise<TemplateFiles> {
  const { files } = await readTemplate(fs, template)
  const read = async (name: string): Promise<[string, Uint8Array]> => [name, await fs.read(join(template, name))]
  return new Map([...files, ...(await Promise.all(['units.json', 'renames.json'].map(read)))])
}
