import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSiwxMessage } from '../template/src/wallet-modal/domain/siwx/build-message'
import { openSignInStore } from '../template/src/wallet-modal/server/sign-in-store'
import { connectPostgres } from '../template/src/wallet-modal/server-kit/store/postgres-connection'
import { describeStore } from '../template/src/wallet-modal/server-kit/testing/store-contract'
import { createTestVisitor } from '../template/src/wallet-modal/server/testing/test-visitor'
import { createEvmSigner } from '../template/src/wallet-modal/services/siwx-verify/testing/signers'
import type { Machine } from './sign-in-server/machines'
import {
  buildInstance,
  postgresPrograms,
  redisServer,
  startInstance,
  startPostgres,
  startRedis,
} from './sign-in-server/machines'

const redis = redisServer === undefined ? undefined : await startRedis()
const postgres = postgresPrograms === undefined ? undefined : await startPostgres()
if (!redis) console.warn('Servers behind one Redis are not tested: this machine has no redis-server.')
if (!postgres) console.warn('The store in PostgreSQL is not tested: this machine has no PostgreSQL server.')

let script = ''
beforeAll(async () => {
  script = await buildInstance()
})
afterAll(async () => {
  rmSync(script, { force: true })
  await redis?.stop()
  await postgres?.stop()
})

const alice = createEvmSigner('alice')

/** Sends the requests of a page. Unlike a browser, Node's `fetch` sends any header. */
const over =
  ({ port }: Machine) =>
  async (request: Request) => {
    const url = `http://127.0.0.1:${port}${new URL(request.url).pathname}`
    const body = request.method === 'POST' ? { body: await request.text() } : {}
    return fetch(url, { method: request.method, headers: request.headers, ...body })
  }

const visitorOf = (machine: Machine) => createTestVisitor(over(machine), Date.now)

const idsOf = (sessions: unknown) =>
  Array.isArray(sessions) ? sessions.map((session: { id: string; isCurrent: boolean }) => session) : []

