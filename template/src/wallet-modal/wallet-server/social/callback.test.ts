// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SocialProvider } from '../api'
import { inlineHash } from '../crypto/inline-hash'
import { refused } from '../testing/expect-refusal'
import { toAnswer } from '../testing/test-browser'
import { accountPage, app, begin, createSocialServer, resultOf } from './testing/social-visitor'

afterEach(() => void vi.unstubAllGlobals())

/** A login that the visitor has approved at the provider, and a window that opens the callback without a proof. */
async function answered(provider: SocialProvider = 'google', from = app) {
  const all = await createSocialServer()
  const visitor = await all.browser()
  const { uri, verifier } = await begin(visitor, { provider, app: from })
  const answer = all.social.approve(uri)
  const fetchPage = (request: Request) => all.server.fetch(request)
  const open = (query: URLSearchParams, at: SocialProvider = provider) =>
    fetchPage(new Request(resultOf(at, query), { headers: { 'sec-fetch-site': 'cross-site' } }))
  const post = (form: URLSearchParams, at: SocialProvider = provider) =>
    fetchPage(
      new Request(`https://wallet.app.example/api/wallet/social/callback/${at}`, {
        method: 'POST',
        body: form,
        headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
      }),
    )
  return { ...all, visitor, verifier, answer, open, post }
}

const attribute = (html: string, name: string) =>
  (new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

/** Runs the script of a page. Returns the posted messages, and whether the window was closed. */
function run(html: string, hasOpener: boolean) {
  const [, script = ''] = /<script[^>]*>([^]*)<\/script>/.exec(html) ?? []
  const posted: unknown[] = []
  const close = vi.fn()
  const dataset = { result: attribute(html, 'data-result'), app: attribute(html, 'data-app') }
  const opener = hasOpener ? { postMessage: (...args: unknown[]) => void posted.push(args) } : null
  // oxlint-disable-next-line no-implied-eval
  new Function('document', 'opener', 'close', script)({ currentScript: { dataset } }, opener, close)
  return { posted, isClosed: close.mock.calls.length > 0, script }
}

async function expectOver(response: Response): Promise<void> {
  const { status, body, headers } = await toAnswer(response)
  expect([status, headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
  expect(body['html']).toContain('This login is over')
  expect(body['html']).not.toContain('<script')
}

describe('the page of the callback', () => {
  test.each([app, accountPage])('posts the answer only to a page on %s, and closes itself', async (from) => {
    const { visitor, verifier, answer, open, finish } = await answered('google', from)
    const { status, body, headers } = await toAnswer(await open(answer))
    expect(status).toBe(200)
    const html = String(body['html'])
    const { posted, isClosed, script } = run(html, true)
    const resultUri = resultOf('google', answer)
    expect(posted).toEqual([[{ resultUri }, from]])
    expect(isClosed).toBe(true)
    expect(headers.get('content-security-policy')).toContain(`script-src ${await inlineHash(script)};`)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await finish(visitor, { uri: resultUri, verifier })).status).toBe(200)
  })

  test('stays open without an opener, and tells the visitor what to do', async () => {
    const { answer, open } = await answered()
    const html = String((await toAnswer(await open(answer))).body['html'])
    expect(run(html, false)).toMatchObject({ posted: [], isClosed: false })
    expect(html).toContain('Go back to the app')
  })

  test('passes on an error code, and no other part of the query', async () => {
    const { answer, open } = await answered()
    const state = answer.get('state') ?? ''
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description: '"><script>',
      state,
      hd: 'example.com',
    })
    const html = String((await toAnswer(await open(query))).body['html'])
    const result = new URLSearchParams({ error: 'access_denied', state })
    expect(run(html, true).posted).toEqual([[{ resultUri: resultOf('google', result) }, app]])
  })

  test('escapes the texts of the query', async () => {
    const { answer, open } = await answered()
    answer.set('code', '"><script>alert(1)</script>&')
    const html = String((await toAnswer(await open(answer))).body['html'])
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  test('says that the login is over for an unknown state, at another provider, and after ten minutes', async () => {
    const { answer, open, advance } = await answered()
    for (const state of ['', 'a'.repeat(64), 'not-a-state', `${answer.get('state')}0`])
      await expectOver(await open(new URLSearchParams({ code: 'code', state })))
    await expectOver(await open(answer, 'github'))
    advance(10 * 60_000 + 1)
    await expectOver(await open(answer))
  })

  test('says that the login is over after the login was finished', async () => {
    const { visitor, verifier, answer, open, finish } = await answered()
    await finish(visitor, { uri: resultOf('google', answer), verifier })
    await expectOver(await open(answer))
  })
})

describe('a login in the same tab', () => {
  const page = 'https://app.example/shop?item=1#list'
  const withPage = (answer: URLSearchParams, address: string) => {
    const whole = new URLSearchParams(answer)
    whole.set('state', `${answer.get('state')}--${address}`)
    return whole
  }

  test.each([
    ['once', page],
    ['twice', encodeURIComponent(page)],
  ])('redirects to the page of the app, whose address was encoded %s', async (_, address) => {
    const { visitor, verifier, answer, open, finish } = await answered()
    const response = await open(withPage(answer, address))
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    const result = resultOf('google', answer)
    expect(location.searchParams.get('result_uri')).toBe(result)
    location.searchParams.delete('result_uri')
    expect(location.href).toBe(page)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await finish(visitor, { uri: result, verifier })).status).toBe(200)
  })

  test('redirects to a page whose address contains the separator `--`', async () => {
    const { answer, open } = await answered()
    const response = await open(withPage(answer, 'https://app.example/a--b'))
    expect(response.headers.get('location')).toMatch(/^https:\/\/app\.example\/a--b\?result_uri=/)
  })

  test.each([
    'https://evil.example/',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://shop.example/',
    'http://app.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/shop',
    '%E0%A4%A',
    '',
  ])('does not redirect to the address %j', async (address) => {
    const { answer, open } = await answered()
    await expectOver(await open(withPage(answer, address)))
  })

  test('removes a user name and a password from the address', async () => {
    const { answer, open } = await answered()
    const response = await open(withPage(answer, 'https://ann:secret@app.example/'))
    expect(response.headers.get('location')).toMatch(/^https:\/\/app\.example\/\?result_uri=/)
  })
})

