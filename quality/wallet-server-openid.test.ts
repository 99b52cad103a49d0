import { afterEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../template/src/wallet-modal/wallet-server/testing/create-test-server'
import { begin, resultOf } from '../template/src/wallet-modal/wallet-server/social/testing/social-visitor'
import type { OpenIdProvider } from './wallet-server/openid-provider'
import { startOpenIdProvider } from './wallet-server/openid-provider'

const client = { id: 'wallet-of-the-tests', secret: 'a secret of the tests, which is long enough' }
const redirectUri = 'https://wallet.app.example/api/wallet/social/callback/google'

let provider: OpenIdProvider | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await provider?.stop()
})

test('a login at an OpenID provider of another team works once, and only with the answer to this login', async () => {
  // The provider warns that the test's keys and stores are not for production.
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  provider = await startOpenIdProvider({ ...client, redirectUri })
  const { browser, errors } = createTestServer({ socials: { google: { ...client, url: provider.issuer } } })
  const visitor = await browser()
  const { uri, verifier } = await begin(visitor)
  const answer = await provider.logIn(uri)
  // The answer `mixed` has the state of a second login and the code of the first login.
  const other = await begin(visitor)
  const mixed = new URLSearchParams(answer)
  mixed.set('state', new URL(other.uri).searchParams.get('state') ?? '')
  const finish = (result: URLSearchParams, secret: string) =>
    visitor.call('POST', 'social/finish', { body: { uri: resultOf('google', result), verifier: secret } })
  expect(await finish(answer, other.verifier)).toMatchObject({ status: 401 })
  const { status, body } = await finish(answer, verifier)
  expect([status, errors]).toEqual([200, []])
  expect(body).toMatchObject({ user: { email: null }, name: 'Ann Archer' })
  expect((await finish(answer, verifier)).status).toBe(401)
  expect((await finish(mixed, other.verifier)).status).toBe(401)
  expect(errors.map(String)).toEqual([
    'ProviderFailure: A login with Google was refused: invalid_grant, OAUTH_RESPONSE_BODY_ERROR, 400',
  ])
})
