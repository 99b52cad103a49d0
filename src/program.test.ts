import { expect, test } from 'vitest'
import { createProgram, knownFlags } from './program'
import { questions } from './prompt/questions'
import { checkSwallowedFlags } from './swallowed-flags'
import { didYouMean } from './did-you-mean'

const program = createProgram({ packageRoot: '/pkg', version: '1.2.3', env: {}, signal: new AbortController().signal })
const options = program.commands.flatMap((command) => command.options)

test('Every question has a flag or an argument that answers it.', () => {
  const words = program.commands.flatMap(({ registeredArguments }) => registeredArguments)
  const given = [...knownFlags(program), ...words.map((word) => `[${word.name()}${word.variadic ? '...' : ''}]`)]
  expect(Object.values(questions).filter(({ flag }) => !given.includes(flag))).toEqual([])
})

test.each([
  ['--chians', '--chains'],
  ['--no-instal', '--no-install'],
  ['--frobnicate', undefined],
])('%s: did you mean %s', (flag, expected) => {
  expect(didYouMean(flag, knownFlags(program))).toBe(expected)
})

test.each([
  ['run by hand', ['app'], { npm_config_chains: 'true' }],
  ['given to us', ['app', '--chains', 'evm'], { npm_command: 'exec', npm_config_chains: 'true' }],
  ['nothing swallowed', ['app'], { npm_command: 'init', npm_config_registry: 'x' }],
])('flags that npm did not take: %s', (_, argv, env) => {
  expect(checkSwallowedFlags(options, argv, env)).toBeNull()
})

test.each([
  [
    ['app', 'evm', 'send'],
    { npm_config_chains: 'true', npm_config_features: 'true' },
    'app -- --chains evm --features send',
  ],
  [['app'], { npm_config_tests: '' }, 'app -- --no-tests'],
  [['app'], { npm_config_tests: 'true' }, 'app -- --tests'],
  [['app', 'all'], { npm_config_tests: 'true' }, 'app -- --tests all'],
  [['app'], { npm_config_tests: 'all' }, 'app -- --tests all'],
  [['app'], { npm_config_project_id: 'abc' }, 'app -- --project-id abc'],
  [['app', '--git'], { npm_config_overwrite: 'true' }, 'app -- --overwrite --git'],
])('Flags that npm took are an error that repeats the whole command line: %j with %j.', (argv, env, line) => {
  expect(() => checkSwallowedFlags(options, argv, { npm_command: 'init', ...env })).toThrow(
    expect.objectContaining({ code: 'WM_FLAG_SWALLOWED', hint: `Run: npm create wallet-modal@latest ${line}` }),
  )
})

test.each([
  [['list'], { npm_config_installed: 'true' }, 'list -- --installed'],
  [
    ['diff', 'index.ts', '/x'],
    { npm_config_base: 'true', npm_config_upstream: 'true' },
    'diff index.ts -- --upstream --base /x',
  ],
])('Flags of a subcommand that npm took are an error, too: %j with %j.', (argv, env, line) => {
  const own = [program, ...program.commands.filter((command) => command.name() === argv[0])].flatMap(
    (each) => each.options,
  )
  expect(() => checkSwallowedFlags(own, argv, { npm_command: 'exec', ...env })).toThrow(
    expect.objectContaining({ code: 'WM_FLAG_SWALLOWED', hint: `Run: npm create wallet-modal@latest ${line}` }),
  )
})

test('For a flag that npm has, too, there is only a warning.', () => {
  const env = { npm_command: 'exec', npm_config_all: 'true' }
  expect(checkSwallowedFlags(options, ['app'], env)).toContain('--all')
})
