// @vitest-environment node
import { expect, test } from 'vitest'
import type { Bytes } from '../bytes'
import { fromBase64Url } from '../bytes'
import { userRejected } from '../frame-error'
import { createWalletApi } from '../server/wallet-api'
import { createFrameStorage } from '../storage/frame-storage'
import { createFakeWallet, testConfig } from '../testing/fake-wallet'
import type { NewLock, Unlock, Unlocked } from './key-store'
import { createVaultKeyStore } from './key-store'
import { wordsToSeed } from './seed'
import { openVault } from './vault'
import { lockKinds, readVault } from './vault-json'

const fill = (length: number, value: number): Bytes => new Uint8Array(length).fill(value)
const passkey = (value = 1): NewLock => ({ kind: 'login+passkey', output: fill(32, value) })
const code = (value = 2): NewLock => ({ kind: 'login+code', code: fill(16, value) })

async function open(webCrypto: Crypto = crypto) {
  const wallet = await createFakeWallet()
  const { address } = await wallet.logIn()
  const asked: Parameters<Unlock>[0][] = []
  /** What the visitor gives, one for each question. Afterwards the visitor declines. */
  const given: Unlocked[] = []
  const store = createVaultKeyStore(webCrypto, wallet.clock.now, async (question) => {
    asked.push(question)
    const next = given.shift()
    if (!next) throw userRejected()
    return next
  })
  const session = {
    token: 'token-1',
    api: createWalletApi(wallet.platform, testConfig, createFrameStorage(wallet.platform)),
  }
  const puts = () => wallet.server.calls.filter((call) => call === 'PUT vault').length
  return { ...wallet, address, store, session, asked, given, puts }
}

const givePasskey = (value = 1): Unlocked => ({ kind: 'login+passkey', secret: fill(32, value) })
const giveCode = (value = 2): Unlocked => ({ kind: 'login+code', secret: fill(16, value) })

/** A wallet that is locked with a passkey and a recovery code. */
async function openLocked() {
  const wallet = await open()
  await wallet.store.changeLocks(wallet.session, [passkey(), code()])
  return wallet
}

test('A vault moves to the newest master key at the next login, and opens the same wallet.', async () => {
  const { server, store, session, address, puts } = await open()
  expect(server.wallet?.vault).toMatchObject({ version: 1, locks: [{ kind: 'login', keyVersion: 1 }] })
  server.keyVersion = 2
  const before = server.wallet
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(server.wallet?.vault).toMatchObject({ version: 2, locks: [{ kind: 'login', keyVersion: 2 }] })
  expect(server.wallet?.vault.box).not.toEqual(before?.vault.box)
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(puts()).toBe(1)
})

test('A server that refuses the new vault does not keep the visitor from the wallet.', async () => {
  const { server, store, session, address } = await open()
  server.keyVersion = 2
  server.next.set('PUT vault', () => Promise.reject(new TypeError('fetch failed')))
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(server.wallet?.vault.version).toBe(1)
})

test('Locks are changed by a vault with the next version and another box.', async () => {
  const { server, store, session, address, asked, given } = await open()
  expect(await store.kinds(session)).toEqual(['login'])
  const { vault: before } = server.wallet ?? {}
  await store.changeLocks(session, [passkey(), code()])
  expect(await store.kinds(session)).toEqual(['login+passkey', 'login+code'])
  expect(server.wallet?.vault.version).toBe(2)
  expect(server.wallet?.vault.box).not.toEqual(before?.box)
  expect(asked).toEqual([])
  given.push(giveCode())
  await store.changeLocks(session, [{ kind: 'login' }])
  expect([await store.kinds(session), server.wallet?.vault.version]).toEqual([['login'], 3])
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(asked).toHaveLength(1)
})

test('The passkey opens the wallet, and so does the recovery code. Both are overwritten afterwards.', async () => {
  const { store, session, address, asked, given } = await openLocked()
  for (const unlocked of [givePasskey(), giveCode()]) {
    given.push(unlocked)
    expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
    expect(unlocked.secret.every((byte) => byte === 0)).toBe(true)
  }
  const question = { walletId: 'wallet-0000000000001', kinds: ['login+passkey', 'login+code'] }
  expect(asked).toEqual([question, question])
})

