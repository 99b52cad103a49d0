import { Option, type Command } from 'commander'
import { defined } from '../defined'
import { packageManagers, type PackageManager } from '../host/package-manager'
import { conflictModes, type ConflictMode } from '../merge/conflict-mode'
import type { ChangeInput } from '../run/change-input'
import type { GlobalFlags } from './global-flags'

export interface ChangeFlags extends GlobalFlags {
  dir?: string
  conflict?: ConflictMode
  gitCheck: boolean
  format?: boolean
  install?: boolean
  pm?: PackageManager
  continue?: boolean
  abort?: boolean
}

/** Adds the flags that `add`, `remove` and `update` have in common. */
export function addChangeFlags(command: Command): Command {
  return command
    .option('--dir <path>', 'the folder of the copy, when the project has several')
    .addOption(
      new Option('--conflict <mode>', 'inline: markers · sidecar: files beside · ours, theirs: take a side').choices(
        conflictModes,
      ),
    )
    .option('--no-git-check', 'do not stop because of uncommitted changes')
    .option('--format', 'with --dry-run or --check: run the project’s Prettier (this executes code of the project)')
    .option('--no-format', 'do not format new and merged files with the project’s Prettier')
    .option('--install', 'install the dependencies')
    .option('--no-install', 'do not install the dependencies')
    .addOption(new Option('--pm <name>', 'package manager').choices(packageManagers))
    .addOption(
      new Option('--continue', 'finish: a run that was killed, or one whose conflicts are resolved').conflicts('abort'),
    )
    .option('--abort', 'undo a run that was killed, or one that waits for its conflicts')
}

/** Converts the values of these flags to the input of a run. */
export function changeInput(flags: ChangeFlags): ChangeInput {
  return defined({
    target: flags.dir,
    dryRun: flags.dryRun,
    yes: flags.yes,
    conflict: flags.conflict,
    gitCheck: flags.gitCheck,
    format: flags.format,
    install: flags.install,
    pm: flags.pm,
    unfinished: flags.continue ? 'continue' : flags.abort ? 'abort' : undefined,
  })
}
