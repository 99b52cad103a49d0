import { defined } from '../../defined'
import { doctorText } from '../../report/doctor-text'
import type { HostAnswer } from '../../doctor/wallet-checks'
import { runDoctor } from '../../run/inspect/doctor'
import type { DoctorFlags } from '../doctor'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

const patience = 5000

/** Runs `doctor` in this process. */
export async function runDoctorCommand(flags: DoctorFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  const { dir, fix = false, online = false, dryRun = false, wallet, walletBuild } = flags
  const input = {
    fix,
    dryRun,
    node: process.versions.node,
    ...defined({ dir }),
    ...(wallet === undefined
      ? {}
      : { wallet: { url: wallet, get: (url: string) => get(url, launch.signal), ...defined({ build: walletBuild }) } }),
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

async function get(url: string, signal: AbortSignal): Promise<HostAnswer | null> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, header: (name) => response.headers.get(name), bytes }
  } catch {
    return null
  }
}
