import { expect, test } from 'vitest'
import { diskWith, somebody, worldOf } from '../test-support/world'
import { refuseMistyped } from './mistyped-command'

const commands = ['create', 'add', 'remove', 'update', 'undo', 'list', 'diff', 'doctor', 'link', 'sandbox']

test.each([
  ['upadte', 'update'],
  ['updat', 'update'],
  ['Remove', 'remove'],
  ['lsit', 'list'],
  ['dif', 'diff'],
  ['docter', 'doctor'],
])('error: %s instead of %s', async (word, near) => {
  await expect(refuseMistyped(word, commands, worldOf(diskWith()))).rejects.toMatchObject({
    code: 'WM_USAGE',
    hint: `Did you mean ${near}? For a folder of that name: ./${word}`,
  })
})

test.each(['app', 'my-app', 'shop', './upadte', 'x/upadte', 'unit', undefined])('%s is a folder', async (word) => {
  await expect(refuseMistyped(word, commands, worldOf(diskWith()))).resolves.toBeUndefined()
})

test('a folder that exists is meant, and a person is asked anyway', async () => {
  const disk = diskWith({ '/work/upadte/x': '' })
  await expect(refuseMistyped('upadte', commands, worldOf(disk))).resolves.toBeUndefined()
  const { prompter } = somebody()
  await expect(refuseMistyped('upadte', commands, worldOf(diskWith(), { prompter }))).resolves.toBeUndefined()
})
