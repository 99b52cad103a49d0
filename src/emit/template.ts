import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { listFiles } from '../fs/tree'
import { parseUnits, type Unit } from './units'

/** The template in memory: all that `emit` may look at. */
export interface Template {
  files: ReadonlyMap<string, Uint8Array>
  units: readonly Unit[]
}

const neverCopied = new Set(['node_modules', 'dist', 'coverage', '.DS_Store', 'package-lock.json'])
const bookkeeping = new Set(['units.json', 'renames.json'])

/** Reads a template folder, without what its development leaves behind. */
export async function readTemplate(fs: FileSystem, root: string): Promise<Template> {
  const skip = (path: string): boolean => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return neverCopied.has(name) || name.endsWith('.tgz') || bookkeeping.has(path)
  }
  const paths = await listFiles(fs, root, skip)
  const contents = await Promise.all(paths.map((path) => fs.read(join(root, path))))
  const units = parseUnits(new TextDecoder().decode(await fs.read(join(root, 'units.json'))))
  return { files: new Map(paths.map((path, index) => [path, unixLines(contents[index] ?? new Uint8Array())])), units }
}

/** A clone may have been checked out with CRLF; a copy and its hashes are always LF. */
function unixLines(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x0d) || bytes.includes(0)) return bytes
  return bytes.filter((byte, index) => byte !== 0x0d || bytes[index + 1] !== 0x0a)
}
