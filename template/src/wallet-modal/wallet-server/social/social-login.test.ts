// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { windowProviders } from '../../domain/wallets/social-names'
import { refused } from '../testing/expect-refusal'
import { ann } from './testing/fake-social'
import { begin, createSocialServer, resultOf } from './testing/social-visitor'
import { testAddresses, testVault } from '../testing/test-vault'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minute = 60_000
const names = { google: 'Ann', github: 'Ann', apple: 'Apple account', facebook: 'Ann', x: 'Ann', discord: 'Ann' }

describe.each(windowProviders)('a login with %s', (provider) => {
  test('creates a user without an e-mail address, and finds the same user in another browser', async () => {
    const { browser, logIn, now, errors } = await createSocialServer()
    const visitor = await browser()
    const { body } = await logIn(visitor, { provider })
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: now() + 7 * 24 * 60 * minute,
      user: { id: expect.stringMatching(/^[0-9a-f]{32}$/), email: null },
      name: names[provider],
    })
    await visitor.call('POST', 'vault', { body: { vault: testVault(), addresses: testAddresses } })
    const other = await browser()
    expect((await logIn(other, { provider })).body['user']).toEqual(body['user'])
    expect((await other.call('GET', 'me')).body).toMatchObject({
      user: body['user'],
      logins: [{ provider, name: names[provider] }],
      wallet: { vault: testVault() },
    })
    const stranger = await browser()
    const { user } = (await logIn(stranger, { provider, person: { ...ann, id: '1002' } })).body
    expect(user).not.toEqual(body['user'])
    expect(errors).toEqual([])
  })

  test('asks the provider for a code with PKCE and a state, and with a nonce for an identity token', async () => {
    const { browser } = await createSocialServer()
    const asked = new URL((await begin(await browser(), { provider })).uri).searchParams
    const isOpenId = provider === 'google' || provider === 'apple'
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'code',
      client_id: `id-${provider}`,
      redirect_uri: `https://wallet.app.example/api/wallet/social/callback/${provider}`,
      scope: expect.any(String),
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ...(isOpenId && { nonce: expect.stringMatching(/^[\w-]{43}$/) }),
      ...(provider === 'apple' && { response_mode: 'form_post' }),
    })
  })

  test('is refused for a code that was used before, and for an invented code', async () => {
    const { browser, social, finish, errors } = await createSocialServer()
    const visitor = await browser()
    const first = await begin(visitor, { provider })
    const answer = social.approve(first.uri)
    await finish(visitor, { uri: resultOf(provider, answer), verifier: first.verifier })
    for (const code of [answer.get('code') ?? '', 'made-up']) {
      const { uri, verifier } = await begin(visitor, { provider })
      const forged = new URLSearchParams({ code, state: new URL(uri).searchParams.get('state') ?? '' })
      const refusedAnswer = await finish(visitor, { uri: resultOf(provider, forged), verifier })
      expect(refusedAnswer).toEqual(refused(401, 'LOGIN_NOT_VALID'))
    }
    expect(errors.map(String).join()).toMatch(
      /ProviderFailure: A login with \w+ was refused: invalid_grant|invalid_request|bad_/,
    )
    expect(errors.map(String).join()).not.toContain('made-up')
  })

  test('is refused with LOGIN_DECLINED after the visitor has declined at the provider', async () => {
    const { browser, finish, errors } = await createSocialServer()
    const visitor = await browser()
    const { uri, verifier } = await begin(visitor, { provider })
    const state = new URL(uri).searchParams.get('state') ?? ''
    const error = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied'
    const answer = new URLSearchParams({ error, error_description: 'No', state })
    const declined = await finish(visitor, { uri: resultOf(provider, answer), verifier })
    expect(declined).toEqual(refused(401, 'LOGIN_DECLINED'))
    expect(declined.body['error']).toMatchObject({ message: expect.stringMatching(/^You declined at \w+$/) })
    expect(errors).toEqual([])
  })
})

