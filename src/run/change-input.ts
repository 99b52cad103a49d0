import type { PackageManager } from '../host/package-manager'
import type { ConflictMode } from '../merge/merge-changes'

/** What the flags of `add`, `remove` and `update` have in common; `undefined` is "not said". */
export interface ChangeInput {
  /** The folder of the copy, where a project has several. */
  target?: string
  dryRun?: boolean
  yes?: boolean
  conflict?: ConflictMode
  /** `false`: changes that are not committed are no reason to stop. */
  gitCheck?: boolean
  /** `false`: the host's formatter is not asked. `true`: it is asked even when nothing is written. */
  format?: boolean
  install?: boolean
  pm?: PackageManager
  unfinished?: 'continue' | 'abort'
}
