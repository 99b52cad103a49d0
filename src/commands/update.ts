import type { Command } from 'commander'
import { defined } from '../defined'
import { addChangeFlags, changeInput, type ChangeFlags } from './change-flags'
import type { Launch } from './launch'

interface UpdateFlags extends ChangeFlags {
  check?: boolean
  base?: string
  only?: string
}

/** Adds `update`: merges a newer template into a copy. */
export function addUpdate(program: Command, launch: Launch): Command {
  return addChangeFlags(
    program
      .command('update')
      .description('merge this version’s template into the copy; your edits stay')
      .argument('[version]', 'the version to update to (default: that of this package)')
      .option('--check', 'only show what would change; exit code 3 when there is an update')
      .option(
        '--only <glob>',
        'update only files of the copy that match, such as "views/**"; package.json stays as it is',
      )
      .option('--base <dir>', 'an unpacked create-wallet-modal of the copy’s version'),
  ).action(async (version: string | undefined, _: unknown, command: Command) => {
    const flags = command.optsWithGlobals<UpdateFlags>()
    const { check, base, only } = flags
    const { runUpdateCommand } = await import('./actions/change-action')
    await runUpdateCommand({ ...changeInput(flags), ...defined({ version, check, base, only }) }, flags, launch)
  })
}
