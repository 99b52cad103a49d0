import { expect, test } from 'vitest'
import { folderMoved, linkOnTheWay, splitPlain } from './unsafe-path'

test('A plain path is split into its folder and its name.', () => {
  expect(splitPlain('src/fs/a.ts')).toEqual({ folder: 'src/fs', name: 'a.ts' })
  expect(splitPlain('a.ts')).toEqual({ folder: '', name: 'a.ts' })
})

test.each(['', '/a', '../a', 'a/../b', '.git/config', 'a\nb'])(
  'The path %j is refused, and the error quotes it.',
  (path) => {
    expect(() => splitPlain(path)).toThrow(
      expect.objectContaining({
        code: 'WM_PATH_UNSAFE',
        path,
        message: `${JSON.stringify(path)} is not a path inside the project.`,
        why: expect.stringContaining('Nothing outside of the project is written'),
        hint: expect.stringContaining('Look where this path comes from'),
      }),
    )
  },
)

test('An error about a folder names the folder, the reason and what to do.', () => {
  expect(linkOnTheWay('src/a')).toMatchObject({
    code: 'WM_PATH_UNSAFE',
    path: 'src/a',
    message: 'src/a is a symbolic link, or no folder.',
    why: expect.stringContaining('somewhere else'),
    hint: expect.stringContaining('real folder'),
  })
  expect(folderMoved('src/a')).toMatchObject({
    code: 'WM_CHANGED_MEANWHILE',
    path: 'src/a',
    message: 'The folder src/a was moved or replaced while the run was at work.',
    why: expect.stringContaining('somewhere else'),
    hint: expect.stringContaining('the same command again'),
  })
})
