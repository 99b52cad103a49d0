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
 * Returns whether a command may run the project's formatter, which executes code of the project. A command that writes may run it unless
 * `--no-format` was given. A command that only reads may run it only with `--format`.
 */
export function mayFormat(wish: boolean | undefined, looks: boolean): boolean {
  return wish ?? !looks
}

/** Returns whether a project has Prettier installed. Executes nothing. */
export async function hasFormatter(fs: FileSystem, project: string): Promise<boolean> {
  for (let at = project; ; at = dirname(at)) {
    if ((await fs.kind(join(at, 'node_modules', 'prettier'))) !== null) return true
    if (dirname(at) === at) return false
  }
}

/** The note of a command that only looked and did not run the project's formatter. */
export const notFormatted =
  'The project’s Prettier was not run, because this only looks: what is shown is not formatted, and edited files may show conflicts that a real run would not have. If you trust the project, add --format.'

/** Loads the Prettier of a project with its options and ignore file; returns `null` if Prettier or its options are missing. */
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
      // Prettier rejects a text with a syntax error, for example in the middle of an edit.
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
