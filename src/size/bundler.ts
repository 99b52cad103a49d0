import { modulePath, type Chunk } from './chunk'
import type { CopyFiles } from './copy-modules'

export interface BuildInput extends CopyFiles {
  /** The path of the first module, inside the project; `files` has its text. */
  entry: string
}

/** The output of a build for production. */
export interface Built {
  chunks: readonly Chunk[]
  /** `null` if the bundler writes some styles more than once. */
  styleSheets: readonly string[] | null
}

export interface Bundler {
  name: 'vite' | 'esbuild'
  version: string
  /** Builds for production, and writes nothing. Rejects with the bundler's own error. */
  build(input: BuildInput): Promise<Built>
}

/** The names of the packages that are left out of a build, because every app with the modal has them anyway. */
export const leftOut = ['react', 'react-dom'] as const

/** Whether an import is left out of a build. */
export function isLeftOut(specifier: string): boolean {
  return leftOut.some((name) => specifier === name || specifier.startsWith(`${name}/`))
}

/** Creates the error for an import that leads to a missing file in the folder of the copy. `faultOf` recognizes this message. */
export function absentFile({ root }: Pick<CopyFiles, 'root'>, specifier: string, importer: string | undefined): Error {
  const from = importer === undefined ? 'The page' : modulePath(root, importer)
  return new Error(`${from} imports "${specifier}", and there is no such file.`)
}
