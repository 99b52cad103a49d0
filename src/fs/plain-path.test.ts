import { expect, test } from 'vitest'
import { isPlainPath, relativeFolder } from './plain-path'

test.each([
  'a.ts',
  'src/a b/ü.ts',
  '.gitignore',
  '.github/x.yml',
  'src/.env',
  'a..b/c',
  'legit/x',
  '~x/$HOME',
  'git~x',
  'my.git/x',
  'urn:a.ts',
])('%j leads to a path below the folder.', (path) => {
  expect(isPlainPath(path)).toBe(true)
})

test.each(['', '.', '..', '/a', 'a/', 'a//b', './a', '../a', 'a/../b', String.raw`a\b`, 'c:/a', 'C:a', 'a\0b', 'a\nb'])(
  '%j may lead elsewhere',
  (path) => {
    expect(isPlainPath(path)).toBe(false)
  },
)

test.each([
  '.git',
  '.git/hooks/pre-commit',
  'sub/.GIT/config',
  '.Git/x',
  '.git./x',
  '.git /x',
  '.git. . /x',
  'GIT~1/x',
  'git~2/x',
  'git~12/x',
  '.git::$INDEX_ALLOCATION/x',
  '.git:\u2028/x',
  '.g\u200cit/x',
  '\ufeff.git/x',
  'src/.. /x',
  'src/.../x',
])('%j is git’s, or a folder above, to some disk', (path) => {
  expect(isPlainPath(path)).toBe(false)
})

test.each([
  ['src/a/b', 'src/a/b'],
  [String.raw`src\a\b`, 'src/a/b'],
  ['src/', 'src'],
  ['./src', 'src'],
  ['a/../b', 'b'],
  ['.', ''],
  ['./', ''],
  ['..a', '..a'],
  ['urn:a', 'urn:a'],
])('The typed folder %j is %j.', (typed, folder) => {
  expect(relativeFolder(typed)).toBe(folder)
})

test.each(['', '..', '../a', 'a/../..', '/a', String.raw`\a`, 'c:/a', 'C:a', 'a\0', 'a\nb'])(
  'The typed folder %j leads out, or is none.',
  (typed) => {
    expect(relativeFolder(typed)).toBeNull()
  },
)
