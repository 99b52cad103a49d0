import { expect, test } from 'vitest'
import { diskWith } from '../test-support/world'
import { mistypedCommand } from './mistyped-command'

const commands = ['create', 'add', 'remove', 'update', 'undo', 'list', 'diff', 'doctor', 'link', 'sandbox']
const world = { fs: diskWith({ '/work/undp/x': '' }), cwd: '/work' }

test.each([
  [['upadte'], 'update'],
  [['updat'], 'update'],
  [['Remove'], 'remove'],
  [['lsit'], 'list'],
  [['dif'], 'diff'],
  [['docter'], 'doctor'],
  [['upadte', '--check'], 'update --check'],
  [['remvoe', 'send'], 'remove send'],
  [['remvoe', 'send', '--dir', 'my modal'], "remove send --dir 'my modal'"],
])('%j is answered with: %s', async (argv, meant) => {
  expect(await mistypedCommand(argv[0], argv, commands, world)).toMatchObject({
    code: 'WM_USAGE',
    hint: `Did you mean: create-wallet-modal ${meant}? For a folder of that name: ./${argv[0]}`,
  })
})

test.each(['app', 'my-app', 'shop', './upadte', 'x/upadte', 'unit', 'undp', 'update', undefined])(
  '%s is taken as a folder or a command',
  async (word) => {
    expect(await mistypedCommand(word, word === undefined ? [] : [word], commands, world)).toBeNull()
  },
)
