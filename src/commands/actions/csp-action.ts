import { defined } from '../../defined'
import { cspText } from '../../report/csp-text'
import { runCsp } from '../../run/inspect/csp'
import type { DoctorFlags } from '../doctor'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `doctor csp` in this process. */
export async function runCspCommand(flags: DoctorFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  const { dir, as } = flags
  const input = { node: process.versions.node, ...defined({ dir, as }) }
  await reportOutcome(await runCsp(input, context), { flags, launch, context }, cspText)
}