function describeServers(name: string, address: string) {
  describe(`two servers behind one ${name}`, () => {
    let one: Machine
    let other: Machine
    const started: Machine[] = []
    const begin = async () => {
      const machine = await startInstance(script, { SIGN_IN_STORE: address })
      started.push(machine)
      return machine
    }
    beforeAll(async () => {
      // Both start at the same time on an empty store, so both create its tables.
      ;[one, other] = await Promise.all([begin(), begin()])
    })
    afterAll(async () => {
      await Promise.all(started.map((machine) => machine.stop()))
    })

    /** The same browser, with the other server. */
    const move = (browser: { cookie: string | undefined }, machine: Machine) =>
      Object.assign(visitorOf(machine), { cookie: browser.cookie })

    test('share sign-in and sign-out', async () => {
      const browser = visitorOf(one)
      const { status, body } = await browser.signIn(alice)
      expect(status).toBe(200)
      const there = move(browser, other)
      expect((await there.call('GET', 'session')).body).toEqual(body)
      expect((await there.call('POST', 'sign-out')).status).toBe(200)
      expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
    })

    test('share nonces, including the used ones', async () => {
      const [here, there] = [visitorOf(one), visitorOf(other)]
      const nonce = await here.nonce()
      const message = buildSiwxMessage(await there.message(alice, { nonce }))
      const body = { message, signature: alice.sign(message) }
      expect((await there.call('POST', 'verify', { body })).status).toBe(200)
      for (const browser of [here, visitorOf(other)])
        expect(await browser.call('POST', 'verify', { body })).toMatchObject({
          status: 401,
          body: { error: { code: 'NONCE_NOT_KNOWN' } },
        })
      await there.call('DELETE', 'sessions')
    })

    test('begin one session when a message is sent to both a hundred times at once', async () => {
      const message = buildSiwxMessage(await visitorOf(one).message(alice))
      const body = { message, signature: alice.sign(message) }
      const browsers = Array.from({ length: 100 }, (_, index) => visitorOf(index % 2 ? one : other))
      const answers = await Promise.all(browsers.map((browser) => browser.call('POST', 'verify', { body })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(99)
      const winner = browsers.find(({ cookie }) => cookie !== undefined)
      expect((await winner?.call('GET', 'sessions'))?.body['sessions']).toHaveLength(1)
      await winner?.call('DELETE', 'sessions')
    })

    test('list and end each other’s sessions', async () => {
      const browsers = [visitorOf(one), visitorOf(other), visitorOf(one)]
      for (const browser of browsers) await browser.signIn(alice)
      const [first, second, third] = browsers
      const listed = idsOf((await first?.call('GET', 'sessions'))?.body['sessions'])
      expect(listed).toHaveLength(3)
      const own = listed.find(({ isCurrent }) => isCurrent)
      expect((await second?.call('DELETE', `sessions/${own?.id ?? ''}`))?.status).toBe(200)
      expect((await first?.call('GET', 'session'))?.body).toEqual({ session: null })
      await second?.call('DELETE', 'sessions')
      expect((await third?.call('GET', 'session'))?.body).toEqual({ session: null })
    })
  })
}

if (redis) {
  const address = `redis://127.0.0.1:${redis.port}`
  describeStore('a store in Redis', () => ({
    one: openSignInStore(address),
    other: openSignInStore(address),
    countsTogether: true,
  }))
  describeServers('Redis', address)

  test('servers sign nobody in while their Redis is down, and continue when it is back', async () => {
    let own = await startRedis()
    const server = await startInstance(script, { SIGN_IN_STORE: `redis://127.0.0.1:${own.port}` }).catch(
      async (error: unknown) => {
        await own.stop()
        throw error
      },
    )
    try {
      const browser = visitorOf(server)
      expect((await browser.signIn(alice)).status).toBe(200)
      const nonce = await browser.nonce()
      await own.stop()
      const message = buildSiwxMessage(await browser.message(alice, { nonce }))
      const body = { message, signature: alice.sign(message) }
      for (const [method, path] of [
        ['GET', 'session'],
        ['GET', 'nonce'],
        ['POST', 'verify'],
        ['POST', 'sign-out'],
      ] as const)
        expect(await browser.call(method, path, { body })).toMatchObject({
          status: 503,
          body: { error: { code: 'STORE_UNAVAILABLE' } },
        })
      own = await startRedis(own.port)
      // The Redis client reconnects after a while. The restarted Redis is empty, so nobody is signed in.
      await expect
        .poll(async () => (await visitorOf(server).call('GET', 'nonce')).status, { timeout: 15_000 })
        .toBe(200)
      expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
      expect((await browser.signIn(alice)).status).toBe(200)
    } finally {
      await server.stop()
      await own.stop()
    }
  })
}

if (postgres) {
  describeServers('PostgreSQL', postgres.url)
  describeStore('a store in PostgreSQL', () => ({
    one: openSignInStore(postgres.url),
    other: openSignInStore(postgres.url),
    countsTogether: true,
  }))

  test('a store in PostgreSQL continues after its connection was cut', async () => {
    const store = openSignInStore(postgres.url)
    const admin = connectPostgres(postgres.url, '')
    await store.write('session:cut', { a: 1 }, Date.now() + 60_000)
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      [],
    )
    await expect.poll(() => store.read('session:cut').catch(() => 'cut')).toEqual({ a: 1 })
    await store.close()
    await admin.close()
  })

  test('a store in PostgreSQL removes more ended sessions than one write can with the writes that follow', async () => {
    let now = Date.now()
    const store = openSignInStore(postgres.url, () => now)
    const admin = connectPostgres(postgres.url, '')
    await store.write('nonce:first', { a: 1 }, now + 1000)
    await admin.query(
      "INSERT INTO wallet_sign_in SELECT 'seen:' || n, '{}', ?::bigint FROM generate_series(1, 25000) AS n",
      [now + 1000],
    )
    now += 60_001
    const left: unknown[] = []
    for (let write = 0; write < 3; write += 1) {
      await store.write('nonce:next', { a: 1 }, now + 1000)
      left.push(...(await admin.query("SELECT count(*) > 0 AS some FROM wallet_sign_in WHERE key LIKE 'seen:%'", [])))
    }
    expect(left).toEqual([{ some: true }, { some: true }, { some: false }])
    await store.remove('nonce:next')
    await store.close()
    await admin.close()
  })

  test('a store in PostgreSQL removes what has ended, and leaves unknown data alone', async () => {
    let now = Date.now()
    const store = openSignInStore(postgres.url, () => now)
    const admin = connectPostgres(postgres.url, '')
    await store.write('nonce:swept', { a: 1 }, now + 1000)
    now += 60_001
    await store.write('nonce:kept', { a: 1 }, now + 1000)
    expect(await admin.query('SELECT key FROM wallet_sign_in WHERE key LIKE ?', ['nonce:%'])).toEqual([
      { key: 'nonce:kept' },
    ])
    await store.close()
    await admin.close()
  })
}

test.runIf(process.env['CI'])('CI has a Redis, so that none of these tests is skipped there', () => {
  expect(redis).toBeDefined()
})
