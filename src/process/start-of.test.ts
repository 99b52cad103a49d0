import { expect, test } from 'vitest'
import { startOf } from './start-of'

test('Except on Windows, a program gets its arguments unchanged.', () => {
  const start = { command: 'npm', args: ['pack', 'a b', '$HOME'], shell: false }
  expect(startOf(start.command, start.args, 'linux')).toEqual(start)
})

test('On Windows, git and Node get their arguments unchanged as well.', () => {
  for (const command of ['git', process.execPath]) {
    const start = { command, args: ['init', 'a b', '%PATH%'], shell: false }
    expect(startOf(start.command, start.args, 'win32')).toEqual(start)
  }
})

test.each(['npm', 'pnpm', 'yarn', 'bun'])('on Windows a shell starts %s', (manager) => {
  const words = ['install', '--no-save', 'create-wallet-modal@1.2.3-beta.1']
  expect(startOf(manager, words, 'win32')).toEqual({ command: `${manager} ${words.join(' ')}`, args: [], shell: true })
})

test.each(['a b', '1.0.0&calc', '%PATH%', '^x', 'a|b', '"a"', '>x', '', 'a\nb', '(x)', '!x!'])(
  'a word with a meaning for the shell is refused: %j',
  (word) => expect(() => startOf('npm', ['install', word], 'win32')).toThrow('through a shell'),
)
