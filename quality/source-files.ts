import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const templateRoot = fileURLToPath(new URL('../template/', import.meta.url))
const modalRoot = join(templateRoot, 'src/wallet-modal')

export interface SourceFile {
  /** Relative to the modal's folder, with forward slashes. */
  path: string
  text: string
  /** What it imports: a path relative to the modal's folder, or the name of a package. */
  imports: readonly { target: string; isType: boolean; isLazy: boolean }[]
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"()]*?\sfrom\s+)?'([^']+)'|(\bimport)\('([^']+)'\)/g

/** The file that a relative import means: extension-less, or the folder's index. */
function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string {
  const base = posix.normalize(posix.join(dirname(from), specifier))
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`]
  return candidates.find((candidate) => known.has(candidate)) ?? base
}

/** Every file of the modal with what it imports. */
export function readModalFiles(): SourceFile[] {
  const paths = listFiles(modalRoot).map((path) => relative(modalRoot, path).split('\\').join('/'))
  const known = new Set(paths)
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(modalRoot, path), 'utf8')
      const imports = [...text.matchAll(importPattern)].map(([, type, from, lazy, lazyFrom]) => {
        const specifier = from ?? lazyFrom ?? ''
        const target = specifier.startsWith('.') ? resolveImport(path, specifier, known) : specifier
        return { target, isType: type !== undefined, isLazy: lazy !== undefined }
      })
      return { path, text, imports }
    })
}

/** Files that are the product, as opposed to what tests it. */
export function isProduct({ path }: SourceFile): boolean {
  return !/\.test\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path)
}
