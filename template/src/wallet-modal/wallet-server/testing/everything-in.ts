import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The names and the contents of all files below a folder, as one text. */
export async function everythingIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return [...entries.map(({ name }) => name), ...texts].join('\n')
}
