// @vitest-environment node
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/open-test-store'
import { describeStore } from '../testing/store-contract'
import { ServerStoreError } from './server-store'

const folder = mkdtempSync(join(tmpdir(), 'server-store-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore('a store in a folder', () => ({
  one: openTestStore(join(folder, 'shared')),
  other: openTestStore(join(folder, 'shared')),
  countsTogether: false,
}))

/** A name of a row, as the hash of a secret is one. */
const nameOf = (number: number) => String(number).padStart(64, '0')
const inAnHour = () => Date.now() + 3_600_000

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Windows has other permissions, and other errors. */
const onPosix = test.skipIf(process.platform === 'win32')

/** As seen from the folder, in the order of the alphabet. */
const filesIn = async (path: string) =>
  (await filesOf(path))
    .map((file) =>
      file
        .slice(path.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()

describe('a folder', () => {
  onPosix('is not there before it is used, and then for its owner only', async () => {
    const path = join(folder, 'new')
    const store = openTestStore(path)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    await store.write('nonce:one', { a: 1 }, inAnHour())
    for (const made of ['', 'nonce', 'nonce/one', 'writing'])
      expect({ made, mode: (await stat(join(path, made))).mode & 0o077 }).toEqual({ made, mode: 0 })
  })

  test('forgets rows that are broken or foreign', async () => {
    const path = join(folder, 'broken')
    const store = openTestStore(path)
    for (const text of ['', '{', '"text"', '[]', '{"expiresAt":"never","value":{}}', '{"value":{}}']) {
      await store.write('session:one', { a: 1 }, inAnHour())
      const [file = ''] = await filesOf(path)
      await writeFile(file, text)
      expect(await store.read('session:one')).toBeUndefined()
      expect(await filesOf(path)).toEqual([])
    }
  })

  test('removes expired rows, and files that a process left behind while writing, a few at each write', async () => {
    const path = join(folder, 'swept')
    let now = Date.now()
    const store = openTestStore(path, () => now)
    for (let index = 0; index < 250; index += 1) await store.write(`nonce:${nameOf(index)}`, { index }, now + 1000)
    await store.addMember(`of:${nameOf(1)}`, nameOf(2), now + 1000)
    await store.write(`session:${nameOf(1)}`, { a: 1 }, inAnHour())
    await writeFile(join(path, 'writing', crypto.randomUUID()), '{"expir')
    now += 60_001
    for (let write = 0; write < 100; write += 1) await store.write(`session:${nameOf(2)}`, { a: 1 }, inAnHour())
    expect(await filesIn(path)).toEqual([`session/${nameOf(1)}`, `session/${nameOf(2)}`])
    expect(await readdir(join(path, 'of'))).toEqual([])
  })

  test('leaves files of others alone', async () => {
    const path = join(folder, 'foreign')
    const others = ['.gitignore', 'app.db', 'session/cart.json', 'uploads/a.png', `uploads/${nameOf(1)}`]
    for (const other of others) {
      await mkdir(dirname(join(path, other)), { recursive: true })
      await writeFile(join(path, other), 'mine')
    }
    let now = Date.now()
    const store = openTestStore(path, () => now)
    await store.write(`nonce:${nameOf(1)}`, { a: 1 }, inAnHour())
    now += 60_001
    for (let write = 0; write < 10; write += 1) await store.write(`nonce:${nameOf(1)}`, { a: 1 }, inAnHour())
    expect(await filesIn(path)).toEqual([...others, `nonce/${nameOf(1)}`].sort())
  })

  test('has no folder for a set without members', async () => {
    const path = join(folder, 'sets')
    const store = openTestStore(path)
    await store.addMember('of:one', 'a', inAnHour())
    await store.addMember('of:one', 'b', inAnHour())
    await store.removeMember('of:one', 'a')
    expect(await store.members('of:one')).toEqual(['b'])
    await store.removeMember('of:one', 'b')
    expect(await readdir(join(path, 'of'))).toEqual([])
  })

  test('loses no member while its set is emptied', async () => {
    const path = join(folder, 'emptied')
    const [one, other] = [openTestStore(path), openTestStore(path)]
    for (let round = 0; round < 50; round += 1)
      await Promise.all([
        one.addMember('of:one', `stays${round}`, inAnHour()),
        other.addMember('of:one', 'goes', inAnHour()).then(() => other.removeMember('of:one', 'goes')),
        one.removeMember('of:one', `stays${round - 1}`),
      ])
    expect(await one.members('of:one')).toEqual(['stays49'])
  })

  test('never shows a row half written', async () => {
    const store = openTestStore(join(folder, 'torn'))
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

  onPosix('that cannot be read says so instead of knowing nothing', async () => {
    const path = join(folder, 'odd')
    await writeFile(path, 'a file')
    const store = openTestStore(path)
    await expect(store.write('nonce:one', { a: 1 }, inAnHour())).rejects.toThrow(ServerStoreError)
    await expect(store.read('nonce:one')).rejects.toThrow(ServerStoreError)
  })

  onPosix('from which nothing can be removed says so instead of doing nothing', async () => {
    const path = join(folder, 'stuck')
    const store = openTestStore(path)
    await mkdir(path)
    await writeFile(join(path, 'session'), 'a file')
    await expect(store.remove('session:one')).rejects.toThrow(ServerStoreError)
    await writeFile(join(path, 'of'), 'a file')
    await expect(store.removeMember('of:one', 'a')).rejects.toThrow(ServerStoreError)
  })
})

describe('the address of a store', () => {
  test('is TEST_STORE by default', async () => {
    vi.stubEnv('TEST_STORE', join(folder, 'by-environment'))
    await openTestStore().write('session:one', { a: 1 }, inAnHour())
    const [file = ''] = await filesOf(join(folder, 'by-environment'))
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ value: { a: 1 } })
    vi.unstubAllEnvs()
  })
})
