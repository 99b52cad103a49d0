// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openServerStore } from '../server-kit/store/open-server-store'
import type { WalletServerOptions } from './options'
import { openShortLivedStore, settingsOf } from './settings'
import { makeTestFolder, testMasterKey } from './testing/create-test-server'
import { openWalletStore } from './wallets/open-wallet-store'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock(import('../server-kit/store/open-server-store'), { spy: true })
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const settingsWith = (changes: Partial<WalletServerOptions> = {}) =>
  settingsOf({
    origins: ['https://wallet.app.example'],
    apps: ['https://app.example'],
    appName: 'Example',
    store: openShortLivedStore('memory:'),
    wallets: openWalletStore('/never-used'),
    masterSecret: { 1: testMasterKey },
    sendMail: async () => {},
    ...changes,
  })

describe('Defaults of the wallet server', () => {
  test('Without options, device approval is off, locks are `login`, the path is /api/wallet, and sessions end after 7 days or 1 idle day.', () => {
    expect(settingsWith()).toMatchObject({
      deviceApproval: 'off',
      locks: 'login',
      basePath: '/api/wallet',
      sessions: { lifetime: 7 * 24 * 3_600_000, idle: 24 * 3_600_000 },
    })
  })

  test('Without the option `wait`, the server waits for exactly the given milliseconds on the timer of the runtime.', async () => {
    vi.useFakeTimers()
    let isOver = false
    const waiting = settingsWith()
      .wait(1_000)
      .then(() => void (isOver = true))
    await vi.advanceTimersByTimeAsync(999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(isOver).toBe(true)
  })

  test('Without the option `pepper`, the server derives a pepper of 32 bytes from the master secret.', async () => {
    const { pepper, masterKey } = settingsWith()
    expect(await pepper()).toEqual(await masterKey.pepper())
    expect(await pepper()).toHaveLength(32)
  })
})

test('A pepper of 32 bytes in the options is used as given, and a pepper of 31 bytes is refused.', async () => {
  const given = new Uint8Array(32).fill(9)
  expect(await settingsWith({ pepper: given }).pepper()).toEqual(given)
  expect(() => settingsWith({ pepper: given.subarray(1) })).toThrow('pepper has to have at least 32 bytes')
})

test('The function in the option `wait` replaces the timer of the runtime.', () => {
  const wait = async () => {}
  expect(settingsWith({ wait }).wait).toBe(wait)
})

test('The server trims `appName`, accepts a name of 80 characters, and refuses a name of 81 characters.', () => {
  expect(settingsWith({ appName: ` ${'x'.repeat(80)} ` }).appName).toBe('x'.repeat(80))
  expect(() => settingsWith({ appName: 'x'.repeat(81) })).toThrow('appName is a line of 1 to 80 characters')
})

test('When an origin of the options uses http, the error names the option and the origin.', () => {
  const message = 'origins has http://wallet.app.example: pages with wallets have to be on https'
  expect(() => settingsWith({ origins: ['http://wallet.app.example'] })).toThrow(message)
})

describe('The short-lived store', () => {
  test('The short-lived store writes to the folder that the environment variable WALLET_STORE names.', async () => {
    const folder = makeTestFolder()
    vi.stubEnv('WALLET_STORE', folder)
    await openShortLivedStore().write('session:one', { a: 1 }, Date.now() + 60_000)
    expect(await readdir(join(folder, 'session'))).toEqual(['one'])
  })

  test('When the address of the store has an unsupported scheme, the error names the short-lived store of the wallet server.', () => {
    expect(() => openShortLivedStore('mysql://db/app')).toThrow("The wallet server's short-lived store cannot be kept")
  })

  // If an update renamed the folder, the table or the prefix, servers would lose all sessions and counters.
  test('The short-lived store keeps the folder, the table and the prefix of the first release, so that updates find the stored rows.', () => {
    openShortLivedStore('memory:')
    expect(vi.mocked(openServerStore).mock.lastCall?.[1]).toMatchObject({
      folder: '.wallet/short-lived',
      table: 'wallet_short_lived',
      prefix: 'wallet-short-lived',
    })
  })

  test('The short-lived store deletes expired rows of every kind that the server writes, and keeps a row that has not expired.', async () => {
    let time = Date.UTC(2026, 0, 1)
    const folder = makeTestFolder()
    const store = openShortLivedStore(folder, () => time)
    const hash = 'a'.repeat(64)
    const kinds = ['session', 'seen', 'flow', 'newest', 'mailed', 'ticket', 'approved', 'social', 'named', 'farcaster']
    for (const kind of kinds) await store.write(`${kind}:${hash}`, {}, time + 1)
    await store.addMember(`of:${hash}`, hash, time + 1)
    const files = async () => (await readdir(folder, { recursive: true })).filter((path) => path.includes(hash))
    expect(await files()).toHaveLength(kinds.length + 2)
    time += 3_600_000
    const kept = `session:${'b'.repeat(64)}`
    for (let count = 0; count < kinds.length; count += 1) await store.write(kept, {}, time + 1)
    expect(await files()).toEqual([])
    expect(await store.read(kept)).toEqual({})
  })
})
