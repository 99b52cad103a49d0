import { detectPackageManager } from '../host/package-manager'
import type { Wording } from '../report/wording'
import type { Outcome } from '../run/outcome'
import { reportOutcome, type Reporting } from './report-outcome'

/** Reports what a command has found out that works on a project without choosing a package manager. */
export async function reportReading<T extends Outcome & { project: string | null }>(
  outcome: T,
  reporting: Omit<Reporting, 'packageManager'>,
  text: (outcome: T, wording: Wording) => string,
): Promise<void> {
  const { fs, cwd, userAgent } = reporting.context
  const packageManager = await detectPackageManager(fs, outcome.project ?? cwd, userAgent)
  await reportOutcome(outcome, { ...reporting, packageManager }, text)
}