test('A vault with the lock login opens without a question, also beside other locks.', async () => {
  const { store, session, address, asked } = await open()
  await store.changeLocks(session, [{ kind: 'login' }, passkey(), code()])
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(asked).toEqual([])
})

test('The login secret alone opens nothing of a wallet with a passkey.', async () => {
  const { server, session } = await openLocked()
  const vault = readVault(server.wallet?.vault)
  const [secret] = (await session.api.me(session.token)).secrets
  const login = fromBase64Url(secret?.secret ?? '')
  if (!vault || !secret || !login) throw new TypeError('There is no wallet')
  let opened = 0
  for (const named of lockKinds)
    for (const kind of lockKinds)
      for (const lock of vault.locks)
        for (const secrets of [
          [login],
          [login, login],
          [login, fill(32, 0)],
          [login, fill(16, 0)],
          [login, fill(0, 0)],
        ])
          await openVault(crypto, { ...vault, locks: [{ ...lock, kind: named }] }, vault.walletId, {
            kind,
            keyVersion: lock.keyVersion,
            secrets,
          }).then(
            () => void (opened += 1),
            () => {},
          )
  expect(opened).toBe(0)
})

test('The locks before a change open nothing of the new vault, not even in the place of the new ones.', async () => {
  const { server, store, session, given } = await openLocked()
  const before = server.wallet
  given.push(givePasskey())
  await store.changeLocks(session, [passkey(3), code(4)])
  const after = server.wallet
  if (!before || !after) throw new TypeError('There is no wallet')
  given.push(givePasskey(1), giveCode(2))
  await expect(store.open(session)).rejects.toMatchObject({ code: 4001 })
  server.wallet = { ...after, vault: { ...after.vault, locks: before.vault.locks } }
  given.push(givePasskey(1), giveCode(2))
  await expect(store.open(session)).rejects.toMatchObject({ code: 4001 })
})

test('A visitor with the wrong passkey or code is asked again and told why, five times in all.', async () => {
  const { store, session, address, asked, given } = await openLocked()
  given.push(givePasskey(9), giveCode(9), giveCode(2))
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect(asked.map(({ problem }) => problem)).toEqual([undefined, 'login+passkey', 'login+code'])
  asked.length = 0
  const wrong = Array.from({ length: 5 }, () => givePasskey(9))
  given.push(...wrong, givePasskey())
  await expect(store.open(session)).rejects.toThrow('The wallet was not opened after five tries. Try again')
  expect([asked.length, given.length]).toEqual([5, 1])
  for (const { secret } of wrong) expect(secret).toEqual(fill(32, 0))
})

test('What comes back for a lock that the wallet does not have opens nothing.', async () => {
  const { store, session, asked, given } = await open()
  await store.changeLocks(session, [code()])
  const unlocked = givePasskey(2)
  given.push(unlocked)
  await expect(store.open(session)).rejects.toMatchObject({ code: 4001 })
  expect(asked[1]).toMatchObject({ kinds: ['login+code'], problem: 'login+passkey' })
  expect(unlocked.secret).toEqual(fill(32, 0))
})

test('A visitor who declines is not asked again.', async () => {
  const { store, session, asked } = await openLocked()
  await expect(store.open(session)).rejects.toMatchObject({ message: 'User rejected the request', code: 4001 })
  expect(asked).toHaveLength(1)
})

test('Locks that could lose the wallet, and locks that are none, are refused before anything is asked or sent.', async () => {
  const { store, session, server, asked } = await openLocked()
  const calls = server.calls.length
  const refused: [readonly NewLock[], string][] = [
    [[], 'A wallet needs a lock'],
    [[passkey()], 'A wallet with a passkey needs a recovery code, because a passkey can be lost'],
    [[passkey(), { kind: 'login' }], 'A wallet with a passkey needs a recovery code'],
    [[passkey(), code(), code(3)], 'A wallet has one lock of each kind'],
    [[passkey(0), code()], 'A lock has no secret'],
    [[passkey(), code(0)], 'A lock has no secret'],
    [[{ kind: 'login+code', code: fill(32, 1) }], 'A lock has no secret'],
    [[{ kind: 'login+passkey', output: fill(16, 1) }, code()], 'A lock has no secret'],
  ]
  for (const [locks, text] of refused) await expect(store.changeLocks(session, locks)).rejects.toThrow(text)
  expect([server.calls.length, asked.length]).toEqual([calls, 0])
})

