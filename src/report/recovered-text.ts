import type { ChangeOutcome } from '../run/change-outcome'
import type { CreateOutcome } from '../run/create/create-outcome'

/**
 * Returns the text about an earlier run that was killed or waited for conflicts: what happened to that run, or in a dry run, what would
 * happen to it.
 */
export function recoveredText({
  recovered,
  dryRun,
}: Pick<ChangeOutcome | CreateOutcome, 'recovered' | 'dryRun'>): string {
  if (recovered === 'nothing') return 'There is no unfinished run here.'
  if (recovered === 'continued')
    return dryRun
      ? 'The earlier run would be finished. Nothing was written.'
      : 'The earlier run is finished: all of its files are in place.'
  return dryRun
    ? 'The earlier run would be undone: the project would be as it was before. Nothing was written.'
    : 'The earlier run is undone: the project is as it was before.'
}
