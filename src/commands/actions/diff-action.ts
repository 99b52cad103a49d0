import { diffText } from '../../report/diff-text'
import { runDiff, type DiffInput } from '../../run/inspect/diff'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `diff` in this process. */
export async function runDiffCommand(
  input: DiffInput,
  flags: GlobalFlags & { stat: boolean },
  launch: Launch,
): Promise<void> {
  const context = contextFor(flags, launch)
  const outcome = await runDiff(input, context)
  await reportOutcome(outcome, { flags, launch, context }, (each, wording) => diffText(each, wording, flags.stat))
}
