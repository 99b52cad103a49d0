import type { KitId } from './kit-ids'
import { packageOf, removedWith } from './kits/kit-packages'
import { importDeclarations, moduleOf, readSource } from './source/source-file'

/** The kit's packages after the import. */
export interface KitPackages {
  /** The packages that can be removed, because no file imports a package of the kit any more. */
  removable: string[]
  /** The packages that files still import, with the paths of these files. */
  used: { name: string; files: string[] }[]
}

/**
 * Separates the kit's packages that can be removed from those that files still import.
 * @param packages the version ranges of the packages in package.json, by package name
 * @param texts the texts of the project's files after the import, by path
 */
export function kitPackages(
  kit: KitId,
  packages: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): KitPackages {
  const isRemoved = removedWith(kit, packages)
  const used = new Map<string, Set<string>>()
  for (const [path, text] of texts) {
    for (const module of modulesIn(path, text)) {
      if (!isRemoved(module)) continue
      const name = packageOf(module)
      used.set(name, (used.get(name) ?? new Set()).add(path))
    }
  }
  const named = [...packages.keys()].filter(isRemoved).sort()
  // The kit may depend on its own adapter packages, so no package is removable while a file still imports one of them.
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
