import { changeText } from '../../report/change-text'
import { createText } from '../../report/create-text'
import { firstCopyInput, runAdd, type AddInput } from '../../run/change/add'
import type { ChangeOutcome } from '../../run/change-outcome'
import type { RunContext } from '../../run/context'
import { runCreate } from '../../run/create/create'
import { runRemove, type RemoveInput } from '../../run/change/remove'
import { runUndo, type UndoInput } from '../../run/undo/undo'
import { runUpdate, type UpdateInput } from '../../run/update/update'
import type { GlobalFlags } from '../global-flags'
import type { Launch } from '../launch'
import { reportOutcome } from './report-outcome'
import { contextFor } from './run-context'

/** Runs `add` in this process. In a project without a copy, `add` makes the first copy, as `create` does. */
export async function runAddCommand(input: AddInput, flags: GlobalFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  const first = await firstCopyInput(input, context)
  if (first === null) return runChange(() => runAdd(input, context), context, flags, launch)
  const outcome = await runCreate(first, context)
  await reportOutcome(outcome, { flags, launch, context }, createText)
}

/** Runs `remove` in this process. */
export function runRemoveCommand(input: RemoveInput, flags: GlobalFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  return runChange(() => runRemove(input, context), context, flags, launch)
}

/** Runs `update` in this process. */
export function runUpdateCommand(input: UpdateInput, flags: GlobalFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  return runChange(() => runUpdate(input, context), context, flags, launch)
}

/** Runs `undo` in this process. */
export function runUndoCommand(input: UndoInput, flags: GlobalFlags, launch: Launch): Promise<void> {
  const context = contextFor(flags, launch)
  return runChange(() => runUndo(input, context), context, flags, launch)
}

async function runChange(
  run: () => Promise<ChangeOutcome>,
  context: RunContext,
  flags: GlobalFlags,
  launch: Launch,
): Promise<void> {
  const outcome = await run()
  await reportOutcome(outcome, { flags, launch, context }, changeText)
}
