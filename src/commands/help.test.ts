import { expect, test } from 'vitest'
import { packageRoot } from '../test-support/cli-process'
import { createProgram } from '../program'
import { helpPages } from './help-pages'

const launch = { packageRoot, version: '1.2.3', env: {}, signal: new AbortController().signal }
const program = createProgram(launch)
const names = program.commands.map((command) => command.name())
const flagsOf = (text: string): string[] => text.match(/--[a-z][a-z-]+/g) ?? []

test('Every command has a help page, and every help page has a command.', () => {
  expect(Object.keys(helpPages).sort()).toEqual([...names].sort())
})

test.each(names)(
  '%s: usage, purpose, own flags, flags of every command, examples and exit codes, in this order',
  (name) => {
    const command = program.commands.find((each) => each.name() === name)
    const text = command?.helpInformation() ?? ''
    const headings = [
      'Usage: create-wallet-modal',
      'Options:',
      'Options of every command:',
      'Examples:',
      'Exit codes:',
      'Read on:',
    ]
    const places = headings.map((heading) => text.indexOf(heading))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    const own = text.slice(text.indexOf('Options:'), text.indexOf('Options of every command:'))
    for (const { long } of command?.options ?? []) expect(own).toContain(long)
    for (const flag of ['--json', '--cwd', '--help']) expect(own).not.toContain(flag)
    expect(text).toContain('--json')
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([])
  },
)

test.each(names)('%s: its examples are command lines of it, and name flags that exist', (name) => {
  const command = program.commands.find((each) => each.name() === name)
  const known = [...(command?.options ?? []), ...program.options].map(({ long }) => long)
  const examples = helpPages[name]?.examples.map(([line]) => line) ?? []
  expect(examples.length).toBeGreaterThanOrEqual(2)
  for (const line of examples) {
    if (name !== 'create') expect(line.split(' ')[0]).toBe(name)
    expect(flagsOf(line).filter((flag) => !known.includes(flag))).toEqual([])
  }
  expect(Object.keys(helpPages[name]?.exits ?? {})).toContain('0')
})

test.each(['create', 'add', 'remove'])(
  'The help of %s lists the chains, features and languages that the command accepts.',
  (name) => {
    const text = program.commands.find((each) => each.name() === name)?.helpInformation() ?? ''
    for (const id of ['ethers', 'solana', 'bitcoin', 'send', 'history', 'locale-de', 'locale-ar'])
      expect(text).toMatch(new RegExp(`^  ${id} +\\w`, 'm'))
  },
)

test('The first page lists every command with its purpose, and the flags of create.', () => {
  const text = program.helpInformation()
  for (const command of program.commands) expect(text).toMatch(new RegExp(`^  ${command.name()} +\\w`, 'm'))
  expect(text).toContain('--chains <list>')
  expect(text).toContain('No telemetry')
})

test('The first example is for the package manager that started the CLI.', () => {
  const of = (userAgent: string): string =>
    createProgram({ ...launch, env: { npm_config_user_agent: userAgent } }).helpInformation()
  expect(of('pnpm/10.1.0 node/v22')).toMatch(/Examples:\n {2}pnpm create/)
  expect(of('bun/1.3')).toMatch(/Examples:\n {2}bunx/)
  expect(of('npm/11')).toMatch(/Examples:\n {2}npm create wallet-modal@latest my-app -- /)
})
