import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { recogniseText, type Recognised } from './recognise-text'

/** A licence file of a package. */
export interface LicenceFile {
  /** Inside the package's folder. */
  path: string
  /** What its text says; `null` when it cannot be read. */
  said: Recognised | null
  /** How many words it has; 0 when it cannot be read. */
  words: number
  /** Why it cannot be read. */
  problem: string | null
}

const names = /^(un|mit[-_.]?)?licen[cs]es?([-_.]|$)|^licen[cs]e|^copying/i
const noTexts = /\.([cm]?[jt]sx?|json|map|d\.ts|wasm|node|s?css|html?)$/i

/** The most bytes of a licence file that is read. The longest one of a bundler with all its parts has 200,000. */
const longest = 1_000_000
const mostFiles = 20

/** Reads the licence files of a package, also those in a folder `LICENSES`. Links are not followed. */
export async function readLicenceFiles(fs: FileSystem, folder: string): Promise<LicenceFile[]> {
  const found: LicenceFile[] = []
  for (const name of (await listed(fs, folder)).filter((each) => names.test(each) && !noTexts.test(each))) {
    const isFolder = (await fs.kind(join(folder, name))) === 'folder'
    const paths = isFolder
      ? (await listed(fs, join(folder, name))).filter((each) => !noTexts.test(each)).map((each) => `${name}/${each}`)
      : [name]
    for (const path of paths.slice(0, mostFiles - found.length)) {
      const file = await readOne(fs, folder, path)
      if (file !== null) found.push(file)
    }
  }
  return found
}

async function readOne(fs: FileSystem, folder: string, path: string): Promise<LicenceFile | null> {
  const at = join(folder, path)
  const kind = await fs.kind(at)
  if (kind === 'folder') return null
  const unread = (problem: string): LicenceFile => ({ path, said: null, words: 0, problem })
  if (kind !== 'file') return unread('it is a link, and links are not followed')
  try {
    const size = await fs.size(at)
    if (size > longest) return unread(`it has ${size} bytes, and no licence is that long`)
    const text = new TextDecoder().decode(await fs.read(at))
    return {
      path,
      said: recogniseText(text),
      words: text.split(/\s+/).filter((word) => word !== '').length,
      problem: null,
    }
  } catch {
    return unread('the disk does not give it')
  }
}

async function listed(fs: FileSystem, folder: string): Promise<string[]> {
  try {
    return await fs.list(folder)
  } catch {
    return []
  }
}
