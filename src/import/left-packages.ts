import type { KitId } from './kit-ids'
import { isOfKit, packageOf } from './kits/kit-packages'
import { importDeclarations, moduleOf, readSource } from './source/source-file'

/** What becomes of the kit's packages. */
export interface KitPackages {
  /** Packages that no file imports any more. */
  removable: string[]
  /** Packages that files still import. */
  used: { name: string; files: string[] }[]
}

/**
 * Which packages of a kit the files still import.
 * @param texts the files of the project as they are after the import, by path
 */
export function kitPackages(kit: KitId, packages: Iterable<string>, texts: ReadonlyMap<string, string>): KitPackages {
  const used = new Map<string, Set<string>>()
  for (const [path, text] of texts) {
    for (const module of modulesIn(path, text)) {
      if (!isOfKit(kit, module)) continue
      const name = packageOf(module)
      used.set(name, (used.get(name) ?? new Set()).add(path))
    }
  }
  const named = [...packages].filter((name) => isOfKit(kit, name)).sort()
  // An adapter package of a kit may be needed by the kit itself, so all stay until none is imported.
  return {
    removable: used.size === 0 ? named : [],
    used: [...used]
      .map(([name, files]) => ({ name, files: [...files].sort() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

function modulesIn(path: string, text: string): string[] {
  const file = readSource(path, text)
  const others = [...text.matchAll(/\b(?:require|import)\s*\(\s*['"]([^'"]+)['"]/g)].flatMap(
    ([, module]) => module ?? [],
  )
  if (!file) return [...text.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].flatMap(([, module]) => module ?? [])
  return [...importDeclarations(file.program).map(moduleOf), ...others]
}
