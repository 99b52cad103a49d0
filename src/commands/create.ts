import { Option, type Command } from 'commander'
import { defined } from '../defined'
import { packageManagers, type PackageManager } from '../host/package-manager'
import type { CreateInput } from '../run/create/create-input'
import type { GlobalFlags } from './global-flags'
import type { TestsFlag } from '../run/tests-choice'
import type { Launch } from './launch'
import { testsOption } from './tests-option'

interface CreateFlags extends GlobalFlags {
  name?: string
  chains?: string
  features?: string
  locales?: string
  all?: boolean
  minimal?: boolean
  bare?: boolean
  e2e?: boolean
  dir?: string
  tests?: TestsFlag
  install?: boolean
  git?: boolean
  pm?: PackageManager
  projectId?: string
  wire?: boolean
  format?: boolean
  overwrite?: boolean
  continue?: boolean
  abort?: boolean
}

/** Adds `create`: a new app, or the modal in a project that exists. */
export function addCreate(program: Command, launch: Launch): Command {
  return program
    .command('create', { isDefault: true })
    .description('create a new app, or copy the modal into the project in this folder')
    .argument('[dir]', 'the folder of the new app, or of an existing project')
    .option('--chains <list>', 'chains, comma-separated: ids, evm, all, default')
    .option('--features <list>', 'features, comma-separated: ids, all, default, none')
    .option('--locales <list>', 'languages beside English, comma-separated: de, ar, all, none; default: all')
    .option('--all', 'every chain, feature and language')
    .option('--minimal', 'one chain, no features and no language but English; a new app also gets the page of --bare')
    .option('--bare', 'a new app whose page has the button only')
    .option('--e2e', 'a new app with an end-to-end test in a browser: npm run test:e2e')
    .option('--name <name>', 'package name of a new app, when it differs from its folder')
    .option('--dir <path>', 'where the source goes in an existing project')
    .addOption(testsOption())
    .option('--no-tests', 'leave the tests out')
    .option('--install', 'install the dependencies')
    .option('--no-install', 'do not install the dependencies')
    .option('--git', 'start a git repository, with a first commit')
    .option('--no-git', 'do not start a git repository')
    .addOption(new Option('--pm <name>', 'package manager').choices(packageManagers))
    .option('--project-id <id>', 'project id of your cloud account, for the services that need one')
    .option('--wire', 'put the provider into the project’s root file, and show the change')
    .option('--no-wire', 'do not change your code, and write no file for the provider')
    .option('--format', 'with --dry-run: run the project’s Prettier (this executes code of the project)')
    .option('--no-format', 'do not format the copy with the project’s Prettier')
    .option('--overwrite', 'replace files of the same name; other files stay')
    .addOption(new Option('--continue', 'finish a run that was killed').conflicts('abort'))
    .option('--abort', 'undo a run that was killed')
    .action(async (dir: string | undefined, _: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CreateFlags>()
      const commands = program.args[0] === 'create' ? [] : program.commands.map((each) => each.name())
      const { runCreateCommand } = await import('./actions/create-action')
      await runCreateCommand(toInput(dir, flags), flags, launch, commands)
    })
}

function toInput(dir: string | undefined, flags: CreateFlags): CreateInput {
  return defined({
    dir,
    name: flags.name,
    chains: flags.chains,
    features: flags.features,
    locales: flags.locales,
    all: flags.all,
    minimal: flags.minimal,
    bare: flags.bare,
    e2e: flags.e2e,
    target: flags.dir,
    tests: flags.tests,
    install: flags.install,
    git: flags.git,
    pm: flags.pm,
    projectId: flags.projectId,
    wire: flags.wire,
    format: flags.format,
    overwrite: flags.overwrite,
    dryRun: flags.dryRun,
    yes: flags.yes,
    unfinished: flags.continue ? 'continue' : flags.abort ? 'abort' : undefined,
  })
}
