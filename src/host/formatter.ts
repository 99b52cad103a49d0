import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Format } from '../merge/merge-changes'

interface Prettier {
  resolveConfig(path: string, options: { editorconfig: boolean }): Promise<object | null>
  getFileInfo(
    path: string,
    options: { ignorePath: string[] },
  ): Promise<{ ignored: boolean; inferredParser: string | null }>
  format(text: string, options: object): Promise<string>
}

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
