// @vitest-environment node
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openFolderFiles } from './folder-files'

let folder = ''
beforeAll(async () => void (folder = await files.mkdtemp(join(tmpdir(), 'folder-files-'))))
afterEach(() => vi.unstubAllGlobals())
afterAll(() => files.rm(folder, { recursive: true }))

/** Another process removes the folder, as it is empty, so many times. */
function removesFolder(times: number, error?: Error): void {
  let left = times
  const mkdir = async (path: string, options: { recursive: true }) => {
    await files.mkdir(path, options)
    if (left === 0) return
    left -= 1
    await files.rmdir(path)
    if (error) throw error
  }
  vi.stubGlobal('process', { ...process, getBuiltinModule: () => ({ ...files, mkdir }) })
}

test('writes into a folder that another process removes meanwhile', async () => {
  removesFolder(2)
  const path = join(folder, 'removed', 'one')
  await openFolderFiles().write(path, 'text')
  expect(await files.readFile(path, 'utf8')).toBe('text')
})

test('writes a file even if another process removes its folder meanwhile', async () => {
  removesFolder(2, Object.assign(new Error('no such file or directory, mkdir'), { code: 'ENOENT' }))
  const path = join(folder, 'removed-while-made', 'one')
  await openFolderFiles().write(path, 'text')
  expect(await files.readFile(path, 'utf8')).toBe('text')
})

test('gives up on a folder that is removed each time', async () => {
  removesFolder(100)
  await expect(openFolderFiles().write(join(folder, 'never', 'one'), 'text')).rejects.toThrow('ENOENT')
})
