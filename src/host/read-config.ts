import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'

/** The maximum number of characters. A longer file is not read, because people do not write such long configurations. */
const longest = 200_000

/** A tool's configuration as text. The configuration may come from anybody, so it is never executed. */
export interface ConfigText {
  file: string
  text: string
}

/** Reads the first file with one of these names; `null` when there is none or it is too long. */
export async function readConfigText(
  fs: FileSystem,
  root: string,
  files: readonly string[],
  name: RegExp,
): Promise<ConfigText | null> {
  const file = files.find((each) => name.test(each))
  if (file === undefined || (await fs.kind(join(root, file))) !== 'file') return null
  const bytes = await fs.read(join(root, file))
  return bytes.length > longest ? null : { file, text: new TextDecoder().decode(bytes) }
}
