// @vitest-environment node
import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { developmentKey } from './development-key'

const folder = mkdtempSync(join(tmpdir(), 'development-key-'))
afterAll(() => rm(folder, { recursive: true }))

test('a key for development is made once, also by two processes at once', async () => {
  const path = join(folder, 'new', '.wallet')
  const keys = await Promise.all([developmentKey(path), developmentKey(path), developmentKey(path)])
  expect(keys[0]?.[1]).toHaveLength(32)
  for (const key of [...keys, await developmentKey(path)]) expect(key).toEqual(keys[0])
  expect(await readFile(join(path, 'master-key'), 'utf8')).toMatch(/^[\w-]{43}$/)
})

test('a damaged key is never replaced, because the wallets would be lost', async () => {
  await writeFile(join(folder, 'master-key'), 'damaged')
  await expect(developmentKey(folder)).rejects.toThrow('has no master key')
  expect(await readFile(join(folder, 'master-key'), 'utf8')).toBe('damaged')
})
