import type { KitId } from '../kit-ids'
import type { Unmatched } from '../imported-setup'
import { isOfKit, kitTitle } from '../kits/kit-packages'
import type { ProjectSources } from '../source/project-sources'
import { lineAt } from '../source/source-file'

const imports = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*['"]([^'"]+)['"]/g

/**
 * Returns an entry for each import, re-export and `require` of the kit that a file still has after the edits. The entries have the lines
 * before the edits.
 * @param after the text of the file after the edits
 */
export function leftImports(
  sources: ProjectSources,
  kit: KitId,
  isKit: (from: string) => boolean,
  path: string,
  after: string,
): Unmatched[] {
  const text = sources.textOf(path)
  const left = new Set([...after.matchAll(imports)].map(([, module = '']) => module))
  return [...text.matchAll(imports)].flatMap(({ 0: what, 1: module = '', index }) =>
    left.has(module) && isKit(module)
      ? {
          what,
          file: path,
          line: lineAt(text, index),
          why: `the importer cannot remove this import of ${kitTitle(isOfKit(kit, module) ? kit : 'wagmi')}: replace every use of this import by hand`,
        }
      : [],
  )
}
