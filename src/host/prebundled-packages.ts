/** One file of a copy. */
export type SourceFile = readonly [path: string, text: string]

/** The text files of a tree below a folder; an empty folder is the project's root. */
export function filesInside(tree: ReadonlyMap<string, Uint8Array>, folder: string): SourceFile[] {
  const prefix = folder === '' ? '' : `${folder}/`
  const inside = [...tree].filter(([path]) => path.startsWith(prefix))
  return inside.map(([path, bytes]) => [path.slice(prefix.length), new TextDecoder().decode(bytes)])
}

const source = /\.[jt]sx?$/
const neverInBrowser = /\.test\.|\.d\.ts$|(^|\/)testing\/|^server\//

/** A static import or re-export, on one line or several. */
const staticImport =
  /^(?:import|export)\s+(type\s+)?(?:(?:[\w$]+\s*,\s*)?(?:\{[^{}'"]*\}|\*(?:\s+as\s+[\w$]+)?|[\w$]+)\s*from\s*)?['"]([^'"\n]+)['"]/gm
const dynamicImport = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Whether a file of the copy, by its path in the copied folder, is source that a page may load. */
export function isBrowserSource(path: string): boolean {
  return source.test(path) && !neverInBrowser.test(path)
}

/** The specifiers of packages that the copy's files import in the browser, except React's, which frameworks prebundle themselves. */
export function browserPackages(files: Iterable<SourceFile>): string[] {
  const names = new Set<string>()
  for (const [path, text] of files) {
    if (!isBrowserSource(path)) continue
    for (const [, type, name = ''] of text.matchAll(staticImport)) if (type === undefined) names.add(name)
    for (const [, name = ''] of text.matchAll(dynamicImport)) names.add(name)
  }
  const isPackage = (name: string): boolean => /^[@a-z]/.test(name) && !/^(node:|react(-dom)?(\/|$))/.test(name)
  return [...names].filter(isPackage).sort()
}
