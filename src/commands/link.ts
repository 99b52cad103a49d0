import type { Command } from 'commander'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

/** Adds `link`: adopts a copy that has no manifest. */
export function addLink(program: Command, launch: Launch): Command {
  return program
    .command('link')
    .description('adopt a copy whose wallet-modal.json is lost')
    .argument('[version]', 'the version it was copied from (default: the one that matches best)')
    .option('--dir <path>', 'the folder of the copy, when it is not found automatically')
    .option('--format', 'recognize files that the project’s Prettier has formatted (this executes code of the project)')
    .action(async (version: string | undefined, _: unknown, command: Command) => {
      const flags = command.optsWithGlobals<GlobalFlags & { dir?: string; format?: boolean }>()
      const { runLinkCommand } = await import('./actions/link-action')
      await runLinkCommand(version, flags, launch)
    })
}
