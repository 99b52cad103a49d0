import type { KitId } from '../../import/kit-ids'
import type { CreateInput } from '../create/create-input'

/** The flags of `import`. A flag that was not given is `undefined`. */
export interface ImportInput extends Pick<
  CreateInput,
  'locales' | 'target' | 'tests' | 'install' | 'pm' | 'format' | 'overwrite' | 'dryRun' | 'yes' | 'unfinished'
> {
  kit?: KitId
  /** More features than the kit stands for. */
  features?: string
  /** `false` leaves all of the project's code alone, and `true` changes it without a question. */
  replace?: boolean
}
