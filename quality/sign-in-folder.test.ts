import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { describeStore } from '../template/src/wallet-modal/server/testing/store-contract'
import { openSignInStore } from '../template/src/wallet-modal/server/store/open-sign-in-store'
import { SignInStoreError } from '../template/src/wallet-modal/server/store/sign-in-store'

const folder = mkdtempSync(join(tmpdir(), 'sign-in-store-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore('a store in a folder', () => ({
  one: openSignInStore(join(folder, 'shared')),
  other: openSignInStore(join(folder, 'shared')),
  countsTogether: false,
}))

const inAnHour = () => Date.now() + 3_600_000

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('a folder', () => {
  test('is not there before it is used, and then for its owner only', async () => {
    const path = join(folder, 'new')
    const store = openSignInStore(path)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    await store.write('nonce:one', { a: 1 }, inAnHour())
    expect((await stat(join(path, 'nonce'))).mode & 0o077).toBe(0)
  })

  test('forgets rows that are broken or foreign', async () => {
    const path = join(folder, 'broken')
    const store = openSignInStore(path)
    for (const text of ['', '{', '"text"', '[]', '{"expiresAt":"never","value":{}}', '{"value":{}}']) {
      await store.write('session:one', { a: 1 }, inAnHour())
      const [file = ''] = await filesOf(path)
      await writeFile(file, text)
      expect(await store.read('session:one')).toBeUndefined()
      expect(await filesOf(path)).toEqual([])
    }
  })

  test('removes by and by what has ended, and what a process left behind while it wrote', async () => {
    const path = join(folder, 'swept')
    let now = Date.now()
    const store = openSignInStore(path, () => now)
    for (let index = 0; index < 250; index += 1) await store.write(`nonce:${index}`, { index }, now + 1000)
    await store.write('session:one', { a: 1 }, inAnHour())
    await writeFile(join(path, 'writing', 'left'), '{"expir')
    now += 60_001
    for (let write = 0; write < 100; write += 1) await store.write('session:two', { a: 1 }, inAnHour())
    expect((await filesOf(path)).map((file) => file.slice(path.length + 1)).sort()).toEqual([
      'session/one',
      'session/two',
    ])
  })

  test('never shows a row half written', async () => {
    const store = openSignInStore(join(folder, 'torn'))
    const text = 'x'.repeat(100_000)
    await store.write('seen:one', { text }, inAnHour())
    const state = { isWriting: true }
    const writing = (async () => {
      for (let index = 0; index < 50; index += 1) await store.write('seen:one', { text, index }, inAnHour())
      state.isWriting = false
    })()
    while (state.isWriting) expect(await store.read('seen:one')).toMatchObject({ text })
    await writing
  })

  test('that cannot be read says so instead of knowing nothing', async () => {
    const path = join(folder, 'odd')
    await writeFile(path, 'a file')
    const store = openSignInStore(path)
    await expect(store.write('nonce:one', { a: 1 }, inAnHour())).rejects.toThrow(SignInStoreError)
    await expect(store.read('nonce:one')).rejects.toThrow(SignInStoreError)
  })
})

describe('the address of a store', () => {
  test('comes from SIGN_IN_STORE unless it is given', async () => {
    vi.stubEnv('SIGN_IN_STORE', join(folder, 'by-environment'))
    await openSignInStore().write('session:one', { a: 1 }, inAnHour())
    const [file = ''] = await filesOf(join(folder, 'by-environment'))
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ value: { a: 1 } })
    vi.unstubAllEnvs()
  })
})
