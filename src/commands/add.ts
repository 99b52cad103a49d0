import type { Command } from 'commander'
import { defined } from '../defined'
import { addChangeFlags, changeInput, type ChangeFlags } from './change-flags'
import type { TestsFlag } from '../run/tests-choice'
import type { Launch } from './launch'
import { testsOption } from './tests-option'

interface AddFlags extends ChangeFlags {
  tests?: TestsFlag
  base?: string
  projectId?: string
  wire?: boolean
  overwrite?: boolean
}

/** Adds `add`: chains, features and languages for a copy, or the first copy in a project. */
export function addAdd(program: Command, launch: Launch): Command {
  return addChangeFlags(
    program
      .command('add')
      .description('add chains, features and languages to the copy, or make the first copy')
      .argument('[unit...]', 'ids of chains, features and languages, as `list` shows them')
      .addOption(testsOption())
      .option('--no-tests', 'leave the tests out')
      .option('--base <dir>', 'an unpacked create-wallet-modal of the copy’s version')
      .option('--project-id <id>', 'with a first copy: project id of your cloud account')
      .option('--wire', 'with a first copy: put the provider into the project’s root file, and show the change')
      .option('--no-wire', 'with a first copy: do not change your code')
      .option('--overwrite', 'with a first copy: replace files of the same name'),
  ).action(async (units: string[], _: unknown, command: Command) => {
    const flags = command.optsWithGlobals<AddFlags>()
    const { tests, base, projectId, wire, overwrite } = flags
    const said = { ...changeInput(flags), ...defined({ tests, base, projectId, wire, overwrite }) }
    const { runAddCommand } = await import('./actions/change-action')
    await runAddCommand({ ...said, units }, flags, launch)
  })
}
