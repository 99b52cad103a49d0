import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { connectPostgres } from '../template/src/wallet-modal/server-kit/store/postgres-connection'
import { describeStore } from '../template/src/wallet-modal/server-kit/testing/store-contract'
import { openShortLivedStore } from '../template/src/wallet-modal/wallet-server/settings'
import { createTestServer } from '../template/src/wallet-modal/wallet-server/testing/create-test-server'
import { createTestBrowser, toAnswer } from '../template/src/wallet-modal/wallet-server/testing/test-browser'
import { testAddresses, testVault } from '../template/src/wallet-modal/wallet-server/testing/test-vault'
import { describeWalletStore } from '../template/src/wallet-modal/wallet-server/testing/wallet-store-contract'
import { openWalletStore } from '../template/src/wallet-modal/wallet-server/wallets/open-wallet-store'
import { postgresPrograms, redisServer, startPostgres, startRedis } from './sign-in-server/machines'

const postgres = postgresPrograms === undefined ? undefined : await startPostgres()
const redis = redisServer === undefined ? undefined : await startRedis()
if (!postgres) console.warn('Wallets in PostgreSQL are not tested: this machine has no PostgreSQL server.')
afterAll(async () => {
  await postgres?.stop()
  await redis?.stop()
})

test.runIf(!postgres)('wallets in PostgreSQL are tested where PostgreSQL is installed', () => {})

/** Two wallet servers behind one database, and browsers whose requests go to both in turn. */
function describeServers(name: string, database: string, shortLived: string) {
  describe(`two wallet servers behind ${name}`, () => {
    const open = () => {
      const limits = { count: 100_000, within: 60_000 }
      const one = createTestServer({
        now: Date.now,
        store: openShortLivedStore(shortLived),
        wallets: openWalletStore(database),
        rateLimits: { codes: limits, requests: limits, starts: limits },
      })
      const other = createTestServer({
        ...one.options,
        store: openShortLivedStore(shortLived),
        wallets: openWalletStore(database),
      })
      let turn = 0
      const browser = () =>
        createTestBrowser((request) => (turn++ % 2 === 0 ? one : other).server.fetch(request), Date.now)
      const email = `${crypto.randomUUID()}@example.com`
      return { one, other, browser, email, close: () => Promise.all([one.server.close(), other.server.close()]) }
    }

    test('let a browser log in at one and go on at the other', async () => {
      const { one, browser, email, close } = open()
      const visitor = await browser()
      const { body } = await visitor.start(email)
      expect((await visitor.finish(String(body['flow']), one.codeFor(email))).status).toBe(200)
      for (let visit = 0; visit < 4; visit += 1) expect((await visitor.call('GET', 'me')).status).toBe(200)
      await visitor.call('POST', 'sign-out', { body: {} })
      for (let visit = 0; visit < 2; visit += 1) expect((await visitor.call('GET', 'me')).status).toBe(401)
      await close()
    })

    test('accept a proof once, whichever gets it', async () => {
      const { one, other, browser, close } = open()
      const request = await (await browser()).request('GET', 'devices')
      const copies = Array.from({ length: 20 }, () => request.clone())
      const answers = await Promise.all(
        copies.map(async (copy, index) => toAnswer(await (index % 2 === 0 ? one : other).server.fetch(copy))),
      )
      const codes = answers.map(({ body }) => Reflect.get(Object(body['error']), 'code'))
      expect(codes.filter((code) => code === 'NOT_SIGNED_IN')).toHaveLength(1)
      expect(codes.filter((code) => code === 'PROOF_NOT_VALID')).toHaveLength(19)
      await close()
    })

    test('compare a code at most five times for a thousand guesses at once', async () => {
      const { one, browser, email, close } = open()
      const visitor = await browser()
      const { body } = await visitor.start(email)
      const wrong = one.codeFor(email) === '000000' ? '000001' : '000000'
      const sign = vi.spyOn(crypto.subtle, 'sign')
      await Promise.all(Array.from({ length: 1000 }, () => visitor.finish(String(body['flow']), wrong)))
      const compared = sign.mock.calls.filter(([algorithm]) => algorithm === 'HMAC')
      sign.mockRestore()
      expect(compared.length).toBeLessThanOrEqual(5)
      expect((await visitor.finish(String(body['flow']), one.codeFor(email))).status).toBe(401)
      await close()
    })

    test('begin one session for a right code that both get, and store one first vault', async () => {
      const { one, browser, email, close } = open()
      const visitor = await browser()
      const { body } = await visitor.start(email)
      const code = one.codeFor(email)
      const finished = await Promise.all(Array.from({ length: 20 }, () => visitor.finish(String(body['flow']), code)))
      expect(finished.filter(({ status }) => status === 200)).toHaveLength(1)
      const stored = await Promise.all(
        Array.from({ length: 20 }, () =>
          visitor.call('POST', 'vault', { body: { vault: testVault(), addresses: testAddresses } }),
        ),
      )
      expect(stored.filter(({ status }) => status === 200)).toHaveLength(1)
      await close()
    })
  })
}

