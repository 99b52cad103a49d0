import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { socialProviders, type SocialProvider } from './providers'
import { choose, fieldsOf, TestApp, type Login } from './test-support/app'

let sandbox: Sandbox
let control: Control
let app: TestApp

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
  app = new TestApp(sandbox.endpoints.social)
})
beforeEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

/** Logs a person in. Returns the person's data from the id token, or from the provider's endpoints. */
async function userOf(provider: SocialProvider, person: string): Promise<unknown> {
  const login = await app.begin(provider)
  const tokens = await app.finish(login, await choose(login.url, person))
  const read = (path: string): Promise<unknown> => app.read(login, provider, tokens.access_token, path)
  if (provider === 'github') return [await read('/user'), await read('/user/emails')]
  if (provider === 'facebook') return read('/me?fields=id,name,email')
  if (provider === 'x') return read('/2/users/me')
  return provider === 'discord' ? read('/users/@me') : tokens.claims()
}

/** The error with which openid-client refuses a login, as a text. */
async function refusalOf(login: Login, back: Request | URL): Promise<string> {
  return app.finish(login, back).then(
    () => expect.fail('The login went through'),
    (error: unknown) => inspect(error, { depth: 4 }),
  )
}

const ann: Readonly<Record<SocialProvider, object>> = {
  google: { sub: '100000000000000000001', email: 'ann@example.com', email_verified: true, name: 'Ann Archer' },
  apple: { sub: '001901.7d3c0a5be1f24c6f9a8b2d4e6f801351.1042', email: 'ann@example.com', email_verified: 'true' },
  github: [
    { id: 583001, login: 'ann', name: 'Ann Archer', email: null },
    expect.arrayContaining([expect.objectContaining({ email: 'ann@example.com', primary: true, verified: true })]),
  ],
  facebook: { id: '10220330440550661', name: 'Ann Archer', email: 'ann@example.com' },
  x: { data: { id: '1448509600123456001', name: 'Ann Archer', username: 'ann_sandbox' } },
  discord: { id: '803511102246789121', username: 'ann0', discriminator: '0', email: 'ann@example.com', verified: true },
}

const cleo: Readonly<Record<SocialProvider, object>> = {
  google: { email: 'cleo@example.com', email_verified: false },
  apple: { email: 'cleo7f2k9@privaterelay.appleid.com', is_private_email: 'true' },
  github: [{}, expect.arrayContaining([expect.objectContaining({ primary: true, verified: false })])],
  facebook: { id: '10220330440550663', name: 'Cleo Carver' },
  x: {},
  discord: { email: 'cleo@example.com', verified: false },
}

/** A part of openid-client's error when a token endpoint refuses a code. */
const refusals: Readonly<Record<SocialProvider, RegExp>> = {
  google: /invalid_grant/,
  apple: /invalid_grant/,
  github: /bad_verification_code/,
  facebook: /status: 400/,
  x: /invalid_grant/,
  discord: /invalid_grant/,
}

describe.each(socialProviders)('%s', (provider) => {
  test('Ann logs in with openid-client, and each login has the same subject', async () => {
    const first = await userOf(provider, 'ann')
    expect(first).toMatchObject(ann[provider])
    const again = await userOf(provider, 'ann')
    expect(again).toMatchObject(ann[provider])
  })

  test('The provider does not say that Cleo owns an e-mail address, except a relay address of Apple', async () => {
    const user = await userOf(provider, 'cleo')
    expect(user).toMatchObject(cleo[provider])
    if (provider === 'facebook' || provider === 'x') expect(JSON.stringify(user)).not.toContain('@')
  })

  test('The token endpoint accepts a code once', async () => {
    const login = await app.begin(provider)
    const back = await choose(login.url, 'ben')
    const copy = back instanceof URL ? back : back.clone()
    await app.finish(login, back)
    expect(await refusalOf(login, copy)).toMatch(refusals[provider])
  })

  test('The token endpoint refuses another PKCE verifier, and then also the right one for this code', async () => {
    const login = await app.begin(provider)
    const back = await choose(login.url, 'ann')
    const copy = back instanceof URL ? back : back.clone()
    const verifier = 'another-verifier-of-at-least-43-letters-0123456789'
    expect(await refusalOf({ ...login, verifier }, back)).toMatch(refusals[provider])
    expect(await refusalOf(login, copy)).toMatch(refusals[provider])
  })

  test.each([
    ['replayedCode', refusals[provider]],
    ['otherState', /"state" response parameter/],
    ['otherVerifier', refusals[provider]],
  ])('parameters: the fault %s makes a login fail, and a login after the fault works', async (kind, reason) => {
    expect((await control.post('/faults', { service: 'social', fault: { kind } })).status).toBe(200)
    const login = await app.begin(provider)
    expect(await refusalOf(login, await choose(login.url, 'ann'))).toMatch(reason)
    await control.post('/faults', { service: 'social', fault: null })
    expect(await userOf(provider, 'ann')).toMatchObject(ann[provider])
  })

  test('parameters: with the fault noEmail, the provider tells no e-mail address', async () => {
    await control.post('/faults', { service: 'social', fault: { kind: 'noEmail' } })
    const user = await userOf(provider, 'ann')
    expect(JSON.stringify(user)).not.toContain('@')
  })

  test('A visitor who declines comes back to the app with an error and the state', async () => {
    const login = await app.begin(provider)
    const back = await choose(login.url, 'decline')
    const error = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied'
    expect(await fieldsOf(back)).toMatchObject({ error, state: login.state })
    expect(await refusalOf(login, back)).toContain(error)
  })
})

test('Each provider has its own subject for the same person', async () => {
  const subjects = Object.values(ann).map((user) => /"(?:sub|id)":"?([\w.]+)/.exec(JSON.stringify(user))?.[1])
  expect(new Set(subjects).size).toBe(socialProviders.length)
})

test('Apple posts the answer to the app, and names the person only at the first login', async () => {
  const enter = async () => {
    const { url } = await app.begin('apple')
    return fieldsOf(await choose(url, 'ben'))
  }
  const { user = '' } = await enter()
  expect(JSON.parse(user)).toEqual({ name: { firstName: 'Ben', lastName: 'Baker' }, email: 'ben@example.com' })
  expect(await enter()).not.toHaveProperty('user')
  await control.post('/reset', {})
  expect(await enter()).toHaveProperty('user')
})

test('The userinfo endpoint of Google has the same data as the id token', async () => {
  const login = await app.begin('google')
  const tokens = await app.finish(login, await choose(login.url, 'ben'))
  const user = { sub: tokens.claims()?.sub, email: 'ben@example.com', email_verified: true, name: 'Ben Baker' }
  expect(tokens.claims()).toMatchObject(user)
  expect(await app.read(login, 'google', tokens.access_token, '/v1/userinfo')).toMatchObject(user)
})

test('A provider tells no e-mail address to an app that has not asked for the e-mail scope', async () => {
  for (const [provider, scope, path] of [
    ['google', 'openid', '/v1/userinfo'],
    ['facebook', 'public_profile', '/me?fields=id,email'],
    ['discord', 'identify', '/users/@me'],
    ['github', 'read:user', '/user/emails'],
  ] as const) {
    const login = await app.begin(provider, { scope })
    const tokens = await app.finish(login, await choose(login.url, 'ann'))
    expect(JSON.stringify(await app.read(login, provider, tokens.access_token, path))).not.toContain('@')
  }
})
