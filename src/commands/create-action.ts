import { createText } from '../report/create-text'
import { runCreate } from '../run/create'
import { refuseMistyped } from '../run/mistyped-command'
import type { CreateInput } from '../run/create-input'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `create` in this process: builds its world, reports, and sets the exit code. */
export async function runCreateCommand(
  input: CreateInput,
  flags: GlobalFlags,
  launch: Launch,
  commands: readonly string[],
): Promise<void> {
  const context = contextFor(flags, launch)
  await refuseMistyped(input.dir, commands, context)
  const outcome = await runCreate(input, context)
  const { packageManager } = outcome
  await reportOutcome(outcome, { flags, launch, context, packageManager }, createText)
}
