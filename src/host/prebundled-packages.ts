/** One file of a copy. */
export type SourceFile = readonly [path: string, text: string]

/** Returns the text files of a tree below a folder. An empty folder name means the project's root. */
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

/** Returns whether a file of the copy is source that a page may load. The path is relative to the copied folder. */
export function isBrowserSource(path: string): boolean {
  return source.test(path) && !neverInBrowser.test(path)
}

/**
 * Returns the specifiers of packages that the copy's files import in the browser. React's packages are left out, because frameworks
 * prebundle them.
 */
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
