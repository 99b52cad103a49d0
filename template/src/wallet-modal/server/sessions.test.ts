// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { createEvmSigner } from '../services/siwx-verify/testing/signers'
import { createTestServer } from './testing/create-test-server'
import type { Answer } from './testing/test-visitor'

const hour = 3_600_000
const alice = createEvmSigner('alice')
const bob = createEvmSigner('bob')

const list = ({ body }: Answer): Record<string, unknown>[] =>
  Array.isArray(body['sessions']) ? body['sessions'].map((session: object) => ({ ...session })) : []

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: { code, message: expect.any(String) } } })

describe('a session', () => {
  test('ends with signing out, and its cookie is forgotten', async () => {
    const onSignOut = vi.fn()
    const { visitor } = createTestServer({ onSignOut })
    const browser = visitor()
    const { body } = await browser.signIn(alice)
    const stolen = visitor()
    stolen.cookie = browser.cookie
    const answer = await browser.call('POST', 'sign-out')
    expect(answer).toMatchObject({ status: 200, body: { session: null } })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-wallet-session=; Path=\/; Max-Age=0; HttpOnly; Secure;/)
    expect(onSignOut.mock.calls).toEqual([[body['session']]])
    expect((await stolen.call('GET', 'session')).body).toEqual({ session: null })
    expect(await visitor().call('POST', 'sign-out')).toMatchObject({ status: 200, body: { session: null } })
    expect(onSignOut).toHaveBeenCalledTimes(1)
  })

  test('ends a week after signing in, however often the visitor comes', async () => {
    const { visitor, advance } = createTestServer()
    const browser = visitor()
    await browser.signIn(alice)
    for (let visit = 1; visit < 14; visit += 1) {
      advance(12 * hour)
      expect((await browser.call('GET', 'session')).body['session']).toMatchObject({ address: alice.address })
    }
    advance(12 * hour)
    expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
  })

  test('ends a day after the last visit', async () => {
    const { visitor, advance } = createTestServer()
    const browser = visitor()
    await browser.signIn(alice)
    advance(23 * hour)
    expect((await browser.call('GET', 'session')).body['session']).not.toBeNull()
    advance(24 * hour)
    expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
  })

  test('ends with the message that it was made by', async () => {
    const { visitor, advance } = createTestServer()
    const browser = visitor()
    const { headers } = await browser.signIn(alice, { expirationTime: '2026-01-01T01:00:00Z' })
    expect(headers.get('set-cookie')).toContain('Max-Age=3600;')
    advance(hour)
    expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
  })

  test('has another secret than the one the browser came with, which is worth nothing from then on', async () => {
    const { visitor } = createTestServer()
    const attacker = visitor()
    await attacker.signIn(bob)
    const browser = visitor()
    const planted = attacker.cookie
    browser.cookie = planted
    await browser.signIn(alice)
    expect(browser.cookie).not.toBe(planted)
    expect((await attacker.call('GET', 'session')).body).toEqual({ session: null })
  })

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}=`, '../../etc/passwd', 'A'.repeat(10_000)])(
    'is not found with the cookie %j',
    async (secret) => {
      const { visitor, errors } = createTestServer()
      const browser = visitor()
      browser.cookie = `__Host-wallet-session=${secret}`
      expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
      expect(errors).toEqual([])
    },
  )

  test('that has ended does not take the cookie of the next one with it', async () => {
    const { visitor } = createTestServer()
    const [tab, otherTab] = [visitor(), visitor()]
    await tab.signIn(alice)
    otherTab.cookie = tab.cookie
    await tab.signIn(alice)
    for (const path of ['session', 'sessions'])
      expect((await otherTab.call('GET', path)).headers.get('set-cookie')).toBeNull()
  })

  test('ends also when the app fails to take note of it', async () => {
    const failure = new Error('no such customer')
    const { visitor, errors } = createTestServer({ onSignOut: () => Promise.reject(failure) })
    const browsers = [visitor(), visitor()]
    for (const browser of browsers) await browser.signIn(alice)
    expect((await browsers[0]?.call('DELETE', 'sessions'))?.status).toBe(200)
    expect((await browsers[1]?.call('GET', 'session'))?.body).toEqual({ session: null })
    expect(errors).toEqual([failure, failure])
  })

  test('is found among other cookies', async () => {
    const { visitor } = createTestServer()
    const browser = visitor()
    await browser.signIn(alice)
    browser.cookie = `a=1; x__Host-wallet-session=${'B'.repeat(43)};${browser.cookie}; b="2"`
    expect((await browser.call('GET', 'session')).body['session']).toMatchObject({ address: alice.address })
  })

  test('cannot be used by somebody who reads the store', async () => {
    const { visitor, store } = createTestServer()
    const write = vi.spyOn(store, 'write')
    const browser = visitor()
    await browser.signIn(alice)
    const secret = browser.cookie?.split('=')[1] ?? ''
    const stored = JSON.stringify(write.mock.calls)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(stored).toContain(alice.address)
    expect(stored).not.toContain(secret)
  })

  test('is not read from an invalid row', async () => {
    const { visitor, store, now } = createTestServer()
    const browser = visitor()
    const write = vi.spyOn(store, 'write')
    await browser.signIn(alice)
    const key = write.mock.calls.map(([name]) => name).find((name) => name.startsWith('session:')) ?? ''
    await store.write(key, { id: 1, chainId: 'near:x', address: alice.address }, now() + hour)
    expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
    expect(await store.read(key)).toBeUndefined()
  })
})

describe('the sessions of an account', () => {
  test('are listed, each with its browser, on the same chain only', async () => {
    const { visitor, advance } = createTestServer({ chains: { 'eip155:1': true, 'eip155:137': true } })
    const [desktop, phone] = [visitor(), visitor()]
    await desktop.signIn(alice)
    await visitor().signIn({ ...alice, chainId: 'eip155:137' })
    await visitor().signIn(bob)
    advance(hour)
    await phone.signIn(alice)
    expect(list(await phone.call('GET', 'sessions'))).toEqual([
      expect.objectContaining({
        signedInAt: '2026-01-01T01:00:00.000Z',
        userAgent: 'Test browser 1.0',
        isCurrent: true,
      }),
      expect.objectContaining({ lastSeenAt: '2026-01-01T00:00:00.000Z', isCurrent: false }),
    ])
    expect(list(await desktop.call('GET', 'sessions'))[0]).toMatchObject({
      address: alice.address,
      chainId: 'eip155:1',
      lastSeenAt: '2026-01-01T01:00:00.000Z',
    })
  })

  test('can be ended one by one, from another browser', async () => {
    const { visitor } = createTestServer()
    const [desktop, phone] = [visitor(), visitor()]
    await desktop.signIn(alice)
    await phone.signIn(alice)
    const other = list(await desktop.call('GET', 'sessions')).find(({ isCurrent }) => isCurrent === false)
    expect((await desktop.call('DELETE', `sessions/${String(other?.['id'])}`)).status).toBe(200)
    expect((await phone.call('GET', 'session')).body).toEqual({ session: null })
    expect(await desktop.call('DELETE', `sessions/${String(other?.['id'])}`)).toEqual(refused(404, 'NOT_FOUND'))
    const [own] = list(await desktop.call('GET', 'sessions'))
    await desktop.call('DELETE', `sessions/${String(own?.['id'])}`)
    expect(desktop.cookie).toBeUndefined()
  })

  test('can be ended everywhere', async () => {
    const { visitor } = createTestServer()
    const [desktop, phone, stranger] = [visitor(), visitor(), visitor()]
    for (const browser of [desktop, phone]) await browser.signIn(alice)
    await stranger.signIn(bob)
    expect((await desktop.call('DELETE', 'sessions')).status).toBe(200)
    expect(desktop.cookie).toBeUndefined()
    expect((await phone.call('GET', 'session')).body).toEqual({ session: null })
    expect((await stranger.call('GET', 'session')).body['session']).toMatchObject({ address: bob.address })
  })

  test('cannot be read by other accounts', async () => {
    const { visitor } = createTestServer()
    const [browser, stranger] = [visitor(), visitor()]
    const { body } = await browser.signIn(alice)
    await stranger.signIn(bob)
    const { id } = { id: '', ...(typeof body['session'] === 'object' ? body['session'] : {}) }
    expect(await stranger.call('DELETE', `sessions/${id}`)).toEqual(refused(404, 'NOT_FOUND'))
    for (const [method, path] of [
      ['GET', 'sessions'],
      ['DELETE', 'sessions'],
      ['DELETE', `sessions/${id}`],
    ] as const)
      expect(await visitor().call(method, path)).toEqual(refused(401, 'NOT_SIGNED_IN'))
    expect((await browser.call('GET', 'session')).body['session']).not.toBeNull()
  })

  test('have a maximum number: a new one ends the oldest', async () => {
    const { visitor, advance } = createTestServer({ maxSessions: 2 })
    const browsers = [visitor(), visitor(), visitor()]
    for (const browser of browsers) {
      await browser.signIn(alice)
      advance(1000)
    }
    const sessions = await Promise.all(browsers.map((browser) => browser.call('GET', 'session')))
    expect(sessions.map(({ body }) => body['session'] !== null)).toEqual([false, true, true])
  })
})
