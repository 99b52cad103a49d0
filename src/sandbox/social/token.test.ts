import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeAppleKey } from './clients'
import type { SocialProvider } from './providers'
import { appleSecret, callback, type AppleSecretChanges } from './test-support/app'
import { PlainApp, type Fields } from './test-support/plain-app'
import { startProviders, type TestProviders } from './test-support/start-providers'

let providers: TestProviders
let app: PlainApp

beforeAll(async () => {
  providers = await startProviders()
  app = new PlainApp(providers.social)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => providers?.close())

test('A token endpoint refuses a code of another app, redirect_uri or provider, and a code older than ten minutes', async () => {
  const client_id = providers.social.google.clientId
  const refused = async (provider: SocialProvider, changes: Fields): Promise<unknown> =>
    (await app.redeem(provider, { code: await app.codeOf('google', { client_id }), ...changes })).json()
  expect(await refused('google', {})).toHaveProperty('id_token')
  const invalid = { error: 'invalid_grant' }
  expect(await refused('google', { client_id: 'another' })).toMatchObject(invalid)
  expect(await refused('google', { redirect_uri: `${callback}/x` })).toMatchObject(invalid)
  expect(await refused('discord', { client_id })).toMatchObject(invalid)
  expect(await refused('google', { code: 'unknown' })).toMatchObject(invalid)
  const code = await app.codeOf('google', { client_id })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
  expect(await (await app.redeem('google', { code })).json()).toMatchObject(invalid)
})

test('Google refuses a request without grant_type, and GitHub does not', async () => {
  const change = { grant_type: '' }
  const answer = await app.redeem('google', {
    code: await app.codeOf('google', { client_id: providers.social.google.clientId }),
    ...change,
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }])
  const client_id = providers.social.github.clientId
  expect(
    await (await app.redeem('github', { code: await app.codeOf('github', { client_id }), ...change })).text(),
  ).toMatch(/access/)
})

test('Each provider refuses a wrong client secret, and a secret in the wrong place, in its own form', async () => {
  const wrong = async (provider: SocialProvider): Promise<unknown> => {
    const answer = await app.redeem(provider, { client_secret: 'wrong' }, { accept: 'application/json' })
    return [answer.status, await answer.json()]
  }
  expect(await wrong('google')).toMatchObject([401, { error: 'invalid_client' }])
  expect(await wrong('discord')).toMatchObject([401, { error: 'invalid_client' }])
  expect(await wrong('apple')).toEqual([400, { error: 'invalid_client' }])
  expect(await wrong('github')).toMatchObject([200, { error: 'incorrect_client_credentials' }])
  expect(await wrong('facebook')).toMatchObject([400, { error: { type: 'OAuthException', code: 100 } }])
  const { clientId, clientSecret } = providers.social.x
  expect(await (await app.redeem('x', {})).json()).toMatchObject({ error: 'invalid_client' })
  const basic = (id: string, secret: string): Fields => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` })
  expect(await (await app.redeem('x', {}, basic(clientId, clientSecret))).json()).toMatchObject({
    error: 'invalid_grant',
  })
  expect(await (await app.redeem('x', {}, { authorization: 'Basic ?' })).json()).toMatchObject({
    error: 'invalid_client',
  })
  const atFacebook = basic(providers.social.facebook.clientId, providers.social.facebook.clientSecret)
  expect((await app.redeem('facebook', { client_secret: '' }, atFacebook)).status).toBe(400)
})

test.each<[string, AppleSecretChanges]>([
  ['of another team', { issuer: 'OTHERTEAM' }],
  ['of another app', { subject: 'another' }],
  ['for another issuer', { audience: 'https://appleid.apple.com' }],
  ['with another key id', { keyId: 'OTHERKEY' }],
  ['for seven months', { lifetime: '210d' }],
  ['that has expired', { lifetime: '-1m' }],
  ['signed by another key', { privateKey: makeAppleKey() }],
])('Apple refuses a client secret %s', async (_, changes) => {
  const code = await app.codeOf('apple', { client_id: providers.social.apple.clientId })
  const refused = await app.redeem('apple', { code, client_secret: await appleSecret(providers.social, changes) })
  expect(await refused.json()).toEqual({ error: 'invalid_client' })
  const right = await app.redeem('apple', {
    code,
    client_secret: await appleSecret(providers.social, { lifetime: '150d' }),
  })
  expect(await right.json()).toHaveProperty('id_token')
})

test('GitHub answers with a form unless the app asks for JSON', async () => {
  const client_id = providers.social.github.clientId
  const answer = await app.redeem('github', { code: await app.codeOf('github', { client_id, scope: 'user read:org' }) })
  expect(answer.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  const fields = Object.fromEntries(new URLSearchParams(await answer.text()))
  expect(fields).toMatchObject({ scope: 'user,read:org', token_type: 'bearer' })
  const error = await (await app.redeem('github', { code: 'unknown' })).text()
  expect(error).toMatch(/^error=bad_verification_code&/)
})
