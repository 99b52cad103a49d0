import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { listFiles } from '../fs/tree'
import { isRecord } from '../json'
import { parseUnits, type Unit } from './units'

/** The template in memory: all that `emit` may look at. */
export interface Template {
  files: ReadonlyMap<string, Uint8Array>
  units: readonly Unit[]
  /** Files that have moved, so that edits follow them. */
  renames: readonly Rename[]
}

export interface Rename {
  from: string
  to: string
  /** The first version that has the file at its new place. */
  since: string
}

const neverCopied = new Set(['node_modules', 'dist', 'coverage', '.DS_Store', 'package-lock.json'])
const bookkeeping = new Set(['units.json', 'renames.json'])

/** Reads a template folder, without what its development leaves behind. */
export async function readTemplate(fs: FileSystem, root: string): Promise<Template> {
  const skip = (path: string): boolean => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return neverCopied.has(name) || /\.(tgz|tsbuildinfo)$/.test(name) || bookkeeping.has(path)
  }
  const paths = await listFiles(fs, root, skip)
  const contents = await Promise.all(paths.map((path) => fs.read(join(root, path))))
  const read = async (name: string): Promise<string> => new TextDecoder().decode(await fs.read(join(root, name)))
  return {
    files: new Map(paths.map((path, index) => [path, unixLines(contents[index] ?? new Uint8Array())])),
    units: parseUnits(await read('units.json')),
    renames: parseRenames(await read('renames.json')),
  }
}

/** Reads `renames.json`. Throws on anything that is not a list of renames. */
export function parseRenames(text: string): Rename[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new TypeError('renames.json: expected a list of renames')
  return list.map((value: unknown) => {
    if (!isRecord(value)) throw new TypeError('renames.json: a rename is not an object')
    const { from, to, since } = value
    if (typeof from !== 'string' || typeof to !== 'string' || typeof since !== 'string') {
      throw new TypeError('renames.json: a rename needs from, to and since')
    }
    return { from, to, since }
  })
}

/** A clone may have been checked out with CRLF; a copy and its hashes are always LF. */
function unixLines(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x0d) || bytes.includes(0)) return bytes
  return bytes.filter((byte, index) => byte !== 0x0d || bytes[index + 1] !== 0x0a)
}
