import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { listFiles } from '../fs/tree'
import { isRecord, parseJsonObject } from '../json'
import { readWellFormed } from './bad-template'
import { isTemplatePath, pathsPitfall } from './template-path'
import { parseUnits, requireOwner, type Unit } from './units'

/** The template in memory. Apart from its arguments, `emit` needs no other data. */
export interface Template {
  files: ReadonlyMap<string, Uint8Array>
  units: readonly Unit[]
  /** The files that have moved. With this list, the team's edits move to the new paths. */
  renames: readonly Rename[]
}

export interface Rename {
  from: string
  to: string
  /** The first version that has the file at its new path. */
  since: string
}

const neverCopied = new Set(['node_modules', 'dist', 'coverage', '.DS_Store', 'package-lock.json'])
const bookkeeping = new Set(['units.json', 'renames.json'])

const mostFiles = 10_000
const mostBytes = 64 * 1024 * 1024

/**
 * Reads a template folder without development leftovers. Throws `WM_BASE_CORRUPT` when the template is malformed or contains links, because
 * a link could bring any file of this machine into a project.
 */
export async function readTemplate(fs: FileSystem, root: string): Promise<Template> {
  return readWellFormed(root, async () => {
    const skip = (path: string): boolean => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      return neverCopied.has(name) || /\.(tgz|tsbuildinfo)$/.test(name) || bookkeeping.has(path)
    }
    if ((await fs.kind(root)) !== 'folder') throw new SyntaxError('it is no folder')
    const paths = await listFiles(fs, root, skip)
    if (paths.length > mostFiles) throw new SyntaxError(`it has more than ${mostFiles} files`)
    const readFile = async (path: string): Promise<Uint8Array> => {
      if ((await fs.kind(join(root, path))) !== 'file') throw new SyntaxError(`${path} is missing, or is no file`)
      return fs.read(join(root, path))
    }
    const files = await Promise.all(paths.map(async (path) => [path, unixLines(await readFile(path))] as const))
    const textOf = async (name: string): Promise<string> => new TextDecoder().decode(await readFile(name))
    const units = parseUnits(await textOf('units.json'))
    return wellFormed({ files: new Map(files), units, renames: parseRenames(await textOf('renames.json')) })
  })
}

/** Returns the template when every path, unit and file in it is valid. Throws `SyntaxError` otherwise. */
export function wellFormed(template: Template): Template {
  const { files, units } = template
  if (files.size > mostFiles) throw new SyntaxError(`it has more than ${mostFiles} files`)
  if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > mostBytes)
    throw new SyntaxError('its files are too large')
  for (const path of files.keys()) {
    if (!isTemplatePath(path)) throw new SyntaxError(`${JSON.stringify(path)} is no path of a template`)
    requireOwner(path, units)
  }
  const pitfall = pathsPitfall(files.keys())
  if (pitfall !== null) throw new SyntaxError(pitfall)
  parseJsonObject(new TextDecoder().decode(files.get('package.json')))
  return template
}

/** Reads `renames.json`. Throws if the text is not a list of renames. */
export function parseRenames(text: string): Rename[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new TypeError('renames.json: expected a list of renames')
  if (list.length > mostFiles) throw new TypeError('renames.json: too many renames')
  return list.map((value: unknown) => {
    if (!isRecord(value)) throw new TypeError('renames.json: a rename is not an object')
    const { from, to, since } = value
    if (typeof from !== 'string' || typeof to !== 'string' || typeof since !== 'string') {
      throw new TypeError('renames.json: a rename needs from, to and since')
    }
    if (!isTemplatePath(from) || !isTemplatePath(to))
      throw new TypeError(`renames.json: ${JSON.stringify([from, to])} are no paths of a template`)
    return { from, to, since }
  })
}

/** Converts CRLF to LF. git may have checked a clone out with CRLF, but copies and hashes use LF. */
function unixLines(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x0d) || bytes.includes(0)) return bytes
  return bytes.filter((byte, index) => byte !== 0x0d || bytes[index + 1] !== 0x0a)
}
