import { Command, Help } from 'commander'
import { addAdd } from './commands/add'
import { addCreate } from './commands/create'
import { addDiff } from './commands/diff'
import { addDoctor } from './commands/doctor'
import { addGlobalFlags } from './commands/global-flags'
import { addHelp } from './commands/help'
import { addImport } from './commands/import'
import type { Launch } from './commands/launch'
import { addLink } from './commands/link'
import { addList } from './commands/list'
import { addRemove } from './commands/remove'
import { addSandbox } from './commands/sandbox'
import { addUndo } from './commands/undo'
import { addUpdate } from './commands/update'

const plainHelp = new Help()

/** Creates the commander tree with names, flags and help. The program throws a `CommanderError` for a bad command line. */
export function createProgram(launch: Launch): Command {
  const program = addGlobalFlags(new Command('create-wallet-modal'))
    .description('Copies a React and MobX wallet modal into your project, as source that you own.')
    .version(launch.version, '-V, --version', 'print the version of this package')
    .helpOption('-h, --help', 'show this page')
    .helpCommand(false)
  const create = addCreate(program, launch)
  const others = [addImport, addAdd, addRemove, addUpdate, addUndo, addList, addDiff, addDoctor, addLink, addSandbox]
  for (const add of others) add(program, launch)
  addHelp(program, create, launch)
  for (const command of [program, ...program.commands]) command.exitOverride().configureOutput({ writeErr: () => {} })
  return program
}

/** Returns the flags of one command, in the form that users type. The global flags belong to the program. */
export function flagsOf(command: Command): string[] {
  return plainHelp.visibleOptions(command).flatMap(({ long }) => long ?? [])
}

/** Returns every flag that the CLI knows, in the form that users type: `--chains`, `--no-tests`, … */
export function knownFlags(program: Command): string[] {
  return [...new Set([program, ...program.commands].flatMap(flagsOf))]
}
