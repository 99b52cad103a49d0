import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseEndpoints } from '../endpoints'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import type { SocialEndpoints } from './clients'
import { socialProviders } from './providers'
import { choose, TestApp } from './test-support/app'

let sandbox: Sandbox
let control: Control
let social: SocialEndpoints

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
  social = sandbox.endpoints.social
})
afterEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

test.each([
  ['google', '/token', 'GET', 405, '/token takes POST'],
  ['google', '/auth/keys', 'GET', 404, "The sandbox's google has no /auth/keys"],
  ['google', '/oauth2/v3/certs', 'POST', 405, '/oauth2/v3/certs takes GET'],
  ['apple', '/v1/userinfo', 'GET', 404, "The sandbox's apple has no /v1/userinfo"],
  ['myspace', '/', 'GET', 404, 'The sandbox has no social provider myspace'],
])('%s%s refuses %s', async (provider, path, method, status, error) => {
  const answer = await fetch(new URL(`/social/${provider}${path}`, social.google.url), { method })
  expect([answer.status, await answer.json()]).toEqual([status, { error }])
})

test('A provider gives user data only for its own access token, and X and Discord only with their scopes', async () => {
  const app = new TestApp(social)
  const ask = (url: string, token: string): Promise<Response> =>
    fetch(url, { headers: { authorization: `Bearer ${token}` } })
  for (const [provider, path] of [
    ['google', '/v1/userinfo'],
    ['github', '/user'],
    ['facebook', '/me'],
    ['x', '/2/users/me'],
    ['discord', '/users/@me'],
  ] as const) {
    const other = provider === 'google' ? 'github' : 'google'
    const login = await app.begin(other)
    const { access_token } = await app.finish(login, await choose(login.url, 'ann'))
    const status = provider === 'facebook' ? 400 : 401
    expect((await fetch(social[provider].url + path)).status).toBe(status)
    expect((await ask(social[provider].url + path, access_token)).status).toBe(status)
  }
  for (const [provider, path, status] of [
    ['x', '/2/users/me', 403],
    ['discord', '/users/@me', 401],
  ] as const) {
    const login = await app.begin(provider, { scope: 'users.read' })
    const { access_token } = await app.finish(login, await choose(login.url, 'ann'))
    expect((await ask(social[provider].url + path, access_token)).status).toBe(status)
  }
})

test('Facebook also takes the token from the address, and the log of requests leaves the token out', async () => {
  const app = new TestApp(social)
  const login = await app.begin('facebook')
  const { access_token } = await app.finish(login, await choose(login.url, 'ann'))
  const answer = await fetch(`${social.facebook.url}/me?fields=id&access_token=${access_token}`)
  expect(await answer.json()).toEqual({ id: '10220330440550661' })
  const log = await control.get('/requests-log')
  expect(log).toContainEqual(
    expect.objectContaining({ service: 'social', path: '/social/facebook/me', query: { fields: 'id' } }),
  )
  expect(JSON.stringify(log)).not.toContain(access_token)
})

test('parameters: with down the provider answers 503, with slow late, with mute never, and a reset ends the fault', async () => {
  const url = `${social.google.url}/.well-known/openid-configuration`
  const fault = (value: unknown) => control.post('/faults', { service: 'social', fault: value })
  await fault({ kind: 'down' })
  expect((await fetch(url)).status).toBe(503)
  await fault({ kind: 'slow', ms: 60 })
  const start = performance.now()
  expect((await fetch(url)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  await fault({ kind: 'mute' })
  await expect(fetch(url, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/)
  expect((await fetch(sandbox.endpoints.inbox)).status).toBe(200)
  await control.post('/reset', {})
  expect((await fetch(url)).status).toBe(200)
})

test.each([{ kind: 'expired' }, { kind: 'cut' }, {}])(
  'The control API refuses the fault %j and names the possible faults',
  async (value) => {
    const answer = await control.post('/faults', { service: 'social', fault: value })
    const kinds = 'kind must be slow, down, mute, replayedCode, otherState, otherVerifier, noEmail'
    expect(answer).toMatchObject({ status: 400, body: { error: kinds } })
  },
)

test('The sandbox serves the script that submits the form of an answer', async () => {
  const script = await fetch(new URL('/form-post.js', social.apple.url))
  expect([script.status, await script.text()]).toEqual([200, expect.stringContaining('submit()')])
})

test('parseEndpoints refuses endpoints without one of the providers', () => {
  for (const provider of socialProviders) {
    const text = JSON.stringify({ ...sandbox.endpoints, social: { ...social, [provider]: null } })
    expect(() => parseEndpoints(text)).toThrow('does not hold the endpoints of a sandbox')
  }
})