describe('an answer that Apple posts', () => {
  const user = JSON.stringify({ name: { firstName: 'Ann', lastName: 'Archer' }, email: 'ann@example.com' })

  test('is redirected to the page of the callback, and the login has the posted name', async () => {
    const { visitor, verifier, answer, post, server, finish, logIn } = await answered('apple')
    const form = new URLSearchParams(answer)
    form.set('user', user)
    const response = await post(form)
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    expect(location).toBe(resultOf('apple', answer))
    expect((await server.fetch(new Request(location))).status).toBe(200)
    expect((await finish(visitor, { uri: location, verifier })).body['name']).toBe('Ann Archer')
    expect((await visitor.call('GET', 'me')).body['logins']).toMatchObject([{ provider: 'apple', name: 'Ann Archer' }])
    expect((await logIn(visitor, { provider: 'apple' })).body['name']).toBe('Ann Archer')
  })

  test('is redirected to the page of the app in the same tab', async () => {
    const { answer, post, server } = await answered('apple')
    const plain = resultOf('apple', answer)
    answer.set('state', `${answer.get('state')}--https://app.example/shop`)
    const location = (await post(answer)).headers.get('location') ?? ''
    const page = (await server.fetch(new Request(location))).headers.get('location') ?? ''
    expect(page.startsWith('https://app.example/shop?')).toBe(true)
    expect(new URL(page).searchParams.get('result_uri')).toBe(plain)
  })

  test.each(['', '{', '[]', '{"name":"Ann"}', '{"name":{}}', '{"name":{"firstName":7}}', 'x'.repeat(10_000)])(
    'may have %j in place of the name',
    async (name) => {
      const { visitor, verifier, answer, post, finish } = await answered('apple')
      const form = new URLSearchParams(answer)
      form.set('user', name)
      const location = (await post(form)).headers.get('location') ?? ''
      expect((await finish(visitor, { uri: location, verifier })).body['name']).toBe('Apple account')
    },
  )

  test('gets the page for a login that is over for an unknown state', async () => {
    const { post } = await answered('apple')
    await expectOver(await post(new URLSearchParams({ code: 'code', state: 'a'.repeat(64), user })))
  })

  test('is refused if it is not a form, or is too large', async () => {
    const { server, post, answer } = await answered('apple')
    const address = resultOf('apple', answer).split('?')[0] ?? ''
    const text = await server.fetch(new Request(address, { method: 'POST', body: '{}' }))
    expect(await toAnswer(text)).toEqual(refused(415, 'CONTENT_TYPE_NOT_ALLOWED'))
    const long = await post(new URLSearchParams({ user: 'x'.repeat(70_000) }))
    expect(await toAnswer(long)).toEqual(refused(413, 'BODY_TOO_LARGE'))
  })

  test.each(['google', 'github', 'facebook', 'x', 'discord'] as const)(
    'is refused at the callback of %s',
    async (provider) => {
      const { post, answer } = await answered(provider)
      expect((await post(answer)).status).not.toBe(303)
    },
  )
})

test('`GET offered` lists the logins that are set up, and browsers may cache the answer for a minute', async () => {
  const { server } = await createSocialServer({ farcaster: { rpc: 'https://rpc.example' } })
  const response = await server.fetch(new Request('https://wallet.app.example/api/wallet/offered'))
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await response.json()).toEqual({
    socials: ['google', 'x', 'discord', 'github', 'apple', 'facebook'],
    farcaster: true,
  })
  const { server: bare } = await createSocialServer({ socials: {} })
  const answer = await bare.fetch(new Request('https://wallet.app.example/api/wallet/offered'))
  expect(await answer.json()).toEqual({ socials: [], farcaster: false })
})
