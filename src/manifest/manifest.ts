import { modalFolder, type Selection } from '../emit/emit'
import type { Template } from '../emit/template'
import { requireOwner, type UnitKind } from '../emit/units'
import { sha256 } from '../hash'
import { formatJson } from '../json'

export const manifestName = 'wallet-modal.json'

/** The record of a copied file. */
export interface ManifestFile {
  unit: string
  /** The SHA-256 of the template's text, with LF. */
  sha256: string
  /** The SHA-256 of the written text, if the host's formatter has changed the text. */
  written?: string
  /** The template version of the file, if `update --only` has brought the file to a newer version than the copy. */
  template?: string
}

/** The units chosen for a copy, without the units that they require. */
export interface CopySelection {
  chains: string[]
  /** Features and languages. */
  features: string[]
  tests: boolean
  /**
   * Whether the tests include the suites, which `--tests all` copies. In a manifest with tests and without this field, the copy has all
   * suites.
   */
  suites: boolean
}

/** The record of a copied folder, `wallet-modal.json`. The team commits it, so it contains no times and no machine paths. */
export interface Manifest {
  schema: 1
  /** The version of the copied template. */
  template: string
  selection: CopySelection
  /** Whether the host's formatter was applied to the copy. */
  format: 'none' | 'prettier'
  /** Path inside the copied folder → record of the file. */
  files: Record<string, ManifestFile>
  /** The records of the starter app's files, by path inside the project. Missing if the app was not created with the modal. */
  starter?: Record<string, ManifestFile>
  /** Paths or globs inside the folder that the team has excluded from updates. */
  ignored: string[]
  /** A change that waits for its conflicts: its target version, and the paths (inside the project) that have to be resolved. */
  pending?: Pending
}

export interface Pending {
  command: 'add' | 'remove' | 'update'
  template: string
  selection: CopySelection
  conflicts: string[]
  /** The glob to which the change was limited. */
  only?: string
  /** Path inside the project → SHA-256 of the written text, if the host's formatter has changed the text. */
  written?: Record<string, string>
}

/**
 * Builds the manifest of an emitted tree, whose paths are those of the template. Includes the starter app if the app was created with the
 * modal.
 */
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

/**
 * Returns whether an emitted path belongs to the starter app and is recorded. All files are recorded but `package.json`, which belongs to
 * the project.
 */
export function isStarterFile(path: string): boolean {
  return !path.startsWith(`${modalFolder}/`) && path !== 'package.json'
}

/** Returns the chosen units, each list sorted, and the choice of tests. */
export function selectionOf({ units }: Template, { units: chosen, tests, suites = tests }: Selection): CopySelection {
  const taken = new Set(chosen)
  const ids = (...kinds: UnitKind[]): string[] =>
    units
      .filter((unit) => kinds.includes(unit.kind) && taken.has(unit.id))
      .map(({ id }) => id)
      .sort()
  return { chains: ids('chain'), features: ids('feature', 'locale'), tests, suites: tests && suites }
}

/** Serializes a manifest for the disk. */
export function formatManifest(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(formatJson(manifest))
}

/** Returns the template path of a file that has another name in a project. */
function templatePath(path: string): string {
  return path.replace(/(^|\/)\.(gitignore|npmrc)$/, '$1_$2')
}
