import { Option, type Command } from 'commander'
import { defined } from '../defined'
import type { DiffInput } from '../run/inspect/diff'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'

interface DiffFlags extends GlobalFlags {
  mine?: boolean
  upstream?: boolean
  stat?: boolean
  view?: boolean
  exitCode?: boolean
  base?: string
  dir?: string
  format?: boolean
}

/** Adds `diff`: what the team has changed, or what an update would change. */
export function addDiff(program: Command, launch: Launch): Command {
  return program
    .command('diff')
    .description('show what you have changed, or what an update would change')
    .argument('[path]', 'a file or folder: relative to this folder, the project or the copied folder')
    .addOption(new Option('--mine', 'what was copied against your files (this is the default)').conflicts('upstream'))
    .option('--upstream', 'compare what was copied with the template of this version')
    .option('--stat', 'show only counts of lines')
    .addOption(
      new Option('--view', 'print the text of a file as it was copied (with --upstream, as it is now)').conflicts(
        'stat',
      ),
    )
    .option('--exit-code', 'exit with 3 when something differs')
    .option('--base <folder>', 'an unpacked package of the version that was copied, when it cannot be found')
    .option('--dir <path>', 'the folder of the copy, when a project has several')
    .option(
      '--format',
      'format the copied texts with the project’s Prettier before comparing (this executes code of the project)',
    )
    .action(async (path: string | undefined, _: unknown, command: Command) => {
      const flags = command.optsWithGlobals<DiffFlags>()
      const { runDiffCommand } = await import('./actions/diff-action')
      await runDiffCommand(toInput(path, flags), { ...flags, stat: flags.stat === true }, launch)
    })
}

function toInput(path: string | undefined, { dir, upstream, view, exitCode, base, format }: DiffFlags): DiffInput {
  return defined({ path, dir, upstream, view, exitCode, base, format })
}
