import type { KitId } from '../../import/kit-ids'
import type { CreateInput } from '../create/create-input'

/** The flags of `import`. A flag that the user did not give is `undefined`. */
export interface ImportInput extends Pick<
  CreateInput,
  'locales' | 'target' | 'tests' | 'install' | 'pm' | 'format' | 'overwrite' | 'dryRun' | 'yes' | 'unfinished'
> {
  kit?: KitId
  /** Features to copy in addition to those that the kit's setup needs. */
  features?: string
  /** `false` changes no code of the project, and `true` changes the code without a question. */
  replace?: boolean
}
