import { relative, resolve } from 'node:path'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { insideProject } from './location'

test.each([
  ['src/wallet-modal', 'src/wallet-modal'],
  ['./lib/modal/', 'lib/modal'],
  ['a/../b', 'b'],
  [String.raw`src\modal`, 'src/modal'],
])('%s is %s', (folder, expected) => {
  expect(insideProject(folder)).toBe(expected)
})

test('no spelling of a path leads out of the project', () => {
  const parts = constantFrom('..', '.', '', 'a', '/', '\\', 'C:', ' ', '%2e%2e', '\0', 'é')
  assert(
    property(array(parts, { maxLength: 6 }), constantFrom('/', '\\', ''), (words, separator) => {
      let path: string
      try {
        path = insideProject(words.join(separator))
      } catch {
        return true
      }
      const way = relative('/project', resolve('/project', path))
      return way !== '' && !/^\.\.(\/|$)/.test(way)
    }),
  )
})
