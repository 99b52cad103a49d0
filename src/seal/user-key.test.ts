import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userKey, stateFolder, type User } from './user-key'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wallet-modal-home-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const isPosix = process.platform !== 'win32'
const user = (changes: Partial<User> = {}): User => ({
  env: {},
  platform: process.platform,
  home,
  uid: process.getuid?.() ?? null,
  ...changes,
})
const project = '/somewhere/project'
const make = (who = user(), root = project) => userKey(who)(root, { create: true })
const read = (who = user(), root = project) => userKey(who)(root, { create: false })
const folder = (): string => join(stateFolder(user()), 'create-wallet-modal')

test('The key is created when it is first needed, and stays the same.', async () => {
  expect(await read()).toBeNull()
  expect(readdirSync(home)).toEqual([])
  const key = await make()
  expect(key).toHaveLength(32)
  expect(await read()).toEqual(key)
  expect(await make()).toEqual(key)
  expect(readdirSync(folder())).toEqual(['key'])
})

test('Runs that begin at the same time create one key.', async () => {
  const [key, ...others] = await Promise.all([make(), make(), make()])
  expect(key).toHaveLength(32)
  for (const other of others) expect(other).toEqual(key)
})

test.runIf(isPosix)('Only the owner can read the key.', async () => {
  await make()
  expect(statSync(folder()).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder(), 'key')).mode & 0o777).toBe(0o600)
})

describe('No key is used', () => {
  test('when the key would be inside the project', async () => {
    expect(await make(user(), home)).toBeNull()
    expect(readdirSync(home)).toEqual([])
    await make()
    expect(await read(user(), home)).toBeNull()
    expect(await read(user(), join(home, 'apps', 'shop'))).not.toBeNull()
  })

  test.runIf(isPosix).each([
    ['the key', 'key', 0o640],
    ['its folder', '.', 0o755],
  ])('when others can read %s', async (_, name, mode) => {
    await make()
    chmodSync(join(folder(), name), mode)
    expect(await read()).toBeNull()
    expect(await make()).toBeNull()
  })

  test.runIf(isPosix)('when its folder belongs to somebody else; nothing is created there', async () => {
    const somebodyElse = user({ uid: 4711 })
    expect(await make(somebodyElse)).toBeNull()
    expect(readdirSync(home)).toEqual([])
    await make()
    expect(await read(somebodyElse)).toBeNull()
  })

  test.runIf(isPosix)('when the key is a link', async () => {
    await make()
    rmSync(join(folder(), 'key'))
    symlinkSync('/dev/zero', join(folder(), 'key'))
    expect(await read()).toBeNull()
    expect(await make()).toBeNull()
  })

  test('when its folder is a file, or when there is no home folder', async () => {
    expect(await make(user({ home: join(home, 'key\0') })).catch(() => null)).toBeNull()
    mkdirSync(join(stateFolder(user()), '..'), { recursive: true })
    rmSync(stateFolder(user()), { recursive: true, force: true })
    symlinkSync('/nowhere/at/all', stateFolder(user()))
    expect(await make()).toBeNull()
  })
})

test.each([
  ['linux', {}, '/home/me/.local/state'],
  ['linux', { XDG_STATE_HOME: '/state' }, '/state'],
  ['linux', { XDG_STATE_HOME: 'not/absolute' }, '/home/me/.local/state'],
  ['darwin', {}, '/home/me/Library/Application Support'],
  ['win32', {}, '/home/me/AppData/Local'],
  ['win32', { LOCALAPPDATA: '/local' }, '/local'],
] as const)('on %s with %j the state of programs is in %s', (platform, env, expected) => {
  expect(stateFolder(user({ platform, env, home: '/home/me' }))).toBe(expected)
})
