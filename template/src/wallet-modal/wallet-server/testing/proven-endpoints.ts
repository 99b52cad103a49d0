import { describe, expect, test } from 'vitest'
import { proofHeaders } from '../api'
import { toBase64url } from '../crypto/bytes'
import { createTestServer } from './create-test-server'
import { refused } from './expect-refusal'
import { toAnswer } from './test-browser'

/** An endpoint that needs a proof, with a valid body. */
export type ProvenEndpoint = [method: string, path: string, body: object | undefined]

/** The paths of endpoints for visitors who are not logged in. */
const openPaths = /^email\/(?:start|device|finish)$|^(?:social|farcaster)\//

/**
 * Defines the tests that every endpoint with a proof must pass.
 * @param expected the statuses that a request with a valid proof may get, from a visitor who is logged in to an app
 */
export function testProvenEndpoints(endpoints: readonly ProvenEndpoint[], expected = [200, 401, 404, 409]): void {
  const withBody = endpoints.filter(([, path, body]) => body !== undefined && path !== 'sign-out')
  const forSignedIn = endpoints.filter(([, path]) => !openPaths.test(path))

  describe.each(endpoints)('%s %s', (method, path, body) => {
    const options = body === undefined ? {} : { body }

    test('is answered for the frame', async () => {
      const { loggedIn } = createTestServer()
      const browser = await loggedIn()
      const { status, headers } = await browser.call(method, path, options)
      expect(expected).toContain(status)
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

    test('is answered once for each proof', async () => {
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

    test('is refused for visitors who are not logged in', async () => {
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
}
