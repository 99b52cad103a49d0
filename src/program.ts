import { Command, Help } from 'commander'
import { addAdd } from './commands/add'
import { addCreate } from './commands/create'
import { addDiff } from './commands/diff'
import { addDoctor } from './commands/doctor'
import { addGlobalFlags } from './commands/global-flags'
import type { Launch } from './commands/launch'
import { addLink } from './commands/link'
import { addList } from './commands/list'
import { addRemove } from './commands/remove'
import { addSandbox } from './commands/sandbox'
import { addUndo } from './commands/undo'
import { addUpdate } from './commands/update'

const plainHelp = new Help()

/** The commander tree: names, flags, help. Reading a bad command line throws a `CommanderError`. */
export function createProgram(launch: Launch): Command {
  const program = addGlobalFlags(new Command('create-wallet-modal'))
    .description('Copies a React and MobX wallet modal into your project, as source that you own.')
    .version(launch.version, '-V, --version')
    .helpCommand(false)
  const create = addCreate(program, launch)
  const others = [addAdd, addRemove, addUpdate, addUndo, addList, addDiff, addDoctor, addLink, addSandbox]
  for (const add of others) add(program, launch)
  program.configureHelp({
    // The default command is what most people run, so its argument and flags belong on the first page.
    visibleArguments: (command) => [...(command === program ? create : command).registeredArguments],
    visibleOptions: (command) =>
      command === program
        ? [...create.options, ...plainHelp.visibleOptions(program)]
        : plainHelp.visibleOptions(command),
    commandUsage: (command) =>
      command === program ? 'create-wallet-modal [dir] [options]' : `create-wallet-modal ${command.name()} [options]`,
  })
  program.addHelpText('after', notes(launch.env['npm_config_user_agent']))
  for (const command of [program, ...program.commands]) command.exitOverride().configureOutput({ writeErr: () => {} })
  return program
}

/** Every flag the CLI knows, as typed: `--chains`, `--no-tests`, … */
export function knownFlags(program: Command): string[] {
  const options = [program, ...program.commands].flatMap((command) => plainHelp.visibleOptions(command))
  return [...new Set(options.flatMap(({ long }) => long ?? []))]
}

function notes(userAgent: string | undefined): string {
  const first = userAgent?.split('/')[0] ?? 'npm'
  const spellings: Record<string, string> = {
    npm: 'npm create wallet-modal@latest my-app -- --chains evm',
    pnpm: 'pnpm create wallet-modal@latest my-app --chains evm',
    yarn: 'yarn create wallet-modal my-app --chains evm',
    bun: 'bunx create-wallet-modal@latest my-app --chains evm',
  }
  const ordered = [first, ...Object.keys(spellings).filter((name) => name !== first)].flatMap(
    (name) => spellings[name] ?? [],
  )
  return `
Examples:
  npx create-wallet-modal@latest my-app     a new app
  npx create-wallet-modal@latest            in a project: its src/wallet-modal
  ${ordered.join('\n  ')}

Exit codes: 0 done · 1 failed, all undone · 2 bad command line · 4 not possible here · 5 written, but installing failed
No telemetry: nothing is collected and nothing is sent. Only installing dependencies uses the network.`
}
