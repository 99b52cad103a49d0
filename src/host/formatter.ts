import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FileSystem } from '../fs/file-system'
import type { Format } from '../merge/merge-changes'

interface Prettier {
  resolveConfig(path: string, options: { editorconfig: boolean }): Promise<object | null>
  getFileInfo(
    path: string,
    options: { ignorePath: string[] },
  ): Promise<{ ignored: boolean; inferredParser: string | null }>
  format(text: string, options: object): Promise<string>
}

/**
 * Whether a command may run the project's formatter, which is code of the project, as its settings may be. One that writes does unless
 * told not to; one that only looks does when told to.
 */
export function mayFormat(wish: boolean | undefined, looks: boolean): boolean {
  return wish ?? !looks
}

/** Whether a project has a Prettier installed. Runs nothing of it. */
export async function hasFormatter(fs: FileSystem, project: string): Promise<boolean> {
  for (let at = project; ; at = dirname(at)) {
    if ((await fs.kind(join(at, 'node_modules', 'prettier'))) !== null) return true
    if (dirname(at) === at) return false
  }
}

/** What a command that only looked has to say where the project's formatter was not run. */
export const notFormatted =
  'The project’s Prettier was not run, because this only looks: what is shown is not formatted, and edited files may show conflicts that a real run would not have. If you trust the project, add --format.'

/** The Prettier that a project has installed, with its options and what it ignores; `null` without one, or without options of its own. */
export async function hostFormatter(project: string): Promise<Format | null> {
  const prettier = await load(project)
  if (!prettier) return null
  if ((await prettier.resolveConfig(join(project, 'index.ts'), { editorconfig: true })) === null) return null
  const ignorePath = ['.prettierignore', '.gitignore'].map((name) => join(project, name))
  return async (path, text) => {
    const file = join(project, path)
    const { ignored, inferredParser } = await prettier.getFileInfo(file, { ignorePath })
    if (ignored || inferredParser === null) return null
    const options = await prettier.resolveConfig(file, { editorconfig: true })
    try {
      return await prettier.format(text, { ...options, filepath: file, endOfLine: 'lf' })
    } catch {
      // A text that it cannot read, such as one in the middle of an edit.
      return null
    }
  }
}

async function load(project: string): Promise<Prettier | null> {
  try {
    const path = createRequire(join(project, 'package.json')).resolve('prettier')
    const module: { default?: Prettier } & Prettier = await import(pathToFileURL(path).href)
    return module.default ?? module
  } catch {
    return null
  }
}
