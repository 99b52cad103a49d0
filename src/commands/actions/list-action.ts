import { defined } from '../../defined'
import { listText } from '../../report/list-text'
import { runList } from '../../run/inspect/list'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `list` in this process. */
export async function runListCommand(
  flags: GlobalFlags & { dir?: string; installed?: boolean },
  launch: Launch,
): Promise<void> {
  const { dir, installed = false, verbose = false } = flags
  const context = contextFor(flags, launch)
  const input = { installed, everything: verbose, ...defined({ dir }) }
  await reportOutcome(await runList(input, context), { flags, launch, context }, listText)
}
