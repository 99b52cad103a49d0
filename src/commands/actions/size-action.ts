import { defined } from '../../defined'
import { nodeFileSystem } from '../../fs/node-file-system'
import { sizeText } from '../../report/size-text'
import { runSize } from '../../run/inspect/size'
import { findBundler } from '../../size/find-bundler'
import type { DoctorFlags } from '../doctor'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `doctor size` in this process. */
export async function runSizeCommand(flags: DoctorFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  const input = { ...defined({ dir: flags.dir }), findBundler: (folder: string) => findBundler(nodeFileSystem, folder) }
  await reportOutcome(await runSize(input, context), { flags, launch, context }, sizeText)
}