test('Each new lock is opened once before the vault is sent. If a lock does not open the vault, the visitor reads that nothing was changed.', async () => {
  for (const kind of lockKinds) {
    let isOn = false
    const label = new TextEncoder().encode(`wallet-0000000000001/${kind}`).join()
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name: keyof SubtleCrypto) =>
        name === 'encrypt'
          ? async (algorithm: AesGcmParams, key: CryptoKey, data: Bytes) => {
              const made = new Uint8Array(await target.encrypt(algorithm, key, data))
              const isIts = new Uint8Array(algorithm.additionalData as ArrayBuffer).join() === label
              // A broken machine flips a bit of this lock.
              if (isOn && isIts) made[5] = (made[5] ?? 0) ^ 1
              return made.buffer
            }
          : (target[name] as () => unknown).bind(target),
    })
    const broken = { subtle, getRandomValues: (bytes: Bytes) => crypto.getRandomValues(bytes) } as unknown as Crypto
    const { store, session, puts, server } = await open(broken)
    isOn = true
    const change = store.changeLocks(session, [{ kind: 'login' }, passkey(), code()])
    await expect(change).rejects.toMatchObject({ text: 'locksNotOpen' })
    expect([puts(), server.wallet?.vault.version]).toEqual([0, 1])
  }
})

test('The errors of the server reach whoever changes the locks, and the old vault stays.', async () => {
  const { store, session, server, address, given } = await openLocked()
  const { api } = session
  const other = { ...session, api: { ...api, me: async () => structuredClone(await api.me(session.token)) } }
  const meanwhile = async () => {
    given.push(givePasskey())
    await store.changeLocks(session, [passkey(), code()])
    return givePasskey()
  }
  const slow = createVaultKeyStore(crypto, () => 0, meanwhile)
  await expect(slow.changeLocks(other, [passkey(5), code(6)])).rejects.toMatchObject({ serverCode: 'VAULT_CHANGED' })
  expect(server.wallet?.vault.version).toBe(3)
  given.push(givePasskey())
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
})

test('A vault with a passkey stays as it is when there is a newer master key, and opens.', async () => {
  const { store, session, server, address, given, puts } = await openLocked()
  server.keyVersion = 2
  given.push(givePasskey())
  expect((await store.open(session))?.evmAddresses.eoa).toBe(address)
  expect([puts(), server.wallet?.vault.version]).toEqual([1, 2])
  given.push(giveCode())
  await store.changeLocks(session, [passkey(), code()])
  expect(server.wallet?.vault.locks.map(({ keyVersion }) => keyVersion)).toEqual([2, 2])
})

test('A vault with several kinds of locks loses none of them when there is a newer master key.', async () => {
  const { store, session, server } = await open()
  await store.changeLocks(session, [{ kind: 'login' }, passkey(), code()])
  server.keyVersion = 2
  await store.open(session)
  expect(await store.kinds(session)).toEqual([...lockKinds])
})

test('The twelve words are those of the wallet. A visitor without a wallet has none.', async () => {
  const { store, session, server, given } = await openLocked()
  const vault = readVault(server.wallet?.vault)
  const [secret] = (await session.api.me(session.token)).secrets
  if (!vault || !secret) throw new TypeError('There is no wallet')
  given.push(givePasskey())
  const words = (await store.words(session)) ?? ''
  expect(words.split(' ')).toHaveLength(12)
  const secrets = [fromBase64Url(secret.secret) ?? fill(0, 0), fill(16, 2)]
  const lock = { kind: 'login+code', keyVersion: 1, secrets } as const
  expect(wordsToSeed(words)).toEqual(await openVault(crypto, vault, vault.walletId, lock))
  server.wallet = null
  expect(await store.words(session)).toBeUndefined()
  await expect(store.changeLocks(session, [{ kind: 'login' }])).rejects.toThrow('There is no wallet yet')
  expect(await store.kinds(session)).toEqual([])
})

