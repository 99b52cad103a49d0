// @vitest-environment node
import { expect, test } from 'vitest'
import { createVaultKeyStore } from '../wallet-frame/custody/key-store'
import type { NewLock } from '../wallet-frame/custody/locks'
import { createWalletApi } from '../wallet-frame/server/wallet-api'
import { createFrameStorage } from '../wallet-frame/storage/frame-storage'
import { openMasterKey } from '../wallet-server/crypto/master-key'
import { createTestServer } from '../wallet-server/testing/create-test-server'
import type { WalletServer } from '../wallet-server/wallet-server'
import { createWalletServer } from '../wallet-server/wallet-server'
import { openWalletStore } from '../wallet-server/wallets/open-wallet-store'
import { checkWallets } from './check-wallets'
import { describeReport } from './report'

const keys = { 1: new Uint8Array(32).fill(1), 2: new Uint8Array(32).fill(2) }
const passkey = new Uint8Array(32).fill(8)
const origin = 'https://wallet.app.example'

type MasterKeys = Readonly<Record<number, Uint8Array>>

/** A wallet server that can start again with other master keys, and a browser with the code of the wallet frame. */
function createTeam() {
  const { options, codeFor, now, advance, errors } = createTestServer({ masterSecret: { 1: keys[1] } })
  let server: WalletServer
  const start = (masterSecret: MasterKeys, locks: 'login' | 'passkey' = 'login') => {
    server = createWalletServer({ ...options, masterSecret, locks })
  }
  start({ 1: keys[1] })

  const platform = {
    now,
    after: () => () => {},
    fetch: (url: string, init: RequestInit) => {
      const fromFrame: Record<string, string> = init.method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin }
      return server.fetch(new Request(origin + url, { ...init, headers: { ...init.headers, ...fromFrame } }))
    },
    crypto,
    indexedDB: () => undefined,
  }
  const api = createWalletApi(platform, { api: '/api/wallet' }, createFrameStorage(platform))
  const unlock = async () => ({ kind: 'login+passkey' as const, secret: new Uint8Array(passkey) })
  const store = createVaultKeyStore(crypto, api.now, unlock)

  return {
    start,
    advance,
    errors,
    /** Logs in with a new code. */
    async logIn(email: string) {
      advance(60_000)
      const started = await api.startEmail(email, 'https://app.example')
      if (started.action === 'CONNECT') throw new Error('the browser is logged in already')
      const { token } = await api.finishEmail(started.flow, codeFor(email))
      const session = { token, api }
      const addressOf = async (opening: ReturnType<typeof store.create>) => (await opening).evmAddresses.eoa
      return {
        create: () => addressOf(store.create(session)),
        async open() {
          const signer = await store.open(session)
          return signer?.evmAddresses.eoa
        },
        lock: (...locks: NewLock[]) => store.changeLocks(session, locks),
        versions: async () => (await api.me(token)).wallet?.vault.locks.map(({ keyVersion }) => keyVersion),
        signOut: () => api.signOut(token),
      }
    },
    /** Runs the check. Returns its lines about versions of the master key. */
    async check(masterSecret: MasterKeys) {
      const wallets = options.wallets ?? openWalletStore()
      const { facts, problems } = describeReport(
        await checkWallets({ wallets, masterKey: openMasterKey(masterSecret) }),
      )
      return [...facts, ...problems].filter((text) => text.includes('of the master key'))
    },
  }
}

test('a wallet moves to the new master key at the next login, and then opens without the old key', async () => {
  const team = createTeam()
  const first = await team.logIn('ann@example.com')
  const address = await first.create()
  expect(await first.versions()).toEqual([1])

  team.start(keys)
  // A wallet moves only in the five minutes after a login. So this wallet keeps the old version until the next login.
  team.advance(5 * 60_000 + 1)
  expect(await first.open()).toBe(address)
  expect(await first.versions()).toEqual([1])
  expect(await team.check(keys)).toEqual([
    expect.stringContaining("To version 2 move: 1 wallet at the owner's next login."),
  ])
  expect(await team.check({ 2: keys[2] })).toContain('Version 1 of the master key is missing. Wallets need it.')
  await first.signOut()

  const second = await team.logIn('ann@example.com')
  expect(await second.open()).toBe(address)
  expect(await second.versions()).toEqual([2])
  expect(await team.check({ 2: keys[2] })).toEqual(['1 wallet with version 2 of the master key.'])
  await second.signOut()

  team.start({ 2: keys[2] })
  expect(await (await team.logIn('ann@example.com')).open()).toBe(address)
})

test('a wallet that is older than the option `locks: passkey` moves to the new key, too', async () => {
  const team = createTeam()
  const first = await team.logIn('ann@example.com')
  const address = await first.create()
  await first.signOut()
  team.start(keys, 'passkey')
  const second = await team.logIn('ann@example.com')
  expect(await second.open()).toBe(address)
  expect(await second.versions()).toEqual([2])
})

test('a wallet with a passkey keeps its version of the master key until its owner makes new locks, and the check says so', async () => {
  const team = createTeam()
  const first = await team.logIn('ann@example.com')
  const address = await first.create()
  const locks: NewLock[] = [
    { kind: 'login+passkey', output: passkey },
    { kind: 'login+code', code: new Uint8Array(16).fill(9) },
  ]
  await first.lock(...locks)
  await first.signOut()

  team.start(keys)
  const second = await team.logIn('ann@example.com')
  expect(await second.open()).toBe(address)
  expect(await second.versions()).toEqual([1, 1])
  expect(await team.check(keys)).toEqual([
    expect.stringContaining('To version 2 move: 1 wallet when the owner makes a new passkey lock.'),
  ])

  // The operator removes the old version too early. Setting the version again brings the wallet back.
  team.start({ 2: keys[2] })
  expect(await team.check({ 2: keys[2] })).toContain('Version 1 of the master key is missing. Wallets need it.')
  await expect(second.open()).rejects.toThrow('nothing is lost')
  expect(team.errors.map(String)).toEqual([expect.stringContaining('A wallet needs version 1 of the master key')])

  team.start(keys)
  await second.lock(...locks)
  expect(await second.versions()).toEqual([2, 2])
  await second.signOut()
  team.start({ 2: keys[2] })
  expect(await (await team.logIn('ann@example.com')).open()).toBe(address)
})
