import { defined } from '../../defined'
import { linkText } from '../../report/link-text'
import { runLink } from '../../run/link/link'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `link` in this process. */
export async function runLinkCommand(
  version: string | undefined,
  flags: GlobalFlags & { dir?: string; format?: boolean },
  launch: Launch,
): Promise<void> {
  const context = contextFor(flags, launch)
  const { dir, format, dryRun = false } = flags
  const input = { dryRun, ...defined({ dir, version, format }) }
  await reportOutcome(await runLink(input, context), { flags, launch, context }, linkText)
}
