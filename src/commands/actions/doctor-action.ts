import { defined } from '../../defined'
import { doctorText } from '../../report/doctor-text'
import { runDoctor } from '../../run/inspect/doctor'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

const patience = 5000

/** Runs `doctor` in this process. */
export async function runDoctorCommand(
  flags: GlobalFlags & { fix?: boolean; online?: boolean; dir?: string },
  launch: Launch,
): Promise<void> {
  const context = contextFor(flags, launch)
  const { dir, fix = false, online = false, dryRun = false } = flags
  const input = {
    fix,
    dryRun,
    node: process.versions.node,
    ...defined({ dir }),
    ...(online ? { reach: (url: string) => reach(url, launch.signal) } : {}),
  }
  await reportOutcome(await runDoctor(input, context), { flags, launch, context }, doctorText)
}

async function reach(url: string, signal: AbortSignal): Promise<number | null> {
  const begun = performance.now()
  try {
    await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    return Math.round(performance.now() - begun)
  } catch {
    return null
  }
}
