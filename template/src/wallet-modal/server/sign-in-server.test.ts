// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { createEvmSigner } from '../services/siwx-verify/testing/signers'
import { createSignInServer } from './sign-in-server'
import { openSignInStore, SignInStoreError } from './sign-in-store'
import { createTestServer } from './testing/create-test-server'

const alice = createEvmSigner('alice')

const refused = (status: number, code: string) =>
  expect.objectContaining({
    status,
    body: { error: expect.objectContaining({ code, message: expect.any(String) }) },
  })

describe('a page of another site', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a subdomain', { origin: 'https://www.app.example' }],
    ['another port', { origin: 'https://app.example:444' }],
    ['another scheme', { origin: 'http://app.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['nobody says who', { origin: undefined }],
    ['nobody says who, on another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing: %s', async (_, headers) => {
    const { visitor } = createTestServer()
    const browser = visitor()
    await browser.signIn(alice)
    for (const [method, path] of [
      ['POST', 'verify'],
      ['POST', 'sign-out'],
      ['DELETE', 'sessions'],
      ['DELETE', `sessions/${'a'.repeat(32)}`],
    ] as const) {
      const answer = await browser.call(method, path, { headers })
      expect(answer).toEqual(refused(403, 'ORIGIN_NOT_ALLOWED'))
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await browser.call('GET', 'session')).body['session']).toMatchObject({ address: alice.address })
  })

  test.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('reads nothing: %j', async (headers) => {
    const browser = createTestServer().visitor()
    await browser.signIn(alice)
    for (const path of ['nonce', 'session', 'sessions'])
      expect(await browser.call('GET', path, { headers })).toEqual(refused(403, 'ORIGIN_NOT_ALLOWED'))
  })

  test('cannot send the content types that browsers allow without a CORS preflight', async () => {
    const { visitor } = createTestServer()
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      undefined,
    ])
      for (const path of ['verify', 'sign-out'])
        expect(await visitor().call('POST', path, { headers: { 'content-type': type } })).toEqual(
          refused(415, 'CONTENT_TYPE_NOT_ALLOWED'),
        )
  })
})

