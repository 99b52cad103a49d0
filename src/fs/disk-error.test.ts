import { expect, test } from 'vitest'
import { explainDiskError } from './disk-error'

const failure = (code: string): Error => Object.assign(new Error(code), { code })

test.each([
  ['EACCES', 'WM_NOT_WRITABLE'],
  ['EROFS', 'WM_NOT_WRITABLE'],
  ['EBUSY', 'WM_NOT_WRITABLE'],
  ['EIO', 'WM_NOT_WRITABLE'],
  ['EMFILE', 'WM_NOT_WRITABLE'],
  ['ENFILE', 'WM_NOT_WRITABLE'],
  ['ENOTDIR', 'WM_PATH_UNSAFE'],
  ['EISDIR', 'WM_PATH_UNSAFE'],
  ['ENAMETOOLONG', 'WM_PATH_UNSAFE'],
  ['EEXIST', 'WM_CHANGED_MEANWHILE'],
  ['ENOTEMPTY', 'WM_CHANGED_MEANWHILE'],
  ['ENOSPC', 'WM_DISK_FULL'],
])('%s is reported as %s, with what to do.', (code, known) => {
  expect(explainDiskError(failure(code), '/work/shop')).toMatchObject({
    code: known,
    path: '/work/shop',
    hint: expect.stringMatching(/.{20}/),
  })
})

test('An error that is not from the disk stays as it is.', () => {
  const error = new Error('odd')
  expect(explainDiskError(error, '/work/shop')).toBe(error)
})
