import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'

/** More than anybody writes by hand; a larger file is not read. */
const longest = 200_000

/** The configuration of a tool, as text: it may be anybody's, so it is never run. */
export interface ConfigText {
  file: string
  text: string
}

/** Reads the first file with one of these names; `null` when there is none, or none that a person wrote. */
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
