// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { ServerStoreError } from '../server-kit/store/server-store'
import { proofHeaders } from './api'
import { fromBase64url, toBase64url } from './crypto/bytes'
import { createTestServer, makeTestFolder } from './testing/create-test-server'
import { refused } from './testing/expect-refusal'
import type { ProvenEndpoint } from './testing/proven-endpoints'
import { testProvenEndpoints } from './testing/proven-endpoints'
import { testAddresses, testVault } from './testing/test-vault'
import { toAnswer } from './testing/test-browser'
import { openWalletStore } from './wallets/open-wallet-store'

const flow = 'f'.repeat(22)
const start = { email: 'bob@example.com', app: 'https://app.example' }

/** Every endpoint that wants a proof, with a body of the right form. */
const endpoints: ProvenEndpoint[] = [
  ['POST', 'email/start', start],
  ['POST', 'email/device', { flow }],
  ['POST', 'email/finish', { flow, code: '123456' }],
  ['POST', 'email/change/start', start],
  ['POST', 'email/change/primary', { flow, code: '123456' }],
  ['POST', 'email/change/secondary', { flow, code: '123456' }],
  ['GET', 'me', undefined],
  ['POST', 'vault', { vault: testVault(), addresses: testAddresses }],
  ['PUT', 'vault', { vault: testVault(2) }],
  ['POST', 'sign-out', {}],
  ['GET', 'devices', undefined],
  ['DELETE', 'devices', { id: 'a'.repeat(32) }],
]
testProvenEndpoints(endpoints)

