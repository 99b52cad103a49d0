import { modalFolder, type Selection } from '../emit/emit'
import type { Template } from '../emit/template'
import { requireOwner } from '../emit/units'
import { sha256 } from '../hash'
import { formatJson } from '../json'

export const manifestName = 'wallet-modal.json'

/** What was copied to a path. */
export interface ManifestFile {
  unit: string
  /** The SHA-256 of the pristine text, with LF. */
  sha256: string
  /** The SHA-256 of what was written, where the host's formatter changed the text. */
  written?: string
  /** The version of the template that the file is of, where `update --only` has left the others at an earlier one. */
  template?: string
}

/** The units a copy was made with; what they require is not listed. */
export interface CopySelection {
  chains: string[]
  features: string[]
  tests: boolean
}

/** What a copied folder says about itself: committed by the team, free of times and machine paths, so stable in diffs. */
export interface Manifest {
  schema: 1
  /** The version of the template that was copied. */
  template: string
  selection: CopySelection
  /** Whether the host's formatter was applied to the copy. */
  format: 'none' | 'prettier'
  /** Path inside the folder → what was copied there. */
  files: Record<string, ManifestFile>
  /** The same for the starter app around the folder, with paths inside the project; only where the app was created with it. */
  starter?: Record<string, ManifestFile>
  /** Paths or globs inside the folder that the team took out of updates. */
  ignored: string[]
  /** A change that waits until its conflicts are resolved: where it leads, and the paths (inside the project) to look at. */
  pending?: Pending
}

export interface Pending {
  command: 'add' | 'remove' | 'update'
  template: string
  selection: CopySelection
  conflicts: string[]
  /** The files that the change was limited to. */
  only?: string
  /** Path inside the project → the SHA-256 of what was written there, where the host's formatter changed the text. */
  written?: Record<string, string>
}

/** Describes the owned source of an emitted tree (paths as in the template), and the starter app around it if it was created. */
export function describeCopy(
  template: Template,
  version: string,
  selection: Selection,
  tree: ReadonlyMap<string, Uint8Array>,
  starter: boolean,
): Manifest {
  const describe = (path: string, bytes: Uint8Array): ManifestFile => ({
    unit: requireOwner(path, template.units).id,
    sha256: sha256(bytes),
  })
  const entries = [...tree]
  const files = entries.flatMap(([path, bytes]): [string, ManifestFile][] =>
    path.startsWith(`${modalFolder}/`) ? [[path.slice(modalFolder.length + 1), describe(path, bytes)]] : [],
  )
  const around = entries.flatMap(([path, bytes]): [string, ManifestFile][] =>
    isStarterFile(path) ? [[path, describe(templatePath(path), bytes)]] : [],
  )
  return {
    schema: 1,
    template: version,
    selection: selectionOf(template, selection),
    format: 'none',
    files: Object.fromEntries(files),
    ...(starter ? { starter: Object.fromEntries(around) } : {}),
    ignored: [],
  }
}

/** Whether an emitted path is of the starter app and copied as it is: all but `package.json`, which is the project's. */
export function isStarterFile(path: string): boolean {
  return !path.startsWith(`${modalFolder}/`) && path !== 'package.json'
}

/** The chosen chains and features by kind, sorted. */
export function selectionOf({ units }: Template, { units: chosen, tests }: Selection): CopySelection {
  const taken = new Set(chosen)
  const ids = (kind: 'chain' | 'feature'): string[] =>
    units
      .filter((unit) => unit.kind === kind && taken.has(unit.id))
      .map(({ id }) => id)
      .sort()
  return { chains: ids('chain'), features: ids('feature'), tests }
}

/** The manifest as it is written to the disk. */
export function formatManifest(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(formatJson(manifest))
}

/** The path in the template of a file whose name is another one in a project. */
function templatePath(path: string): string {
  return path.replace(/(^|\/)\.(gitignore|npmrc)$/, '$1_$2')
}
