import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const templateRoot = fileURLToPath(new URL('../template/', import.meta.url))
const modalRoot = join(templateRoot, 'src/wallet-modal')
const cliRoot = fileURLToPath(new URL('../src/', import.meta.url))
const flowsRoot = fileURLToPath(new URL('../e2e/', import.meta.url))

export interface SourceFile {
  /** Relative to the folder that was read, with forward slashes. */
  path: string
  text: string
  /** Its imports: paths relative to the same folder, or names of packages. */
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
  return readSource(modalRoot)
}

/** Every file of the CLI and the sandbox with what it imports. */
export function readCliFiles(): SourceFile[] {
  return readSource(cliRoot)
}

/** Every file of the flows in Chromium and of their helpers, with what it imports. */
export function readFlowFiles(): SourceFile[] {
  return readSource(flowsRoot)
}

function readSource(root: string): SourceFile[] {
  const paths = listFiles(root).map((path) => relative(root, path).split('\\').join('/'))
  const known = new Set(paths)
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
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

/** The chains of static imports that lead from a file back to itself. Imports of types and dynamic imports do not count. */
export function cyclesOf(files: readonly SourceFile[]): string[] {
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports.filter(({ isType, isLazy }) => !isType && !isLazy).map(({ target }) => target),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) return void cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path)) return
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles
}

/** The folders with more than 25 source files, each with its number. */
export function fullFolders(files: readonly SourceFile[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 25)
}
