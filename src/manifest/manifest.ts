import { modalFolder, requireOwner, type Selection } from '../emit/emit'
import type { Template } from '../emit/template'
import { closeSelection } from '../emit/units'
import { sha256 } from '../hash'
import { formatJson } from '../json'

export const manifestName = 'wallet-modal.json'

/** What a copied folder says about itself: committed by the team, free of times and machine paths, so stable in diffs. */
export interface Manifest {
  schema: 1
  /** The version of the template that was copied. */
  template: string
  selection: { chains: string[]; features: string[]; tests: boolean }
  /** Whether the host's formatter was applied to the copy. */
  format: 'none'
  /** Path inside the folder → owner and SHA-256 of the pristine text. */
  files: Record<string, { unit: string; sha256: string }>
  /** Paths the team took out of updates. */
  ignored: string[]
}

/** Describes the owned source of an emitted tree (paths as in the template). */
export function describeCopy(
  template: Template,
  version: string,
  selection: Selection,
  tree: ReadonlyMap<string, Uint8Array>,
): Manifest {
  const chosen = closeSelection(selection.units, template.units, selection.tests)
  const ids = (kind: 'chain' | 'feature'): string[] =>
    template.units.filter((unit) => unit.kind === kind && chosen.has(unit.id)).map((unit) => unit.id)
  const files = [...tree].flatMap(([path, bytes]): [string, { unit: string; sha256: string }][] =>
    path.startsWith(`${modalFolder}/`)
      ? [[path.slice(modalFolder.length + 1), { unit: requireOwner(path, template.units).id, sha256: sha256(bytes) }]]
      : [],
  )
  return {
    schema: 1,
    template: version,
    selection: { chains: ids('chain').sort(), features: ids('feature').sort(), tests: selection.tests },
    format: 'none',
    files: Object.fromEntries(files),
    ignored: [],
  }
}

/** The manifest as it is written to the disk. */
export function formatManifest(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(formatJson(manifest))
}
