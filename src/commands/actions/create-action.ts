import { createText } from '../../report/create-text'
import { mistypedCommand } from '../mistyped-command'
import { runCreate } from '../../run/create/create'
import type { CreateInput } from '../../run/create/create-input'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `create` in this process, reports the outcome, and sets the exit code. */
export async function runCreateCommand(
  input: CreateInput,
  flags: GlobalFlags,
  launch: Launch,
  commands: readonly string[],
): Promise<void> {
  const context = contextFor(flags, launch)
  // A person at a terminal sees the name of the new app before any file is written, so the check is needed only without a person.
  const mistyped =
    context.prompter === null ? await mistypedCommand(input.dir, process.argv.slice(2), commands, context) : null
  if (mistyped) throw mistyped
  const outcome = await runCreate(input, context)
  await reportOutcome(outcome, { flags, launch, context }, createText)
}
