import type { KitId } from '../../import/kit-ids'
import type { Unmatched } from '../../import/imported-setup'
import type { KitPackages } from '../../import/left-packages'
import type { Replaced } from '../../import/plan-import'
import type { CopyOutcome } from '../create/create-outcome'

/** The setup that `import` has read from a kit, and the replacements of the kit's uses. */
export interface ImportedReport {
  kit: KitId
  /** The name of the kit. */
  title: string
  /** The file and the line of the kit's setup. */
  file: string
  line: number
  adapters: string[]
  /** The names of the networks in the modal's options. */
  networks: string[]
  /** The code of the project id; `null` when the setup has no project id. */
  projectId: string | null
  themeMode: 'light' | 'dark' | null
  /** The names of the options that were carried over. */
  options: string[]
  /** The units to copy, with the reason for each. */
  units: { id: string; why: string }[]
  replaced: Replaced[]
  unmatched: Unmatched[]
  /** The made or proposed changes of the project's files. */
  diffs: { path: string; diff: string }[]
  packages: KitPackages
  /** Whether the import removes all code of the kit. */
  isExact: boolean
}

/** The result of `import`, with everything that its report needs. */
export interface ImportOutcome extends CopyOutcome {
  command: 'import'
  /** The result of the import; `null` when no setup was read. */
  imported: ImportedReport | null
}
