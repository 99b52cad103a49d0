import { importText } from '../../report/import-text'
import { runImport } from '../../run/import/import'
import type { ImportInput } from '../../run/import/import-input'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `import` in this process. */
export async function runImportCommand(input: ImportInput, flags: GlobalFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  await reportOutcome(await runImport(input, context), { flags, launch, context }, importText)
}