test('a second form of the same signature is not accepted after the first', async () => {
  const { loggedIn, server } = createTestServer()
  const browser = await loggedIn()
  const request = await browser.request('GET', 'me')
  const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
  const proof = fromBase64url(request.headers.get(proofHeaders.proof) ?? '') ?? new Uint8Array()
  const hex = [...proof.slice(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const mirrored = (order - BigInt(`0x${hex}`)).toString(16).padStart(64, '0')
  const second = new Uint8Array([
    ...proof.slice(0, 32),
    ...(mirrored.match(/../g) ?? []).map((byte) => Number(`0x${byte}`)),
  ])
  const headers = new Headers(request.headers)
  headers.set(proofHeaders.proof, toBase64url(second))
  const copy = new Request(request.url, { headers })
  expect((await server.fetch(request)).status).toBe(200)
  expect(await toAnswer(await server.fetch(copy))).toEqual(refused(401, 'PROOF_NOT_VALID'))
})

test.each([
  ['GET', 'email/start', 405, 'METHOD_NOT_ALLOWED'],
  ['DELETE', 'vault', 405, 'METHOD_NOT_ALLOWED'],
  ['constructor', 'me', 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '', 404, 'NOT_FOUND'],
  ['GET', 'me/', 404, 'NOT_FOUND'],
  ['GET', '../sign-in/session', 404, 'NOT_FOUND'],
])('%s %s is answered with %i', async (method, path, status, code) => {
  expect(await (await createTestServer().loggedIn()).call(method, path)).toEqual(refused(status, code))
})

test('a preflight gives no other page the right to read', async () => {
  const { browser } = createTestServer()
  const answer = await (await browser()).call('OPTIONS', 'vault')
  expect(answer.status).toBe(204)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

describe('a session', () => {
  const day = 86_400_000
  test('ends a week after the login, and a day after the last visit', async () => {
    const { loggedIn, advance } = createTestServer()
    const [busy, idle] = [await loggedIn(), await loggedIn('bob@example.com')]
    for (let visit = 0; visit < 13; visit += 1) {
      advance(day / 2)
      expect((await busy.call('GET', 'me')).status).toBe(200)
    }
    expect(await idle.call('GET', 'me')).toEqual(refused(401, 'NOT_SIGNED_IN'))
    advance(day / 2)
    expect(await busy.call('GET', 'me')).toEqual(refused(401, 'NOT_SIGNED_IN'))
  })

  test('ends with signing out, and others of the user go on', async () => {
    const { loggedIn, advance } = createTestServer()
    const first = await loggedIn()
    advance(60_000)
    const second = await loggedIn()
    expect(await first.call('POST', 'sign-out', { body: {} })).toMatchObject({ status: 200, body: {} })
    expect(await first.call('GET', 'me')).toEqual(refused(401, 'NOT_SIGNED_IN'))
    expect((await second.call('GET', 'me')).status).toBe(200)
  })

  test('of the same browser takes the place of the earlier one', async () => {
    const { loggedIn, advance, codeFor } = createTestServer()
    const browser = await loggedIn()
    const earlier = browser.token
    browser.token = undefined
    advance(60_000)
    const { body } = await browser.start('ann@example.com')
    await browser.finish(String(body['flow']), codeFor('ann@example.com'))
    expect((await browser.call('GET', 'devices')).body['devices']).toHaveLength(1)
    browser.token = earlier
    expect(await browser.call('GET', 'me')).toEqual(refused(401, 'NOT_SIGNED_IN'))
  })
})

test('a login at the account page and one in the apps leave each other alone', async () => {
  const { loggedIn, advance, codeFor } = createTestServer()
  const browser = await loggedIn()
  const inApps = browser.token
  const logIn = async (app?: string) => {
    browser.token = undefined
    advance(60_000)
    const { body } = await browser.start('ann@example.com', app)
    await browser.finish(String(body['flow']), codeFor('ann@example.com'))
    return browser.token
  }
  const statusOf = async (token: string | undefined) => {
    browser.token = token
    return (await browser.call('GET', 'me')).status
  }
  const first = await logIn('https://wallet.app.example')
  expect([await statusOf(inApps), await statusOf(first)]).toEqual([200, 200])
  const second = await logIn('https://wallet.app.example')
  expect([await statusOf(inApps), await statusOf(first), await statusOf(second)]).toEqual([200, 401, 200])
  const again = await logIn()
  expect([await statusOf(inApps), await statusOf(second), await statusOf(again)]).toEqual([401, 200, 200])
})

describe('the list of browsers', () => {
  test('names all browsers of the user, and ends the one that the user chooses', async () => {
    const { loggedIn, advance, now } = createTestServer()
    const first = await loggedIn()
    const loggedInAt = now()
    advance(120_000)
    const [second, stranger] = [await loggedIn(), await loggedIn('bob@example.com')]
    const { body } = await second.call('GET', 'devices')
    const entry = { id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'Chrome on macOS' }
    expect(body['devices']).toEqual([
      { ...entry, loggedInAt: now(), lastSeenAt: now(), current: true },
      { ...entry, loggedInAt, lastSeenAt: loggedInAt, current: false },
    ])
    const id: unknown = Array.isArray(body['devices']) ? Reflect.get(Object(body['devices'][1]), 'id') : undefined
    expect(await stranger.call('DELETE', 'devices', { body: { id } })).toEqual(refused(404, 'NOT_FOUND'))
    expect((await first.call('GET', 'me')).status).toBe(200)
    expect((await second.call('DELETE', 'devices', { body: { id } })).status).toBe(200)
    expect(await first.call('GET', 'me')).toEqual(refused(401, 'NOT_SIGNED_IN'))
    expect((await second.call('GET', 'me')).status).toBe(200)
    expect(await second.call('DELETE', 'devices', { body: { id } })).toEqual(refused(404, 'NOT_FOUND'))
  })
})

test('a browser stays in the list while the database does not answer, so that the visitor can sign it out again', async () => {
  const wallets = openWalletStore(makeTestFolder())
  let fails = true
  const { loggedIn, advance } = createTestServer({
    wallets: {
      ...wallets,
      async removeDevice(userId, device) {
        if (fails) throw new ServerStoreError('The wallet store does not answer')
        await wallets.removeDevice(userId, device)
      },
    },
  })
  const lost = await loggedIn()
  advance(60_000)
  const owner = await loggedIn()
  const { body } = await owner.call('GET', 'devices')
  const listed = Array.isArray(body['devices']) ? body['devices'] : []
  const { id } = listed.find((one: { current: boolean }) => !one.current)
  expect(await owner.call('DELETE', 'devices', { body: { id } })).toEqual(refused(503, 'STORE_UNAVAILABLE'))
  fails = false
  expect((await owner.call('DELETE', 'devices', { body: { id } })).status).toBe(200)
  expect(await lost.call('GET', 'me')).toEqual(refused(401, 'NOT_SIGNED_IN'))
})

test('a browser that was ended from the list is not known any more', async () => {
  const { browser, loggedIn, advance, codeFor, options } = createTestServer()
  const ended = await loggedIn()
  const { body } = await ended.call('GET', 'devices')
  const id: unknown = Array.isArray(body['devices']) ? Reflect.get(Object(body['devices'][0]), 'id') : undefined
  await ended.call('DELETE', 'devices', { body: { id } })
  ended.token = undefined
  const strict = createTestServer({ ...options, deviceApproval: 'new' })
  const again = async (visitor: typeof ended) => {
    advance(60_000)
    const request = await visitor.request('POST', 'email/start', {
      body: { email: 'ann@example.com', app: 'https://app.example' },
    })
    return (await toAnswer(await strict.server.fetch(request))).body['action']
  }
  expect(await again(ended)).toBe('VERIFY_DEVICE')
  advance(60_000)
  const known = await browser()
  const login = await known.start('ann@example.com')
  await known.finish(String(login.body['flow']), codeFor('ann@example.com'))
  known.token = undefined
  expect(await again(known)).toBe('VERIFY_OTP')
})

test('a store that does not answer lets nobody in, and the visitor reads nothing of the reason', async () => {
  const { loggedIn, options, errors } = createTestServer()
  const browser = await loggedIn()
  const { openShortLivedStore } = await import('./settings')
  const broken = openShortLivedStore('redis://127.0.0.1:1')
  const down: unknown = await broken.read('session:one').catch((error: unknown) => error)
  await broken.close()
  for (const method of ['read', 'increment'] as const) {
    const spy = vi.spyOn(options.store ?? broken, method).mockRejectedValue(down)
    const answer = await browser.call('GET', 'me')
    expect(answer).toEqual(refused(503, 'STORE_UNAVAILABLE'))
    expect(JSON.stringify(answer.body)).not.toContain('ECONNREFUSED')
    spy.mockRestore()
  }
  expect(errors).toEqual([down, down])
  expect((await browser.call('GET', 'me')).status).toBe(200)
})

test('close waits for the running requests, so that nothing is written after it.', async () => {
  let send = () => {}
  const isSent = new Promise<void>((resolve) => (send = resolve))
  const sendMail = vi.fn(() => isSent)
  const { server, browser } = createTestServer({ sendMail })
  const visitor = await browser()
  const answered = visitor.start('ann@example.com')
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalled())
  let isClosed = false
  const closed = server.close().then(() => (isClosed = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isClosed).toBe(false)
  send()
  await Promise.all([answered, closed])
})

test('close does not wait longer than ten seconds for a request that gets no answer.', async () => {
  const sendMail = vi.fn(() => new Promise<void>(() => {}))
  const { server, browser } = createTestServer({ sendMail })
  const visitor = await browser()
  void visitor.start('ann@example.com')
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalled())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = server.close()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await closed
})
