import { createText } from '../../report/create-text'
import { mistypedCommand } from '../mistyped-command'
import { runCreate } from '../../run/create/create'
import type { CreateInput } from '../../run/create/create-input'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
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
  // A person who is asked for the rest of a new app sees what it is about to become.
  const mistyped =
    context.prompter === null ? await mistypedCommand(input.dir, process.argv.slice(2), commands, context) : null
  if (mistyped) throw mistyped
  const outcome = await runCreate(input, context)
  await reportOutcome(outcome, { flags, launch, context }, createText)
}