test('a page of the app on another origin may read and send, with its cookie', async () => {
  const { visitor } = createTestServer({ origins: ['https://app.example', 'https://shop.example'] })
  const page = visitor('https://shop.example')
  const asked = await page.call('OPTIONS', 'verify', { headers: { 'access-control-request-method': 'POST' } })
  expect(asked.status).toBe(204)
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': 'https://shop.example',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    vary: 'Origin',
  })
  const { headers } = await page.call('GET', 'nonce', {
    headers: { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(headers.get('access-control-allow-origin')).toBe('https://shop.example')
  expect((await page.signIn(alice)).headers.get('access-control-allow-credentials')).toBe('true')
  expect(await visitor('https://evil.example').call('OPTIONS', 'verify')).toEqual(
    expect.objectContaining({ status: 403 }),
  )
})

test.each([
  ['GET', 'verify', 405, 'METHOD_NOT_ALLOWED'],
  ['POST', 'nonce', 405, 'METHOD_NOT_ALLOWED'],
  ['constructor', 'nonce', 405, 'METHOD_NOT_ALLOWED'],
  ['PUT', 'sessions', 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '', 404, 'NOT_FOUND'],
  ['GET', 'nonce/', 404, 'NOT_FOUND'],
  ['GET', 'constructor', 404, 'NOT_FOUND'],
  ['GET', '../sign-in-x/nonce', 404, 'NOT_FOUND'],
  ['DELETE', 'sessions/..%2f', 404, 'NOT_FOUND'],
] as const)('%s %s is answered with %i', async (method, path, status, code) => {
  expect(await createTestServer().visitor().call(method, path)).toEqual(refused(status, code))
})

test('a body that is too long is refused, with and without a Content-Length', async () => {
  const { visitor } = createTestServer()
  const body = { message: 'x'.repeat(70_000), signature: '0x' }
  expect(await visitor().call('POST', 'verify', { body })).toEqual(refused(413, 'BODY_TOO_LARGE'))
  expect(await visitor().call('POST', 'verify', { headers: { 'content-length': '65537' } })).toEqual(
    refused(413, 'BODY_TOO_LARGE'),
  )
})

describe('limits', () => {
  const limit = { count: 3, within: 60_000 }

  test('hold for each client by itself, until the next minute', async () => {
    const { visitor, advance } = createTestServer({
      rateLimits: { nonces: limit },
      clientAddress: (request) => request.headers.get('x-real-ip') ?? undefined,
    })
    const ask = (address: string) => visitor().call('GET', 'nonce', { headers: { 'x-real-ip': address } })
    const addresses = ['2001:db8:0:1::1', '2001:DB8::1:0:0:0:2', '2001:db8:0:1:ffff::', '2001:db8:0:1::4']
    const answers = []
    for (const address of addresses) answers.push(await ask(address))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
    expect(answers[3]?.headers.get('retry-after')).toBe('60')
    expect(answers[3]?.body).toMatchObject({ error: { retryAfter: 60 } })
    expect((await ask('2001:db8:0:2::1')).status).toBe(200)
    expect((await ask('192.0.2.1')).status).toBe(200)
    advance(60_000)
    expect((await ask(addresses[0] ?? '')).status).toBe(200)
  })

  test('hold for connections, unless a proxy of one’s own is at their other end', async () => {
    const { server } = createTestServer({ rateLimits: { nonces: { count: 1, within: 60_000 } } })
    const ask = async (clientAddress: string) => {
      const request = new Request('https://app.example/api/sign-in/nonce', {
        headers: { 'x-forwarded-for': '192.0.2.9' },
      })
      return (await server.fetch(request, { clientAddress })).status
    }
    for (const address of ['192.0.2.1', '::ffff:192.0.2.2', '2001:db8::1', '172.32.0.1', '100.63.0.1', '100.128.0.1'])
      expect([await ask(address), await ask(address)]).toEqual([200, 429])
    for (const address of [
      '100.64.0.1',
      '100.127.255.1',
      '127.0.0.1',
      '::ffff:10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '::1',
      'fd00::1',
      'fe80::1',
    ])
      expect([await ask(address), await ask(address)]).toEqual([200, 200])
  })

  test('are wide where nothing tells clients apart', async () => {
    const { visitor } = createTestServer({ rateLimits: { nonces: limit } })
    const statuses = []
    for (let count = 0; count < 151; count += 1) statuses.push((await visitor().call('GET', 'nonce')).status)
    expect(statuses.indexOf(429)).toBe(150)
  })

  test('hold for the messages that are checked', async () => {
    const { visitor } = createTestServer({ rateLimits: { attempts: limit }, clientAddress: () => '192.0.2.1' })
    for (let count = 0; count < 3; count += 1) expect((await visitor().call('POST', 'verify')).status).toBe(400)
    expect(await visitor().signIn(alice)).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
  })

  test('hold for the sign-ins of an account, which strangers cannot use up; the nonce stays good', async () => {
    const { visitor, advance } = createTestServer({ rateLimits: { signIns: { count: 1, within: 60_000 } } })
    const mallory = createEvmSigner('mallory')
    for (let count = 0; count < 3; count += 1)
      expect((await visitor().signIn({ ...mallory, address: alice.address })).status).toBe(401)
    expect((await visitor().signIn(alice)).status).toBe(200)
    const browser = visitor()
    const nonce = await browser.nonce()
    expect(await browser.signIn(alice, { nonce })).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
    expect((await browser.signIn(mallory)).status).toBe(200)
    advance(60_000)
    expect((await browser.signIn(alice, { nonce })).status).toBe(200)
  })
})

describe('a store that does not answer', () => {
  test('signs nobody in, and the nonce stays valid', async () => {
    const { visitor, store, server, errors } = createTestServer()
    const signedIn = visitor()
    await signedIn.signIn(alice)
    const browser = visitor()
    const nonce = await browser.nonce()
    const down = new SignInStoreError('The sign-in store does not answer: connect ECONNREFUSED')
    for (const method of ['read', 'take', 'increment', 'addMember'] as const) {
      const spy = vi.spyOn(store, method).mockRejectedValue(down)
      const answer = await browser.signIn(alice, { nonce })
      expect(answer).toEqual(refused(503, 'STORE_UNAVAILABLE'))
      expect(JSON.stringify(answer.body)).not.toContain('ECONNREFUSED')
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(browser.cookie).toBeUndefined()
      spy.mockRestore()
    }
    expect(errors).toEqual([down, down, down, down])
    const full = visitor()
    const unused = await full.nonce()
    vi.spyOn(store, 'write').mockRejectedValue(down)
    expect(await full.signIn(alice, { nonce: unused })).toEqual(refused(503, 'STORE_UNAVAILABLE'))
    expect(full.cookie).toBeUndefined()
    vi.spyOn(store, 'read').mockRejectedValue(down)
    expect(await signedIn.call('GET', 'session')).toEqual(refused(503, 'STORE_UNAVAILABLE'))
    expect(await signedIn.call('POST', 'sign-out')).toEqual(refused(503, 'STORE_UNAVAILABLE'))
    expect(signedIn.cookie).toBeDefined()
    const request = new Request('https://app.example/', { headers: { cookie: signedIn.cookie ?? '' } })
    await expect(server.session(request)).rejects.toThrow(SignInStoreError)
    vi.restoreAllMocks()
    expect((await browser.signIn(alice, { nonce })).status).toBe(200)
  })
})

describe('options', () => {
  const base = {
    origins: ['https://app.example'],
    chains: { 'eip155:1': true },
    store: openSignInStore('memory:'),
  } as const
  test.each([
    [{ origins: [] }, 'Name at least one origin of your pages, for example https://app.example'],
    [{ origins: ['app.example'] }, '"app.example" is'],
    [{ origins: ['https://app.example/login'] }, '"https://app.example/login" is more than the origin of a page'],
    [{ origins: ['https://me@app.example'] }, 'is more than the origin'],
    [{ origins: ['http://app.example'] }, 'Pages that sign in have to be on https'],
    [{ origins: ['https://app.example', 'http://app.example'] }, 'Pages that sign in have to be on https'],
    [{ chains: {} }, 'Name at least one chain'],
    [{ chains: { mainnet: true } }, 'Invalid CAIP-2 network id: chains has "mainnet"'],
    [{ chains: { 'eip155:1': 'ws://node' } }, 'The RPC address of eip155:1 is no http(s) address'],
    [{ basePath: 'sign-in' }, 'basePath begins with a slash'],
    [{ basePath: '/sign-in/' }, 'basePath begins with a slash'],
    [{ sessionLifetime: 0 }, 'sessionLifetime is 0'],
    [{ sessionIdle: NaN }, 'sessionIdle is NaN'],
    [{ nonceLifetime: -1 }, 'nonceLifetime is -1'],
    [{ maxSessions: 0 }, 'maxSessions is 0'],
    [{ sameSite: 'None', secureCookies: false }, 'only with Secure'],
  ] as const)('%j are refused', (options, message) => {
    expect(() => createSignInServer({ ...base, ...options })).toThrow(message)
  })

  test('for localhost need no https, and the cookie has no Secure, because some browsers refuse it there', async () => {
    const { visitor } = createTestServer({ origins: ['http://localhost:5173'], basePath: '/api/sign-in' })
    const { status, headers } = await visitor('http://localhost:5173').signIn(alice)
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(
      /^wallet-session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    )
  })
})

describe('a contract account', () => {
  const account = '0x9D85ca56217D2bb651b00f15e694EB7E713637D4'
  const contract = { ...createEvmSigner('owner'), address: account }
  const magic = `0x1626ba7e${'0'.repeat(56)}`

  function chain(answer: unknown, chainId = '0x1') {
    return vi.fn(async (_url: string, { body }: RequestInit) => {
      const { method } = { method: '', ...(JSON.parse(String(body)) as object) }
      if (method === 'eth_chainId') return Response.json({ jsonrpc: '2.0', id: 1, result: chainId })
      if (answer instanceof Error) throw answer
      return Response.json({ jsonrpc: '2.0', id: 1, ...(answer as object) })
    })
  }
  const open = (fetch: ReturnType<typeof chain>) =>
    createTestServer({ chains: { 'eip155:1': 'https://rpc.example' }, fetch })

  test('signs in if its contract accepts', async () => {
    const fetch = chain({ result: magic })
    const browser = open(fetch).visitor()
    expect((await browser.signIn(contract)).status).toBe(200)
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://rpc.example', 'https://rpc.example'])
  })

  test('is refused if its contract refuses or reverts, or does not exist', async () => {
    for (const answer of [
      { result: '0x' },
      { result: `0x${'0'.repeat(64)}` },
      { error: { code: 3, message: 'execution reverted' } },
    ])
      expect(await open(chain(answer)).visitor().signIn(contract)).toEqual(refused(401, 'SIGNATURE_NOT_VALID'))
  })

  test('is refused on a chain without an RPC address', async () => {
    expect(await createTestServer().visitor().signIn(contract)).toEqual(refused(401, 'SIGNATURE_NOT_VALID'))
  })

  test('costs no call to its chain without a good nonce', async () => {
    const fetch = chain({ result: magic })
    const answer = await open(fetch).visitor().signIn(contract, { nonce: 'abcdefgh12345678' })
    expect(answer).toEqual(refused(401, 'NONCE_NOT_KNOWN'))
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is asked to try again while its chain does not answer, and need not sign again', async () => {
    let answer: unknown = new Error('connect ECONNREFUSED')
    const { visitor, errors } = open(vi.fn((url: string, init: RequestInit) => chain(answer)(url, init)))
    const browser = visitor()
    const nonce = await browser.nonce()
    expect(await browser.signIn(contract, { nonce })).toEqual(refused(503, 'CHAIN_UNAVAILABLE'))
    answer = { error: { code: -32005, message: 'limit exceeded' } }
    expect(await browser.signIn(contract, { nonce })).toEqual(refused(503, 'CHAIN_UNAVAILABLE'))
    expect(errors).toHaveLength(2)
    answer = { result: magic }
    expect((await browser.signIn(contract, { nonce })).status).toBe(200)
  })

  test('reads no more than a part of an answer that is too long', async () => {
    let sent = 0
    const long = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1
          controller.enqueue(new TextEncoder().encode('['.repeat(100_000)))
          if (sent === 40) controller.close()
        },
      })
    for (const answer of [
      () => new Response(long()),
      () => new Response('{}', { headers: { 'content-length': '1048577' } }),
    ]) {
      const { visitor, errors } = createTestServer({
        chains: { 'eip155:1': 'https://rpc.example' },
        fetch: async () => answer(),
      })
      expect(await visitor().signIn(contract)).toEqual(refused(503, 'CHAIN_UNAVAILABLE'))
      expect(errors).toHaveLength(1)
    }
    expect(sent).toBeLessThan(20)
  })

  test('is not believed on the word of another chain', async () => {
    const { visitor, errors } = open(chain({ result: magic }, '0x89'))
    expect(await visitor().signIn(contract)).toEqual(refused(503, 'CHAIN_UNAVAILABLE'))
    expect(String(errors[0])).toContain('ChainUnavailable')
  })
})
