import type { Command } from 'commander'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

interface ListFlags extends GlobalFlags {
  dir?: string
  installed?: boolean
}

/** Adds `list`: which chains, features and languages are there, and which could be. */
export function addList(program: Command, launch: Launch): Command {
  return program
    .command('list')
    .description('list the chains, features and languages of the copy, and those that can be added')
    .option('--installed', 'list only what is in the copy')
    .option('--dir <path>', 'the folder of the copy, when a project has several')
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ListFlags>()
      const { runListCommand } = await import('./actions/list-action')
      await runListCommand(flags, launch)
    })
}
