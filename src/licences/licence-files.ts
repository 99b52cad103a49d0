import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { recogniseText, type Recognised } from './recognise-text'

export interface LicenceFile {
  /** The path of the file, relative to the package's folder. */
  path: string
  /** The licences and restrictions in the text; `null` when the file cannot be read. */
  said: Recognised | null
  /** The number of words in the text; 0 when the file cannot be read. */
  words: number
  /** The reason why the file cannot be read; `null` when it was read. */
  problem: string | null
}

const names = /^(un|mit[-_.]?)?licen[cs]es?([-_.]|$)|^licen[cs]e|^copying/i
const noTexts = /\.([cm]?[jt]sx?|json|map|d\.ts|wasm|node|s?css|html?)$/i

/**
 * The largest licence file that is read, in bytes. The longest known licence file, of a bundler with all its dependencies, has 200,000
 * bytes.
 */
const longest = 1_000_000
const mostFiles = 20

/** Reads the licence files of a package, including those in a folder such as `LICENSES`. Links are not followed. */
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
