import { Help, type Command, type Option } from 'commander'
import unitList from '../../template/units.json' with { type: 'json' }
import type { UnitKind } from '../emit/units'
import { helpPages } from './help-pages'
import type { Launch } from './launch'

const plain = new Help()
const runner = 'create-wallet-modal'

/** Gives the program and each command a help page. Call it after all commands have been added. */
export function addHelp(program: Command, create: Command, { env }: Launch): void {
  const userAgent = env['npm_config_user_agent']
  program.configureHelp({ formatHelp: (_, helper) => topPage(program, create, helper, userAgent) })
  for (const command of program.commands) {
    command.configureHelp({ formatHelp: (_, helper) => commandPage(command, program, helper) })
  }
}

function topPage(program: Command, create: Command, helper: Help, userAgent: string | undefined): string {
  const commands = program.commands.map((command): Row => [command.name(), command.description()])
  return join([
    [`Usage: ${runner} [dir] [options]`, `       ${runner} <command> [options]`],
    wrapped(program.description(), helper),
    section(
      'Commands:',
      [
        ...commands,
        ['help [command]', 'show this page, or that of a command'],
        ['version', 'print the version of this package'],
      ],
      helper,
    ),
    section('Arguments:', argumentRows(create), helper),
    section('Options of create:', optionRows(ownOptions(create)), helper),
    section('Options of every command:', optionRows(plain.visibleOptions(program)), helper),
    ['Examples:', ...spellings(userAgent).map((line) => `  ${line}`)],
    section('Exit codes:', exitRows(codes), helper),
    [
      'Read on: docs/cli.md in this package.',
      'No telemetry: nothing is collected and nothing is sent. Only installing dependencies, updating from a\n  version that this package does not have, and doctor with --online or --wallet use the network.',
    ],
  ])
}

function commandPage(command: Command, program: Command, helper: Help): string {
  const page = helpPages[command.name()]

  const globals = plain.visibleOptions(program).filter(({ long }) => long !== '--version' && long !== '--help')
  const examples = page?.examples.map(([line, what]): Row => [`npx ${runner} ${line}`.trimEnd(), what]) ?? []
  return join([
    [`Usage: ${runner} ${command.name()}${argumentsOf(command)} [options]`],
    wrapped(page?.about ?? command.description(), helper),
    section('Arguments:', argumentRows(command), helper),
    ...(takingUnits.includes(command.name()) ? unitSections(helper) : []),
    section('Options:', optionRows(ownOptions(command)), helper),
    section('Options of every command:', optionRows([...globals, ...helpOption(command)]), helper),
    section('Examples:', examples, helper),
    section('Exit codes:', exitRows(page?.exits ?? {}), helper),
    ['Read on: docs/cli.md in this package.'],
  ])
}

/** The commands whose arguments or flags name chains, features and languages. */
const takingUnits = ['create', 'add', 'remove']

/** The sections that list all chains, features and languages. */
function unitSections(helper: Help): string[][] {
  const rows = (kind: UnitKind): Row[] =>
    unitList
      .filter((unit) => unit.kind === kind)
      .map(({ id, title, default: isDefault }) => [id, `${title}${isDefault ? ' *' : ''}`])
  return [
    section('Chains (* copied by default):', rows('chain'), helper),
    section('Features:', rows('feature'), helper),
    section('Languages beside English:', rows('locale'), helper),
  ]
}

type Row = readonly [string, string]

function argumentsOf(command: Command): string {
  return command.registeredArguments
    .map((argument) => {
      const name = `${argument.name()}${argument.variadic ? '...' : ''}`
      return argument.required ? ` <${name}>` : ` [${name}]`
    })
    .join('')
}

function argumentRows(command: Command): Row[] {
  return command.registeredArguments.map((argument) => [
    plain.argumentTerm(argument),
    plain.argumentDescription(argument),
  ])
}

function ownOptions(command: Command): Option[] {
  return plain.visibleOptions(command).filter(({ long }) => long !== '--help')
}

function helpOption(command: Command): Option[] {
  return plain.visibleOptions(command).filter(({ long }) => long === '--help')
}

function optionRows(options: readonly Option[]): Row[] {
  return options.map((option) => [plain.optionTerm(option), plain.optionDescription(option)])
}

function exitRows(exits: Readonly<Record<number, string>>): Row[] {
  return Object.entries(exits).map(([code, meaning]) => [code, meaning])
}

function section(title: string, rows: readonly Row[], helper: Help): string[] {
  if (rows.length === 0) return []
  const width = Math.max(...rows.map(([term]) => term.length))
  return [title, ...rows.map(([term, text]) => helper.formatItem(term, width, text, helper))]
}

function wrapped(text: string, helper: Help): string[] {
  return [helper.boxWrap(text, helper.helpWidth ?? 80)]
}

function join(sections: readonly string[][]): string {
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

const codes: Readonly<Record<number, string>> = {
  0: 'done, or nothing to do',
  1: 'failed; the project is unchanged',
  2: 'the command line was not understood',
  3: 'a check found something: differences, an update, a problem',
  4: 'not possible here; nothing was written',
  5: 'written, with conflicts to resolve, or installing failed',
  130: 'interrupted (143: terminated); the project is unchanged',
}

/** Returns an example command line for each package manager. The line for the user's package manager comes first. */
function spellings(userAgent: string | undefined): string[] {
  const first = userAgent?.split('/')[0] ?? 'npm'
  const flags = '--chains evm,solana'
  const byManager: Record<string, string> = {
    npm: `npm create wallet-modal@latest my-app -- ${flags}`,
    pnpm: `pnpm create wallet-modal@latest my-app ${flags}`,
    yarn: `yarn create wallet-modal my-app ${flags}`,
    bun: `bunx create-wallet-modal@latest my-app ${flags}`,
  }
  const ordered = [first, ...Object.keys(byManager).filter((name) => name !== first)].flatMap(
    (name) => byManager[name] ?? [],
  )
  return [
    ...ordered,
    'npx create-wallet-modal            in a project: copy the modal into it',
    'npx create-wallet-modal ./add      a folder that is called like a command',
  ]
}