describe('a login that was begun in a browser', () => {
  async function begun() {
    const all = await createSocialServer()
    const visitor = await all.browser()
    const { uri, verifier } = await begin(visitor)
    const answer = all.social.approve(uri)
    const body = { uri: resultOf('google', answer), verifier }
    /** Expects that the login still works after the refused requests. */
    const worksStill = async () => expect((await all.finish(visitor, body)).status).toBe(200)
    return { ...all, visitor, answer, body, worksStill }
  }
  const over = refused(401, 'LOGIN_NOT_VALID')

  test('is refused in another browser, and then in the first browser, too', async () => {
    const { visitor, browser, body, finish, social } = await begun()
    expect(await finish(await browser(), body)).toEqual(over)
    // An attacker who sends a visitor the address of the attacker's login cannot use the visitor's answer.
    expect(await finish(visitor, body)).toEqual(over)
    expect(social.requests.filter((request) => request.endsWith('/token'))).toEqual([])
  })

  test('is refused with another verifier than the verifier of the frame', async () => {
    const { visitor, body, finish, worksStill } = await begun()
    expect(await finish(visitor, { ...body, verifier: 'v'.repeat(43) })).toEqual(over)
    await worksStill()
  })

  test('is refused with another state', async () => {
    const { visitor, answer, body, finish, worksStill } = await begun()
    for (const state of ['', 'a'.repeat(64), `${answer.get('state')}--`, 'x'.repeat(64)]) {
      const other = new URLSearchParams(answer)
      other.set('state', state)
      expect(await finish(visitor, { ...body, uri: resultOf('google', other) })).toEqual(over)
    }
    await worksStill()
  })

  test('is refused with the callback of another provider, another host or another path', async () => {
    const { visitor, answer, body, finish, worksStill } = await begun()
    for (const uri of [
      resultOf('github', answer),
      body.uri.replace('wallet.app.example', 'evil.example'),
      body.uri.replace('https:', 'http:'),
      body.uri.replace('/callback/', '/other/'),
    ])
      expect(await finish(visitor, { ...body, uri })).toEqual(over)
    await worksStill()
  })

  test('is finished once, also by two requests at the same time', async () => {
    const { visitor, body, finish, social } = await begun()
    const answers = await Promise.all([finish(visitor, body), finish(visitor, body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(social.requests.filter((request) => request.endsWith('/token'))).toHaveLength(1)
    expect(await finish(visitor, body)).toEqual(over)
  })

  test('is over after ten minutes', async () => {
    const { visitor, body, finish, advance } = await begun()
    advance(10 * minute + 1)
    expect(await finish(visitor, body)).toEqual(over)
  })

  test('cannot be finished as a new login of a wallet', async () => {
    const { visitor, body, finish, logIn, worksStill } = await begun()
    await logIn(visitor, { app: 'https://wallet.app.example', person: { ...ann, id: '7' } })
    expect(await finish(visitor, body, 'logins/finish')).toEqual(over)
    await worksStill()
  })

  test('is refused for an answer without a code and without an error', async () => {
    const { visitor, answer, body, finish } = await begun()
    answer.delete('code')
    expect(await finish(visitor, { ...body, uri: resultOf('google', answer) })).toEqual(over)
  })
})

describe('the first request of a login', () => {
  test.each(['https://evil.example', 'https://app.example/', 'null'])('is refused for the app %s', async (app) => {
    const { browser, social } = await createSocialServer()
    expect((await begin(await browser(), { app })).answer).toEqual(refused(403, 'APP_NOT_ALLOWED'))
    expect(social.requests).toEqual([])
  })

  test('is refused for a provider that is not set up', async () => {
    const { browser } = await createSocialServer({ socials: {} })
    expect((await begin(await browser())).answer).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  })

  test('is refused when one client starts too many logins', async () => {
    const { browser } = await createSocialServer({
      rateLimits: { starts: { count: 1, within: minute } },
      clientAddress: () => '192.0.2.1',
    })
    const visitor = await browser()
    await begin(visitor)
    expect((await begin(visitor)).answer).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
  })
})

describe('a provider', () => {
  const html = async () => new Response('<h1>secret-of-the-provider</h1>', { headers: { 'content-type': 'text/html' } })

  test.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with 500', async () => new Response('secret-of-the-provider', { status: 500 })],
    ['answers with a page', html],
    ['answers with too much', async () => new Response('x'.repeat(600_000))],
    [
      'redirects the request',
      async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    ],
  ])('that %s is reported to the operator without its texts, and the next login works', async (_, fault) => {
    const { browser, social, logIn, errors } = await createSocialServer()
    const visitor = await browser()
    social.fault = fault
    const { answer } = await begin(visitor)
    expect(answer).toEqual(refused(503, 'PROVIDER_UNAVAILABLE'))
    expect(JSON.stringify(answer.body)).toContain('Google does not answer as expected. Try again later')
    social.fault = undefined
    const { uri, verifier } = await begin(visitor)
    const result = resultOf('google', social.approve(uri))
    social.fault = async (address) => (address.endsWith('/token') ? fault() : undefined)
    expect(await visitor.call('POST', 'social/finish', { body: { uri: result, verifier } })).toEqual(
      refused(503, 'PROVIDER_UNAVAILABLE'),
    )
    expect(errors.map(String)).toHaveLength(2)
    expect(errors.map(String).join()).toMatch(/^ProviderFailure: Google cannot be used for a login: /)
    expect(errors.map(String).join()).not.toContain('secret-of')
    social.fault = undefined
    expect((await logIn(visitor)).status).toBe(200)
  })

  test('that never answers is reported as unavailable after ten seconds', async () => {
    const { browser, social } = await createSocialServer()
    const visitor = await browser()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => (asked = resolve))
    social.fault = () => {
      asked()
      return new Promise(() => {})
    }
    const answer = begin(visitor)
    await isAsked
    await vi.advanceTimersByTimeAsync(9999)
    expect(await Promise.race([answer, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).answer).toEqual(refused(503, 'PROVIDER_UNAVAILABLE'))
  })

  test('that refuses the client secret of the app is reported as unavailable', async () => {
    const { browser, social, logIn, errors } = await createSocialServer()
    social.fault = async (address) =>
      address.includes('access_token') ? Response.json({ error: 'incorrect_client_credentials' }) : undefined
    expect(await logIn(await browser(), { provider: 'github' })).toEqual(refused(503, 'PROVIDER_UNAVAILABLE'))
    expect(errors.map(String)).toEqual([expect.stringContaining('incorrect_client_credentials')])
  })

  test.each([{ id: 'no number', login: 'ann' }, { login: 'ann' }, [], null, 'ann'])(
    'that describes the user as %j is reported as unavailable',
    async (person) => {
      const { browser, social, logIn } = await createSocialServer()
      social.fault = async (address) => (address.endsWith('/user') ? Response.json(person) : undefined)
      expect(await logIn(await browser(), { provider: 'github' })).toEqual(refused(503, 'PROVIDER_UNAVAILABLE'))
    },
  )

  test('that refuses to describe the user is reported as unavailable, with the status', async () => {
    const { browser, social, logIn, errors } = await createSocialServer()
    social.fault = async (address) => (address.endsWith('/user') ? new Response('', { status: 403 }) : undefined)
    expect(await logIn(await browser(), { provider: 'github' })).toEqual(refused(503, 'PROVIDER_UNAVAILABLE'))
    expect(errors.map(String).join()).toContain('403')
  })

  test.each([
    ['server_error', 503, 'PROVIDER_UNAVAILABLE'],
    ['temporarily_unavailable', 503, 'PROVIDER_UNAVAILABLE'],
    ['invalid_scope', 401, 'LOGIN_NOT_VALID'],
    ['a text of the provider', 401, 'LOGIN_NOT_VALID'],
  ])(
    'that sends the error %s to the callback is reported, without the text of the error',
    async (error, status, code) => {
      const { browser, finish, errors } = await createSocialServer()
      const visitor = await browser()
      const { uri, verifier } = await begin(visitor)
      const answer = new URLSearchParams({ error, state: new URL(uri).searchParams.get('state') ?? '' })
      const result = await finish(visitor, { uri: resultOf('google', answer), verifier })
      expect(result).toEqual(refused(status, code))
      expect(errors).toHaveLength(1)
      expect(String(errors[0])).not.toContain('a text of')
    },
  )
})

describe('an identity token', () => {
  test.each<[string, Record<string, unknown>]>([
    ['of another login', { nonce: 'another-nonce' }],
    ['without a nonce', { nonce: undefined }],
    ['for another app', { aud: 'id-of-another-app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: 1 }],
  ])('%s is refused', async (_, claims) => {
    const { browser, social, logIn } = await createSocialServer()
    social.claims = claims
    const { status } = await logIn(await browser())
    expect(status).not.toBe(200)
  })

  test('with the signature of another key is refused', async () => {
    const { browser, social, logIn } = await createSocialServer()
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])
    const key = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
    social.fault = async (address) => (address.endsWith('/keys') ? Response.json({ keys: [key] }) : undefined)
    expect((await logIn(await browser())).status).not.toBe(200)
  })

  test('gives the name of the user, or the verified address if there is no name', async () => {
    const { browser, logIn } = await createSocialServer()
    const nameOf = async (person: { name: string; email?: string; isProven?: boolean }) =>
      (await logIn(await browser(), { person: { id: crypto.randomUUID(), ...person } })).body['name']
    expect(await nameOf({ name: 'Ann\u0000 \u202eArcher' })).toBe('Ann Archer')
    expect(await nameOf({ name: '', email: 'ann@example.com', isProven: true })).toBe('ann@example.com')
    expect(await nameOf({ name: '', email: 'ann@example.com', isProven: false })).toBe('Google account')
    expect(await nameOf({ name: 'é'.repeat(70) })).toBe('é'.repeat(60))
  })
})

test('the same e-mail address at two providers and in a login by e-mail belongs to three users', async () => {
  const { browser, logIn, loggedIn } = await createSocialServer()
  const person = { id: '1', name: 'Ann', email: 'ann@example.com', isProven: true }
  const users = [
    (await logIn(await browser(), { provider: 'google', person })).body['user'],
    (await logIn(await browser(), { provider: 'apple', person })).body['user'],
    (await (await loggedIn('ann@example.com')).call('GET', 'me')).body['user'],
  ]
  expect(new Set(users.map((user) => Reflect.get(Object(user), 'id'))).size).toBe(3)
})

test('the same id at another address of a provider belongs to another user', async () => {
  const { social, browser, logIn, options } = await createSocialServer()
  const first = await logIn(await browser(), { provider: 'github' })
  const other = await createSocialServer({
    ...options,
    socials: {
      github: { id: 'id-github', secret: 'secret-github', url: 'https://github.com', apiUrl: 'https://api.github.com' },
    },
  })
  const second = await other.logIn(await other.browser(), { provider: 'github' })
  expect(social.clients.github?.url).toBeUndefined()
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body['user']).not.toEqual(first.body['user'])
})
