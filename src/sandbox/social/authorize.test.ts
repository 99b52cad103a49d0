import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerFacts, socialProviders } from './providers'
import { callback, choose, fieldsOf } from './test-support/app'
import { PlainApp } from './test-support/plain-app'
import { startProviders, type TestProviders } from './test-support/start-providers'

let providers: TestProviders
let app: PlainApp

beforeAll(async () => {
  providers = await startProviders()
  app = new PlainApp(providers.social)
})
afterAll(() => providers?.close())

test('The login page shows the provider, the app and three people, and no other page may embed it', async () => {
  for (const provider of socialProviders) {
    const challenge = { code_challenge: 'c', code_challenge_method: 'S256' }
    const page = await fetch(app.loginUrl(provider, challenge))
    const text = await page.text()
    expect(text).toContain(`Sandbox ${providerFacts[provider].label}`)
    expect(text).toContain('localhost:5174 asks who you are')
    const ids = [...text.matchAll(/data-testid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['social-person-ann', 'social-person-ben', 'social-person-cleo', 'social-decline'])
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  }
})

test('The page that posts the answer to the app escapes the state and loads the script that submits the form', async () => {
  const url = app.loginUrl('apple', { response_mode: 'form_post', state: '"><script>alert(1)</script>' })
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ person: 'ann' }) })
  const text = await answer.text()
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(text).not.toContain('<script>')
  expect(text).toContain('<script type="module" src="/form-post.js"></script>')
  expect(await fieldsOf(await choose(url, 'ann'))).toMatchObject({ state: '"><script>alert(1)</script>' })
})

test.each(['', 'javascript:alert(1)', 'no address', `${callback}#part`])(
  'The provider answers a login with the redirect_uri %j with status 400 and an error page',
  async (redirect_uri) => {
    const answer = await fetch(app.loginUrl('google', { redirect_uri }), { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('no redirect_uri that an answer can go to')
  },
)

test('The provider answers a login without a client id with status 400', async () => {
  expect((await fetch(app.loginUrl('google', { client_id: '' }), { redirect: 'manual' })).status).toBe(400)
})

test.each([
  ['google', { response_type: 'token' }, 'response_type must be code'],
  ['github', { code_challenge: 'c', code_challenge_method: 'plain' }, 'code_challenge_method must be S256'],
  ['x', {}, 'code_challenge and state are required'],
  ['x', { code_challenge: 'c', code_challenge_method: 'S256', state: '' }, 'code_challenge and state are required'],
  ['google', { scope: 'email' }, 'scope must have openid'],
  ['apple', { scope: 'name' }, 'response_mode must be form_post when name or email scope is requested'],
] as const)('%s redirects an invalid request %j back to the app with the reason', async (provider, changes, reason) => {
  const back = await fetch(app.loginUrl(provider, changes), { redirect: 'manual' })
  const fields = new URL(back.headers.get('location') ?? '').searchParams
  expect(Object.fromEntries(fields)).toMatchObject({ error: 'invalid_request', error_description: reason })
})

test('Facebook appends #_=_ to the address of the app, and the other providers append no fragment', async () => {
  expect(await choose(app.loginUrl('facebook'), 'ann')).toMatchObject({ hash: '#_=_' })
  expect(await choose(app.loginUrl('discord', { redirect_uri: `${callback}?a=b` }), 'ann')).toMatchObject({ hash: '' })
  const back = await choose(app.loginUrl('discord', { redirect_uri: `${callback}?a=b` }), 'ann')
  expect(await fieldsOf(back)).toMatchObject({ a: 'b', state: 's' })
})

test.each([
  ['a form whose person is empty', '', 'POST', undefined, 400, 'person must be ann, ben, cleo or decline'],
  ['a body that is not a form', '', 'POST', '{}', 415, 'The body must be a form'],
  ['a form of 20,000 letters', 'x'.repeat(20_000), 'POST', undefined, 413, 'longer than 16384 bytes'],
  ['a PUT request', '', 'PUT', '', 405, 'A login takes GET and POST'],
])('The login page refuses %s', async (_, person, method, body, status, error) => {
  const answer = await fetch(app.loginUrl('google'), { method, body: body ?? new URLSearchParams({ person }) })
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringContaining(error) }])
})
