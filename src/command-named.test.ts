import { expect, test } from 'vitest'
import { commandNamed } from './command-named'
import { createProgram } from './program'

const program = createProgram({ packageRoot: '/pkg', version: '1.2.3', env: {}, signal: new AbortController().signal })

test.each([
  [['list'], 'list'],
  [['-C', 'diff', 'list', '--josn'], 'list'],
  [['--cwd', 'add', '--json'], 'create'],
  [['--json', 'update', '--check'], 'update'],
  [['my-app', 'list'], 'create'],
  [['./add'], 'create'],
  [[], 'create'],
])('%j is for %s', (argv, name) => {
  expect(commandNamed(argv, program).name()).toBe(name)
})