if (postgres) {
  const { url } = postgres
  describeWalletStore('wallets in PostgreSQL', () => ({ one: openWalletStore(url), other: openWalletStore(url) }))
  test('a vault that the login alone does not open leaves no earlier vault in PostgreSQL', async () => {
    const [store, admin] = [openWalletStore(url), connectPostgres(url, '')]
    const { id } = await store.ensureUser({ provider: 'email', subject: `${crypto.randomUUID()}@example.com` })
    const versions = () => admin.query('SELECT version FROM wallet_vault WHERE user_id = ? ORDER BY version', [id])
    const [lock] = testVault().locks
    await store.createWallet(id, testVault(), testAddresses)
    await store.replaceVault(id, testVault(2))
    expect(await versions()).toEqual([{ version: 1 }, { version: 2 }])
    const locks = lock ? [{ ...lock, kind: 'login+passkey' as const }] : []
    expect(await store.replaceVault(id, testVault(3, { locks }))).toBe(true)
    expect(await versions()).toEqual([{ version: 3 }])
    await Promise.all([store.close(), admin.close()])
  })
  test('the statement in the README removes the earlier vaults of an old master key, and no current vault', async () => {
    const readme = readFileSync(
      new URL('../template/src/wallet-modal/wallet-server/README.md', import.meta.url),
      'utf8',
    )
    const statement = /```sql\n(DELETE[^`]*)```/.exec(readme)?.[1] ?? ''
    const [store, admin] = [openWalletStore(url), connectPostgres(url, '')]
    const [lock] = testVault().locks
    const vault = (version: number, keyVersion: number) =>
      testVault(version, { locks: lock ? [{ ...lock, keyVersion }] : [] })
    const ids: string[] = []
    for (const moved of [true, false]) {
      const { id } = await store.ensureUser({ provider: 'email', subject: `${crypto.randomUUID()}@example.com` })
      await store.createWallet(id, vault(1, 1), testAddresses)
      await store.replaceVault(id, vault(2, 1))
      if (moved) for (const version of [3, 4]) await store.replaceVault(id, vault(version, 12))
      ids.push(id)
    }
    await admin.query(statement, [])
    const versions = 'SELECT version FROM wallet_vault WHERE user_id = ? ORDER BY version'
    const left = await Promise.all(ids.map((id) => admin.query(versions, [id])))
    expect(left).toEqual([[{ version: 3 }, { version: 4 }], [{ version: 2 }]])
    expect((await store.readWallet(ids[1] ?? ''))?.vault).toEqual(vault(2, 1))
    await Promise.all([store.close(), admin.close()])
  })
  describeStore("the wallet server's short-lived store in PostgreSQL", () => ({
    one: openShortLivedStore(url),
    other: openShortLivedStore(url),
    countsTogether: true,
  }))
  describeServers('one PostgreSQL', url, url)
  if (redis) describeServers('one PostgreSQL and one Redis', url, `redis://127.0.0.1:${redis.port}`)
}
