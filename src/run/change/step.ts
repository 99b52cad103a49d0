import type { Template } from '../../emit/template'
import type { CopySelection } from '../../manifest/manifest'
import type { ConflictMode } from '../../merge/conflict-mode'
import type { Format } from '../../merge/merge-changes'

/** A template with a selection, before or after a change. */
export interface End {
  version: string
  selection: CopySelection
}

export interface Step {
  command: 'add' | 'remove' | 'update'
  /** `template` is `null` if the copied version cannot be found. Then there is no base to merge with. */
  from: End & { template: Template | null }
  to: End & { template: Template }
  mode: ConflictMode
  /** The host's formatter; `null` if it is not used. */
  format: Format | null
  /** Also removes edited files. */
  removeEdited: boolean
  /** Limits the change to files that match this glob, which is relative to the copied folder. */
  only?: string | undefined
}
