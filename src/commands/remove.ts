import type { Command } from 'commander'
import { defined } from '../defined'
import { addChangeFlags, changeInput, type ChangeFlags } from './change-flags'
import type { Launch } from './launch'

interface RemoveFlags extends ChangeFlags {
  force?: boolean
  base?: string
}

/** Adds `remove`: takes chains, features and languages out of a copy. */
export function addRemove(program: Command, launch: Launch): Command {
  return addChangeFlags(
    program
      .command('remove')
      .description('remove chains, features and languages from the copy')
      .argument('<unit...>', 'ids of chains, features and languages, as `list` shows them')
      .option('--force', 'also remove files that you have edited')
      .option('--base <dir>', 'an unpacked create-wallet-modal of the copy’s version'),
  ).action(async (units: string[], _: unknown, command: Command) => {
    const flags = command.optsWithGlobals<RemoveFlags>()
    const { force, base } = flags
    const { runRemoveCommand } = await import('./actions/change-action')
    await runRemoveCommand({ ...changeInput(flags), units, ...defined({ force, base }) }, flags, launch)
  })
}
