import { Help, type Command, type Option } from 'commander'
import { helpPages } from '../commands/help-pages'
import { isRecord } from '../json'

const help = new Help()

/** The parts of docs/cli.md that are made from the commander tree, by the name in their markers. */
export function generatedParts(program: Command): Map<string, string> {
  const commands = program.commands.map((command) => [`\`${usageOf(command)}\``, command.description()])
  const globals = help.visibleOptions(program)
  return new Map([
    ['commands', table(['Command', 'What it does'], commands)],
    ['global flags', flagTable(globals)],
    ...program.commands.map((command): [string, string] => [`command ${command.name()}`, commandPart(command)]),
  ])
}

/** Replaces the text between the markers of a document. Throws on a marker without a part, and on a part without a marker. */
export function withParts(document: string, parts: ReadonlyMap<string, string>): string {
  const used = new Set<string>()
  const text = document.replace(
    /(<!-- generated: ([\w ]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, open: string, name: string, close: string) => {
      const part = parts.get(name)
      if (part === undefined) throw new Error(`there is no generated part "${name}"`)
      used.add(name)
      return `${open}\n${part}\n\n${close}`
    },
  )
  const missing = [...parts.keys()].filter((name) => !used.has(name))
  if (missing.length > 0) throw new Error(`no marker for: ${missing.join(', ')}`)
  return text
}

/** Returns the fields of a schema as paths in the described object, for example `changes[].path`. */
export function fieldsOf(schema: unknown, at = ''): string[] {
  if (!isRecord(schema)) return []
  if (isRecord(schema['wrapped'])) return fieldsOf(schema['wrapped'], at)
  if (isRecord(schema['item'])) return fieldsOf(schema['item'], `${at}[]`)
  if (!isRecord(schema['entries'])) return []
  return Object.entries(schema['entries']).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`
    return [path, ...fieldsOf(inner, path)]
  })
}

/** Returns the first cells, without backticks, of the table rows between a heading and the next heading. */
export function namesBelow(document: string, heading: string): string[] {
  const [, after = ''] = document.split(`\n${heading}\n`)
  const [section = ''] = after.split(/\n#{1,4} /)
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)
}

function commandPart(command: Command): string {
  const page = helpPages[command.name()]
  const args = command.registeredArguments.map((argument) => [
    `\`${argument.name()}\``,
    help.argumentDescription(argument),
  ])
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help')
  const lines = page?.examples.map(([line, what]) => [`npx create-wallet-modal ${line}`.trimEnd(), what] as const) ?? []
  const width = Math.max(0, ...lines.map(([line]) => line.length))
  const exits = Object.entries(page?.exits ?? {}).map(([code, meaning]) => [code, meaning])
  return [
    page?.about ?? '',
    ['```sh', ...lines.map(([line, what]) => `${line.padEnd(width)}  # ${what}`), '```'].join('\n'),
    args.length > 0 ? table(['Argument', ''], args) : '',
    options.length > 0 ? flagTable(options) : '',
    table(['Exit code', ''], exits),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function flagTable(options: readonly Option[]): string {
  return table(
    ['Flag', 'What it does'],
    options.map((option) => [`\`${help.optionTerm(option)}\``, help.optionDescription(option)]),
  )
}

function usageOf(command: Command): string {
  const args = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`
    return argument.required ? `<${name}>` : `[${name}]`
  })
  return [command.name(), ...args].join(' ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
