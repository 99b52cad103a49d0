// @vitest-environment node
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestServer, testMasterKey } from '../testing/create-test-server'
import { refused } from '../testing/expect-refusal'
import { testAddresses, testVault } from '../testing/test-vault'
import type { TestBrowser } from '../testing/test-browser'
import { toAnswer } from '../testing/test-browser'

const post = (browser: TestBrowser, vault: object = testVault(), addresses: object = testAddresses) =>
  browser.call('POST', 'vault', { body: { vault, addresses } })
const put = (browser: TestBrowser, vault: object) => browser.call('PUT', 'vault', { body: { vault } })

/** The secret as the design describes it. */
function secretOf(key: Uint8Array, userId: unknown, walletId: unknown): string {
  const hmac = createHmac('sha256', key)
  for (const part of ['wallet-login-lock', String(userId), String(walletId)]) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(part))
    hmac.update(length).update(part)
  }
  return hmac.digest('base64url')
}

const idOf = ({ body }: { body: Record<string, unknown> }): unknown => Reflect.get(Object(body['user']), 'id')

test('without a wallet, the answer has a fresh wallet id and the secret for it', async () => {
  const { loggedIn, now } = createTestServer()
  const browser = await loggedIn()
  const answers = [await browser.call('GET', 'me'), await browser.call('GET', 'me')]
  const ids = answers.map((answer) => {
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toEqual({
      user: { id: expect.stringMatching(/^[0-9a-f]{32}$/), email: 'ann@example.com' },
      logins: [{ id: expect.stringMatching(/^[0-9a-f]{32}$/), provider: 'email', name: 'ann@example.com' }],
      loggedInAt: now(),
      wallet: null,
      secrets: [{ walletId: expect.stringMatching(/^[\w-]{22}$/), keyVersion: 1, secret: expect.any(String) }],
    })
    const [secret] = Array.isArray(answer.body['secrets']) ? answer.body['secrets'] : []
    const { walletId, secret: text } = { walletId: '', secret: '', ...Object(secret) }
    expect(text).toBe(secretOf(testMasterKey, idOf(answer), walletId))
    return walletId
  })
  expect(new Set(ids).size).toBe(2)
})

test('with a wallet, the answer has the vault and the secrets of its locks and of the newest master key', async () => {
  const newest = new Uint8Array(32).fill(9)
  const { loggedIn } = createTestServer({ masterSecret: { 1: testMasterKey, 2: new Uint8Array(32), 3: newest } })
  const browser = await loggedIn()
  expect(await post(browser)).toMatchObject({ status: 200, body: { stored: true } })
  const answer = await browser.call('GET', 'me')
  const { walletId } = testVault()
  expect(answer.body).toMatchObject({ wallet: { walletId, vault: testVault(), addresses: testAddresses } })
  expect(answer.body['secrets']).toEqual([
    { walletId, keyVersion: 1, secret: secretOf(testMasterKey, idOf(answer), walletId) },
    { walletId, keyVersion: 3, secret: secretOf(newest, idOf(answer), walletId) },
  ])
})

test('a service in place of the master key computes the secrets', async () => {
  const { loggedIn } = createTestServer({
    masterSecret: {
      newest: 2,
      hmac: async (version, message) => createHmac('sha256', `key ${version}`).update(message).digest(),
    },
  })
  const answer = await (await loggedIn()).call('GET', 'me')
  const [first] = Array.isArray(answer.body['secrets']) ? answer.body['secrets'] : []
  const { walletId, ...rest } = { walletId: '', ...Object(first) }
  expect(rest).toEqual({ keyVersion: 2, secret: secretOf(Buffer.from('key 2'), idOf(answer), walletId) })
})

test('a wallet whose version of the master key was removed is reported to the operator, and the visitor learns that nothing is lost', async () => {
  const before = createTestServer({ masterSecret: { 1: testMasterKey, 2: new Uint8Array(32) } })
  const browser = await before.loggedIn()
  await post(browser)
  const after = createTestServer({ ...before.options, masterSecret: { 2: new Uint8Array(32) } })
  const asked = await after.server.fetch(await browser.request('GET', 'me'))
  expect(await toAnswer(asked)).toEqual(refused(503, 'KEY_MISSING'))
  expect(before.errors.map(String)).toEqual([
    'MasterKeyMissing: A wallet needs version 1 of the master key, which this server does not have',
  ])
  before.advance(1)
  expect((await browser.call('GET', 'me')).status).toBe(200)
})

