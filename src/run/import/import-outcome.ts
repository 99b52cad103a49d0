import type { KitId } from '../../import/kit-ids'
import type { Unmatched } from '../../import/imported-setup'
import type { KitPackages } from '../../import/left-packages'
import type { Replaced } from '../../import/plan-import'
import type { CopyOutcome } from '../create/create-outcome'

/** What `import` has understood of a kit, and what becomes of its uses. */
export interface ImportedReport {
  kit: KitId
  /** The name of the kit. */
  title: string
  /** Where its setup is. */
  file: string
  line: number
  adapters: string[]
  /** The networks by the names that the options list. */
  networks: string[]
  /** The code of the project id; `null` when the setup has none. */
  projectId: string | null
  themeMode: 'light' | 'dark' | null
  /** The options that were carried over, by name. */
  options: string[]
  /** The units to copy, and why. */
  units: { id: string; why: string }[]
  replaced: Replaced[]
  unmatched: Unmatched[]
  /** The changes of the project's files, made or proposed. */
  diffs: { path: string; diff: string }[]
  packages: KitPackages
  /** Whether nothing of the kit is left in the code. */
  isExact: boolean
}

/** The result of `import`, with everything that its report needs. */
export interface ImportOutcome extends CopyOutcome {
  command: 'import'
  /** `null` when no setup was read. */
  imported: ImportedReport | null
}
