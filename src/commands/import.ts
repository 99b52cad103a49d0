import { Option, type Command } from 'commander'
import { defined } from '../defined'
import { packageManagers, type PackageManager } from '../host/package-manager'
import { kitIds, type KitId } from '../import/kit-ids'
import type { ImportInput } from '../run/import/import-input'
import type { TestsFlag } from '../run/tests-choice'
import type { GlobalFlags } from './global-flags'
import type { Launch } from './launch'
import { testsOption } from './tests-option'

interface ImportFlags extends GlobalFlags {
  kit?: KitId
  replace?: boolean
  features?: string
  locales?: string
  dir?: string
  tests?: TestsFlag
  install?: boolean
  pm?: PackageManager
  format?: boolean
  overwrite?: boolean
  continue?: boolean
  abort?: boolean
}

/** Adds the command `import`, which replaces another wallet kit by the modal. */
export function addImport(program: Command, launch: Launch): Command {
  return program
    .command('import')
    .description('put the modal in the place of another wallet kit, with the same setup')
    .addOption(new Option('--kit <name>', 'the kit, when the project has several').choices(kitIds))
    .option('--replace', 'change your code without a question')
    .option('--no-replace', 'leave your code alone: write the copy and its options, and list what would be replaced')
    .option('--features <list>', 'features to copy besides those that the kit has, comma-separated ids')
    .option('--locales <list>', 'languages beside English, comma-separated: de, ar, all, none; default: all')
    .option('--dir <path>', 'where the source goes')
    .addOption(testsOption())
    .option('--no-tests', 'leave the tests out')
    .option('--install', 'install the dependencies')
    .option('--no-install', 'do not install the dependencies')
    .addOption(new Option('--pm <name>', 'package manager').choices(packageManagers))
    .option('--format', 'with --dry-run: run the project’s Prettier (this executes code of the project)')
    .option('--no-format', 'do not format new and changed files with the project’s Prettier')
    .option('--overwrite', 'replace files of the same name; other files stay')
    .addOption(new Option('--continue', 'finish a run that was killed').conflicts('abort'))
    .option('--abort', 'undo a run that was killed')
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ImportFlags>()
      const { runImportCommand } = await import('./actions/import-action')
      await runImportCommand(toInput(flags), flags, launch)
    })
}

function toInput(flags: ImportFlags): ImportInput {
  return defined({
    kit: flags.kit,
    replace: flags.replace,
    features: flags.features,
    locales: flags.locales,
    target: flags.dir,
    tests: flags.tests,
    install: flags.install,
    pm: flags.pm,
    format: flags.format,
    overwrite: flags.overwrite,
    dryRun: flags.dryRun,
    yes: flags.yes,
    unfinished: flags.continue ? 'continue' : flags.abort ? 'abort' : undefined,
  })
}
