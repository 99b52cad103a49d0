import type { Template } from '../emit/template'
import type { CopySelection } from '../manifest/manifest'
import type { ConflictMode, Format } from '../merge/merge-changes'

/** A template with a selection, as one end of a change. */
export interface End {
  version: string
  selection: CopySelection
}

export interface Step {
  command: 'add' | 'remove' | 'update'
  /** `template` is `null` where the copied version cannot be found: then there is nothing to merge from. */
  from: End & { template: Template | null }
  to: End & { template: Template }
  mode: ConflictMode
  /** The formatter of the host, where it is to be used. */
  format: Format | null
  /** Removes edited files too. */
  removeEdited: boolean
  /** Limits the change to files of the copy: a glob over paths inside the copied folder. */
  only?: string | undefined
}
