import type { PackageManager } from '../host/package-manager'
import type { ConflictMode } from '../merge/conflict-mode'

/** The flags that `add`, `remove` and `update` share. A flag that was not given is `undefined`. */
export interface ChangeInput {
  /** The folder of the copy; needed when a project has several copies. */
  target?: string
  dryRun?: boolean
  yes?: boolean
  conflict?: ConflictMode
  /** `false` allows a change although the project has uncommitted changes. */
  gitCheck?: boolean
  /** `false` never runs the host's formatter. `true` runs the formatter even if nothing is written. */
  format?: boolean
  install?: boolean
  pm?: PackageManager
  unfinished?: 'continue' | 'abort'
}
