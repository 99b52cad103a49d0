import { defined } from '../../defined'
import { auditText } from '../../report/audit-text'
import { runAudit } from '../../run/inspect/audit'
import type { DoctorFlags } from '../doctor'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `doctor audit` in this process. */
export async function runAuditCommand(flags: DoctorFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  const { dir, strict, format } = flags
  await reportOutcome(await runAudit(defined({ dir, strict, format }), context), { flags, launch, context }, auditText)
}
