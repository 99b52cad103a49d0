import { defined } from '../../defined'
import { licencesText } from '../../report/licences-text'
import { runLicences } from '../../run/inspect/licences'
import type { DoctorFlags } from '../doctor'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `doctor licences` in this process. */
export async function runLicencesCommand(flags: DoctorFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  const { dir, sbom, dryRun = false } = flags
  const input = { dryRun, node: process.versions.node, ...defined({ dir, sbom }) }
  await reportOutcome(await runLicences(input, context), { flags, launch, context }, licencesText)
}
