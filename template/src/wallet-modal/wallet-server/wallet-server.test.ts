// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { proofHeaders } from './api'
import { fromBase64url, toBase64url } from './crypto/bytes'
import { createTestServer } from './testing/create-test-server'
import { refused } from './testing/expect-refusal'
import { testAddresses, testVault } from './testing/test-vault'
import { toAnswer } from './testing/test-browser'

const flow = 'f'.repeat(22)
const start = { email: 'bob@example.com', app: 'https://app.example' }

/** Every endpoint that wants a proof, with a body of the right form. */
const endpoints: [method: string, path: string, body: object | undefined][] = [
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
const withBody = endpoints.filter(([, path, body]) => body !== undefined && path !== 'sign-out')
const forSignedIn = endpoints.filter(([, path]) => !/^email\/(?:start|device|finish)$/.test(path))

describe.each(endpoints)('%s %s', (method, path, body) => {
  const options = body === undefined ? {} : { body }

  test('is answered for the frame', async () => {
    const { loggedIn } = createTestServer()
    const browser = await loggedIn()
    const { status, headers } = await browser.call(method, path, options)
    expect([200, 401, 404, 409]).toContain(status)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  test.each([
    'https://app.example',
    'https://evil.example',
    'https://wallet.app.example:444',
    'http://wallet.app.example',
    'https://x.wallet.app.example',
    'null',
  ])('is refused for pages of %s', async (origin) => {
    const { loggedIn } = createTestServer()
    const answer = await (await loggedIn()).call(method, path, { ...options, headers: { origin } })
    expect(answer).toEqual(refused(403, 'ORIGIN_NOT_ALLOWED'))
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is refused without an origin, except for GET requests of the frame', async () => {
    const { loggedIn } = createTestServer()
    const browser = await loggedIn()
    const answer = await browser.call(method, path, { ...options, headers: { origin: undefined } })
    if (method === 'GET') expect(answer.status).toBe(200)
    else expect(answer).toEqual(refused(403, 'ORIGIN_NOT_ALLOWED'))
    for (const site of ['cross-site', 'same-site']) {
      const headers = { origin: undefined, 'sec-fetch-site': site }
      expect(await browser.call(method, path, { ...options, headers })).toEqual(refused(403, 'ORIGIN_NOT_ALLOWED'))
    }
  })

  test('is refused without a proof, and with a proof of another form', async () => {
    const { loggedIn } = createTestServer()
    const browser = await loggedIn()
    const point = new Uint8Array(65).fill(4)
    for (const headers of [
      { [proofHeaders.device]: undefined },
      { [proofHeaders.time]: undefined },
      { [proofHeaders.proof]: undefined },
      { [proofHeaders.device]: 'AAAA' },
      { [proofHeaders.device]: toBase64url(point) },
      { [proofHeaders.time]: '1e12' },
      { [proofHeaders.time]: '' },
      { [proofHeaders.proof]: 'not base64url' },
      { [proofHeaders.proof]: toBase64url(new Uint8Array(64)) },
    ])
      expect(await browser.call(method, path, { ...options, headers })).toEqual(refused(401, 'PROOF_NOT_VALID'))
  })

  test('is refused with the proof of another request', async () => {
    const { loggedIn, server, now } = createTestServer()
    const browser = await loggedIn()
    const foreign = await loggedIn('cat@example.com')
    const proofOf = async (request: Request) => ({
      [proofHeaders.proof]: request.headers.get(proofHeaders.proof) ?? '',
    })
    const others = [
      await browser.request(method === 'GET' ? 'POST' : 'GET', path),
      await browser.request(method, `${path}x`, options),
      await browser.request(method, `${path}?x`, options),
      await browser.request(method, path, { ...options, time: now() - 1 }),
      await browser.request(method === 'GET' ? 'POST' : method, path, { body: { other: true } }),
      await foreign.request(method, path, options),
    ]
    for (const other of others) {
      const request = await browser.request(method, path, { ...options, headers: await proofOf(other) })
      expect(await toAnswer(await server.fetch(request))).toEqual(refused(401, 'PROOF_NOT_VALID'))
    }
  })

  test('is answered once for a proof', async () => {
    const { loggedIn, server, advance } = createTestServer()
    const browser = await loggedIn()
    const request = await browser.request(method, path, options)
    const copy = () => request.clone()
    const [again, later] = [copy(), copy()]
    const answers = await Promise.all([server.fetch(request), server.fetch(again)])
    const codes = await Promise.all(answers.map(async (response) => JSON.stringify((await toAnswer(response)).body)))
    expect(codes.filter((code) => code.includes('PROOF_NOT_VALID'))).toHaveLength(1)
    advance(4 * 60_000)
    expect(await toAnswer(await server.fetch(later))).toEqual(refused(401, 'PROOF_NOT_VALID'))
  })

  test('is refused with a clock that is more than five minutes wrong, and the answer has the right time', async () => {
    const { loggedIn, now } = createTestServer()
    const browser = await loggedIn()
    for (const wrong of [5 * 60_000 + 1, -5 * 60_000 - 1]) {
      const answer = await browser.call(method, path, { ...options, time: now() + wrong })
      expect(answer).toEqual(refused(401, 'CLOCK_NOT_RIGHT'))
      expect(answer.body['error']).toMatchObject({ now: now() })
    }
    for (const right of [5 * 60_000, -5 * 60_000]) {
      const answer = await browser.call(method, path, { ...options, time: now() + right })
      expect(JSON.stringify(answer.body)).not.toMatch(/CLOCK_NOT_RIGHT|PROOF_NOT_VALID/)
    }
  })
})

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

test.each(withBody)('%s %s is refused for bodies of another form', async (method, path, body) => {
  const { loggedIn } = createTestServer()
  const browser = await loggedIn()
  for (const wrong of ['', '{', 'null', '[]', '"text"', '{}', JSON.stringify({ ...body, more: 1 })])
    expect(await browser.call(method, path, { body: wrong })).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  for (const name of Object.keys(body ?? {}))
    for (const value of [null, 1, {}, [], '', 'x'.repeat(5000)]) {
      const answer = await browser.call(method, path, { body: { ...body, [name]: value } })
      expect(answer).toEqual(refused(400, 'REQUEST_NOT_VALID'))
      expect(JSON.stringify(answer.body)).not.toContain('xxx')
    }
  const long = await browser.call(method, path, { body: { ...body, more: 'x'.repeat(70_000) } })
  expect(long).toEqual(refused(413, 'BODY_TOO_LARGE'))
  const text = await browser.call(method, path, { body, headers: { 'content-type': 'text/plain' } })
  expect(text).toEqual(refused(415, 'CONTENT_TYPE_NOT_ALLOWED'))
})

describe.each(forSignedIn)('%s %s', (method, path, body) => {
  const options = body === undefined ? {} : { body }

  test('is refused for those who are not logged in', async () => {
    const { browser } = createTestServer()
    const visitor = await browser()
    for (const authorization of [undefined, 'Bearer ', `Bearer ${'a'.repeat(43)}`, 'Basic abc'])
      expect(await visitor.call(method, path, { ...options, headers: { authorization } })).toEqual(
        refused(401, 'NOT_SIGNED_IN'),
      )
  })

  test('is refused with the token of another browser', async () => {
    const { browser, loggedIn } = createTestServer()
    const [thief, victim] = [await browser(), await loggedIn()]
    thief.token = victim.token
    expect(await thief.call(method, path, options)).toEqual(refused(401, 'NOT_SIGNED_IN'))
    expect((await victim.call('GET', 'me')).status).toBe(200)
  })
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
