import type { Template } from '../../emit/template'
import type { CopySelection } from '../../manifest/manifest'
import type { ConflictMode, Format } from '../../merge/merge-changes'

/** A template with a selection: the state before or after a change. */
export interface End {
  version: string
  selection: CopySelection
}

export interface Step {
  command: 'add' | 'remove' | 'update'
  /** `template` is `null` when the copied version cannot be found; there is then nothing to merge from. */
  from: End & { template: Template | null }
  to: End & { template: Template }
  mode: ConflictMode
  /** The host's formatter, when it is to be used. */
  format: Format | null
  /** Removes edited files as well. */
  removeEdited: boolean
  /** Limits the change to files that match this glob, which is relative to the copied folder. */
  only?: string | undefined
}