test('a key service is not asked for versions that it no longer has', async () => {
  const asked: number[] = []
  const { loggedIn } = createTestServer({
    masterSecret: {
      newest: 3,
      oldest: 2,
      async hmac(version, message) {
        asked.push(version)
        return createHmac('sha256', `key ${version}`).update(message).digest()
      },
    },
  })
  const browser = await loggedIn()
  expect(await post(browser)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  await browser.call('GET', 'me')
  expect([...new Set(asked)].sort()).toEqual([2, 3])
})

test('a user has one wallet: of twenty first vaults at once, one is stored', async () => {
  const { loggedIn } = createTestServer()
  const browser = await loggedIn()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post(browser, testVault(1, { walletId: `wallet-id-of-request-${index}` })),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toEqual(refused(409, 'WALLET_EXISTS'))
  expect(await post(browser)).toEqual(refused(409, 'WALLET_EXISTS'))
  expect((await post(await loggedIn('bob@example.com'))).status).toBe(200)
})

test('a vault is replaced by the next version of the same wallet only', async () => {
  const { loggedIn } = createTestServer()
  const browser = await loggedIn()
  expect(await put(browser, testVault(2))).toEqual(refused(409, 'VAULT_CHANGED'))
  await post(browser)
  for (const vault of [testVault(1), testVault(3), testVault(2, { walletId: 'id-of-another-wallet' })])
    expect(await put(browser, vault)).toEqual(refused(409, 'VAULT_CHANGED'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => put(browser, testVault(2))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await browser.call('GET', 'me')).body['wallet']).toMatchObject({ vault: testVault(2) })
})

test('a vault is replaced within five minutes after a login', async () => {
  const { loggedIn, advance } = createTestServer()
  const browser = await loggedIn()
  await post(browser)
  advance(5 * 60_000)
  expect((await put(browser, testVault(2))).status).toBe(200)
  advance(1)
  expect(await put(browser, testVault(3))).toEqual(refused(401, 'LOGIN_TOO_OLD'))
  expect((await (await loggedIn()).call('GET', 'me')).body['wallet']).toMatchObject({ vault: { version: 2 } })
})

test.each([
  ['with another first version', testVault(2)],
  [
    'with an unknown version of the master key',
    testVault(1, { locks: [{ ...testVault().locks[0], keyVersion: 2 }] as never }),
  ],
  ['without a lock', testVault(1, { locks: [] })],
  ['with nine locks', testVault(1, { locks: Array.from({ length: 9 }, () => testVault().locks).flat() })],
  ['with another kind of lock', { ...testVault(), locks: [{ ...testVault().locks[0], kind: 'none' }] }],
  ['with more members', { ...testVault(), seed: 'secret' }],
  ['with a box that is no base64url', { ...testVault(), box: { iv: 'a+b/', ct: 'a=' } }],
  ['with a box that is too long', { ...testVault(), box: { iv: 'aXY', ct: 'a'.repeat(513) } }],
  ['with half a version', { ...testVault(), version: 1.5 }],
])('a vault %s is refused', async (_, vault) => {
  const { loggedIn } = createTestServer()
  expect(await post(await loggedIn(), vault)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
})

test.each([
  { eip155: '0x12', solana: testAddresses.solana },
  { ...testAddresses, solana: '0x12' },
  { ...testAddresses, eip155SmartAccount: 'none' },
  { eip155: testAddresses.eip155 },
])('addresses of another form are refused: %j', async (addresses) => {
  const { loggedIn } = createTestServer()
  expect(await post(await loggedIn(), testVault(), addresses)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
})

test('a server whose wallets need a passkey stores no wallet that the login alone opens', async () => {
  const { loggedIn } = createTestServer({ locks: 'passkey' })
  const browser = await loggedIn()
  const [lock] = testVault().locks
  const lockedVault = (version = 1) => {
    const locks = (['login+passkey', 'login+code'] as const).map((kind) => ({ ...lock, kind }))
    return { ...testVault(version), locks }
  }
  const problem = 'This server keeps no wallet that a login alone opens'
  expect(await post(browser)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  expect(await post(browser)).toMatchObject({ body: { error: { message: problem } } })
  const mixed = { ...lockedVault(), locks: [...lockedVault().locks, lock] }
  expect(await post(browser, mixed)).toMatchObject({ body: { error: { message: problem } } })
  expect(await post(browser, lockedVault())).toMatchObject({ status: 200 })
  expect(await put(browser, testVault(2))).toMatchObject({ body: { error: { message: problem } } })
  expect(await put(browser, lockedVault(2))).toMatchObject({ status: 200 })
})
