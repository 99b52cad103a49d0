import { expect, test } from 'vitest'
import { withFlagsForWords } from './command-words'

const commands = ['create', 'add', 'update']
const read = (argv: string[]): string[] =>
  withFlagsForWords(
    argv,
    argv.find((word) => !word.startsWith('-')),
    commands,
  )

test.each([
  [['help'], ['--help']],
  [
    ['help', 'add'],
    ['add', '--help'],
  ],
  [['help', 'version'], ['--help']],
  [['version'], ['--version']],
  [
    ['--no-color', 'help', 'update'],
    ['--no-color', 'update', '--help'],
  ],
  [
    ['my-app', '--help'],
    ['my-app', '--help'],
  ],
  [['./help'], ['./help']],
])('%j means %j', (argv, meant) => {
  expect(read(argv)).toEqual(meant)
})

test('The help of a command that does not exist names the nearest command.', () => {
  expect(() => read(['help', 'upadte'])).toThrow(
    expect.objectContaining({ code: 'WM_USAGE', hint: 'Did you mean: create-wallet-modal help update' }),
  )
  expect(() => read(['help', 'swim'])).toThrow(
    expect.objectContaining({ code: 'WM_USAGE', why: 'These have a page: create, add, update.' }),
  )
})
