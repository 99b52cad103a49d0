import { Option, type Command } from 'commander'
import { defined } from '../defined'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

interface UndoFlags extends GlobalFlags {
  force?: boolean
  continue?: boolean
  abort?: boolean
}

/** Adds `undo`: takes the last run in a project back. */
export function addUndo(program: Command, launch: Launch): Command {
  return program
    .command('undo')
    .description('undo the last add, remove, update, import or first copy in this project')
    .option('--force', 'also undo edits that were made since then')
    .addOption(new Option('--continue', 'finish a run that was killed').conflicts('abort'))
    .option('--abort', 'undo a run that was killed')
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<UndoFlags>()
      const { runUndoCommand } = await import('./actions/change-action')
      const { force, dryRun } = flags
      const unfinished = flags.continue ? 'continue' : flags.abort ? 'abort' : undefined
      await runUndoCommand(defined({ force, dryRun, unfinished }), flags, launch)
    })
}
