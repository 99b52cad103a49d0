import { relative, resolve, win32 } from 'node:path'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { insideProject } from './inside-project'

test.each([
  ['src/wallet-modal', 'src/wallet-modal'],
  ['./lib/modal/', 'lib/modal'],
  ['a/../b', 'b'],
  [String.raw`src\modal`, 'src/modal'],
])('%s is %s', (folder, expected) => {
  expect(insideProject(folder)).toBe(expected)
})

test.each(['src/aux', 'con', 'src/modal.', 'a /b', '.. /x', '... /x', 'a:b', 'lib/what?'])(
  'a folder that is not possible on every system is refused: %s',
  (folder) => expect(() => insideProject(folder)).toThrow(expect.objectContaining({ code: 'WM_PATH_UNSAFE' })),
)

test('Percent-encoded dots are an ordinary name.', () => {
  expect(insideProject('%2e%2e/%2E%2E%2Fx')).toBe('%2e%2e/%2E%2E%2Fx')
})

test.each([
  ['this system', { relative, resolve, root: '/project' }],
  ['Windows', { relative: win32.relative, resolve: win32.resolve, root: 'C:\\project' }],
])('No spelling of a path leads out of the project, on %s.', (_, { relative, resolve, root }) => {
  const parts = constantFrom('..', '.', '', 'a', '/', '\\', 'C:', ' ', '%2e%2e', '\0', 'é')
  assert(
    property(array(parts, { maxLength: 6 }), constantFrom('/', '\\', ''), (words, separator) => {
      let path: string
      try {
        path = insideProject(words.join(separator))
      } catch {
        return true
      }
      const way = relative(root, resolve(root, path))
      return way !== '' && !/^(\.\.([\\/]|$)|[a-z]:)/i.test(way)
    }),
  )
})