test('A vault that the server has changed does not open, and no address is shown.', async () => {
  const { server, store, session, asked } = await open()
  const { wallet } = server
  if (!wallet) throw new TypeError('There is no wallet')
  const [lock] = wallet.vault.locks
  if (!lock) throw new TypeError('There is no lock')
  const change = (vault: object) => {
    server.wallet = { ...wallet, vault: { ...wallet.vault, ...vault } }
    return store.open(session)
  }
  await expect(change({ walletId: 'wallet-0000000000002' })).rejects.toThrow('could not be opened')
  await expect(change({ box: { ...wallet.vault.box, iv: lock.iv } })).rejects.toThrow('could not be opened')
  await expect(change({ box: { ...wallet.vault.box, ct: 'AAAA' } })).rejects.toThrow('not complete')
  await expect(change({ locks: [{ ...lock, keyVersion: 9 }] })).rejects.toThrow('no secret for this wallet')
  expect(asked).toEqual([])
  await expect(change({ locks: [{ ...lock, kind: 'login+passkey' }] })).rejects.toMatchObject({ code: 4001 })
})

test('A server that gives no secret, or a wrong one, is named.', async () => {
  const { store, session } = await open()
  const { api } = session
  const withSecrets = (change: (secrets: object[]) => object[]) => ({
    ...session,
    api: {
      ...api,
      me: async (token: string) => {
        const me = await api.me(token)
        return { ...me, secrets: change(me.secrets) as typeof me.secrets }
      },
    },
  })
  await expect(store.open(withSecrets(() => []))).rejects.toThrow('The wallet server gave no secret for this wallet')
  await expect(store.create(withSecrets(() => []))).rejects.toThrow('The wallet server gave no secret for this wallet')
  const short = withSecrets((secrets) => secrets.map((secret) => ({ ...secret, secret: 'AAAA' })))
  await expect(store.open(short)).rejects.toThrow('The wallet server gave a wrong secret')
})

test('A new wallet has the locks that the visitor chose, and their secrets are overwritten.', async () => {
  const { platform, request, server } = await createFakeWallet()
  await request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await request('CONNECT_OTP', { otp: '123456' })
  const session = { token: 'token-1', api: createWalletApi(platform, testConfig, createFrameStorage(platform)) }
  const chosen = [passkey(), code()]
  const questions: unknown[] = []
  const unlocks: Unlock = async () => givePasskey()
  const store = createVaultKeyStore(crypto, platform.now, unlocks, async (question) => {
    questions.push(question)
    return chosen
  })
  const signer = await store.create(session)
  expect(questions).toEqual([{ walletId: server.wallet?.walletId, userName: 'ann@example.com' }])
  expect(server.wallet?.vault.locks.map(({ kind }) => kind)).toEqual(['login+passkey', 'login+code'])
  expect(chosen).toEqual([passkey(0), code(0)])
  expect((await store.open(session))?.evmAddresses).toEqual(signer.evmAddresses)
})

test('A visitor who chooses no locks gets no wallet.', async () => {
  const { platform, request, server } = await createFakeWallet()
  await request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await request('CONNECT_OTP', { otp: '123456' })
  const session = { token: 'token-1', api: createWalletApi(platform, testConfig, createFrameStorage(platform)) }
  const decline = () => Promise.reject(userRejected())
  const store = createVaultKeyStore(crypto, platform.now, decline, decline)
  await expect(store.create(session)).rejects.toMatchObject({ code: 4001 })
  const alone = createVaultKeyStore(crypto, platform.now, decline, async () => [passkey()])
  await expect(alone.create(session)).rejects.toThrow('needs a recovery code')
  expect(server.calls).not.toContain('POST vault')
})
