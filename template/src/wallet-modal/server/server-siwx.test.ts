// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { SiwxSession } from '../domain/sign-in/siwx'
import type { SignInServerOptions } from './options'
import { createTestServer } from './testing/create-test-server'
import { eventually } from '../testing/eventually'
import { createFakeBrowser } from '../testing/fake-browser'
import type { FakePlatform } from '../testing/fake-platform'
import { createFakePlatform } from '../testing/fake-platform'
import type { SiwxContext } from '../services/siwx-context'
import type { TestSigner } from '../services/siwx-verify/testing/signers'
import { createEvmSigner, createSolanaSigner } from '../services/siwx-verify/testing/signers'
import type { ServerSiwxOptions } from '../services/siwx-kinds/server-siwx'
import { serverSiwx } from '../services/siwx-kinds/server-siwx'
import { without } from '../testing/without'

const alice = createEvmSigner('alice')
const bob = createEvmSigner('bob')

type Send = (request: Request) => Promise<Response>

/** What the tabs of one browser share: its cookies, its channels, and how it reaches the server. */
function createBrowser(options: Partial<SignInServerOptions> = {}) {
  let platform: FakePlatform | undefined
  let cookie: string | undefined
  const { server } = createTestServer({ now: () => platform?.now() ?? Date.UTC(2026, 0, 1), ...options })
  const browser = createFakeBrowser()
  const reach = vi.fn<Send>((request) => server.fetch(request))
  const fetch = async (url: string, init: RequestInit) => {
    expect(init.credentials).toBe('include')
    const request = new Request(new URL(url, 'https://app.example/page'), without(init, 'signal'))
    if (cookie !== undefined) request.headers.set('cookie', cookie)
    if (init.method === 'POST') request.headers.set('origin', 'https://app.example')
    const response = await reach(request)
    const set = response.headers.get('set-cookie')?.split('; ')
    if (set) cookie = set.includes('Max-Age=0') ? undefined : set[0]
    return response
  }
  return {
    reach,
    /** Keeps the next request until it is let go; then the server answers it. */
    holdNext() {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const answer = reach.getMockImplementation()
      reach.mockImplementationOnce(async (request) => {
        await held
        return answer?.(request) ?? Response.error()
      })
      return release
    },
    paths: () => reach.mock.calls.map(([{ url }]) => new URL(url).pathname.replace('/api/sign-in/', '')),
    openTab(siwxOptions?: ServerSiwxOptions) {
      const tab = createFakePlatform({ browser, fetch })
      platform ??= tab
      const context: SiwxContext = {
        platform: tab,
        modalId: 'one',
        sessions: () => Promise.reject(new Error('not used')),
        networkOf: () => undefined,
        rpc: () => Promise.reject(new Error('not used')),
        cloud: () => undefined,
        wallet: () => undefined,
        clientId: () => null,
        activeNetwork: () => 'eip155:1',
      }
      return { platform: tab, siwx: serverSiwx(siwxOptions)(context) }
    },
  }
}

type Siwx = ReturnType<ReturnType<typeof serverSiwx>>

async function sign(siwx: Siwx, { address, chainId, sign: signText }: TestSigner): Promise<SiwxSession> {
  const { toString, ...data } = await siwx.createMessage({ accountAddress: address, chainId })
  return { data, message: toString(), signature: signText(toString()) }
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })
const withCode = (code: string) => expect.objectContaining({ code })

describe('signing in with a server', () => {
  test.each([alice, createSolanaSigner('alice')])(
    '$chainId: the server knows the account from then on',
    async (signer) => {
      const { siwx } = createBrowser().openTab()
      const { chainId, address } = signer
      expect(await siwx.getSessions(chainId, address)).toEqual([])
      await siwx.addSession(await sign(siwx, signer))
      expect(await siwx.getSessions(chainId, address)).toEqual([
        {
          data: {
            accountAddress: address,
            chainId,
            domain: 'app.example',
            uri: 'https://app.example/page',
            version: '1',
            nonce: '',
            issuedAt: '2026-01-01T00:00:00.000Z',
            expirationTime: '2026-01-08T00:00:00.000Z',
          },
          message: '',
          signature: '',
        },
      ])
      expect(await siwx.getSessions(bob.chainId, bob.address)).toEqual([])
      expect(await siwx.getSessions('eip155:137', address)).toEqual([])
      expect(siwx.getRequired?.()).toBe(true)
    },
  )

  test("the message has the app's fields and a nonce of the server", async () => {
    const { siwx } = createBrowser().openTab({
      statement: 'I accept the terms',
      expiration: 3_600_000,
      resources: ['https://app.example/terms'],
      requestId: 'request-1',
      required: false,
    })
    const message = await siwx.createMessage({
      accountAddress: alice.address.toLowerCase(),
      chainId: 'eip155:1',
      notBefore: '2026-01-01T01:00:00Z',
    })
    expect(message.toString()).toBe(`app.example wants you to sign in with your Ethereum account:
${alice.address}

I accept the terms

URI: https://app.example/page
Version: 1
Chain ID: 1
Nonce: ${message.nonce}
Issued At: 2026-01-01T00:00:00.000Z
Expiration Time: 2026-01-01T02:00:00.000Z
Not Before: 2026-01-01T01:00:00Z
Request ID: request-1
Resources:
- https://app.example/terms`)
    expect(message.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(siwx.getRequired?.()).toBe(false)
  })

  test('wallets that write v as 0 or 1 are understood', async () => {
    const { siwx } = createBrowser().openTab()
    const session = await sign(siwx, alice)
    const signature = session.signature.replace(/1b$/, '00').replace(/1c$/, '01')
    await expect(siwx.addSession({ ...session, signature })).resolves.toBeUndefined()
  })

  test('a pairing learns the address later', async () => {
    const { siwx } = createBrowser().openTab()
    const { toString, ...data } = await siwx.createMessage({ accountAddress: '', chainId: 'eip155:1' })
    expect(toString).toThrow(withCode('SIWX_MESSAGE_NOT_VALID'))
    const { buildSiwxMessage } = await import('../domain/siwx/build-message')
    const own = { ...data, accountAddress: alice.address }
    const other = { ...own, chainId: 'eip155:137' as const }
    const sessions = [other, own].map((fields) => {
      const message = buildSiwxMessage(fields)
      return { data: fields, message, signature: alice.sign(message) }
    })
    await siwx.setSessions(sessions)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('without an address messages are for pairing only', async () => {
    const { siwx } = createBrowser().openTab()
    await expect(siwx.createMessage({ accountAddress: 'alice', chainId: 'eip155:1' })).rejects.toEqual(
      withCode('SIWX_MESSAGE_NOT_VALID'),
    )
  })
})

describe('who is signed in', () => {
  test('is requested once for all callers, and again after a while or on demand', async () => {
    const { openTab, paths } = createBrowser()
    const { siwx, platform } = openTab()
    await Promise.all([1, 2, 3].map(() => siwx.getSessions('eip155:1', alice.address)))
    await siwx.getSessions('eip155:1', alice.address)
    expect(paths()).toEqual(['session'])
    await platform.advance(30_001)
    await siwx.getSessions('eip155:1', alice.address)
    expect(paths()).toEqual(['session', 'session'])
    siwx.forget?.()
    await siwx.getSessions('eip155:1', alice.address)
    expect(paths()).toEqual(['session', 'session', 'session'])
  })

  test('is known from signing in, with the time when it ends, and not longer', async () => {
    const { openTab, paths } = createBrowser()
    const { siwx, platform } = openTab({ expiration: 20_000 })
    await siwx.addSession(await sign(siwx, alice))
    const [session] = await siwx.getSessions('eip155:1', alice.address)
    expect(session?.data.expirationTime).toBe('2026-01-01T00:00:20.000Z')
    expect(paths()).toEqual(['nonce', 'verify'])
    await platform.advance(20_000)
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test('is the same in all tabs', async () => {
    const { openTab } = createBrowser()
    const [one, other] = [openTab(), openTab()]
    const changed = vi.fn()
    one.siwx.follow?.(() => {})
    const stop = other.siwx.follow?.(changed)
    expect(await other.siwx.getSessions('eip155:1', alice.address)).toEqual([])
    await one.siwx.addSession(await sign(one.siwx, alice))
    await Promise.resolve()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(await other.siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
    await one.siwx.setSessions([])
    await Promise.resolve()
    expect(await other.siwx.getSessions('eip155:1', alice.address)).toEqual([])
    stop?.()
    await one.siwx.addSession(await sign(one.siwx, alice))
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('is unknown while the server does not answer, and that is not cached', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx, platform } = openTab()
    await siwx.addSession(await sign(siwx, alice))
    for (const answer of [
      json({ error: {} }, 503),
      json({ error: {} }, 404),
      json({ session: { chainId: 1 } }),
      json('<html>'),
      () => Promise.reject(new TypeError('failed')),
    ]) {
      reach.mockImplementationOnce(answer)
      await platform.advance(30_001)
      await expect(siwx.getSessions('eip155:1', alice.address)).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
    }
    expect(platform.logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn', 'warn'])
    reach.mockImplementationOnce(json({ error: { code: 'NOT_SIGNED_IN' } }, 401))
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    await platform.advance(30_001)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })
})

describe('signing out', () => {
  test('ends the session of exactly this account on this network', async () => {
    const { openTab, paths } = createBrowser()
    const { siwx } = openTab()
    await siwx.addSession(await sign(siwx, alice))
    await siwx.revokeSession('eip155:1', bob.address)
    await siwx.revokeSession('eip155:137', alice.address)
    expect(paths()).not.toContain('sign-out')
    await siwx.revokeSession('eip155:1', alice.address)
    expect(paths()).toContain('sign-out')
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test.each([
    ['signing out', (siwx: Siwx) => siwx.setSessions([])],
    ['revoking', (siwx: Siwx) => siwx.revokeSession('eip155:1', alice.address)],
  ])('%s gives up a sign-in that the server has not answered yet, and ends what it begins', async (_, leave) => {
    const { openTab, paths, holdNext } = createBrowser()
    const { siwx } = openTab()
    const session = await sign(siwx, alice)
    const release = holdNext()
    const adding = siwx.addSession(session)
    await eventually(() => expect(paths().at(-1)).toBe('verify'))
    await leave(siwx)
    release()
    await expect(adding).rejects.toEqual(withCode('SIGN_IN_REFUSED'))
    expect(paths().at(-1)).toBe('sign-out')
    const other = openTab()
    expect(await other.siwx.getSessions('eip155:1', alice.address)).toEqual([])
    await siwx.addSession(await sign(siwx, alice))
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('a sign-in that was given up does not end the one after it', async () => {
    const { openTab, paths, holdNext } = createBrowser()
    const { siwx } = openTab()
    const [first, second] = [await sign(siwx, alice), await sign(siwx, alice)]
    const release = holdNext()
    const givenUp = siwx.addSession(first)
    await eventually(() => expect(paths().at(-1)).toBe('verify'))
    await siwx.setSessions([])
    const adding = siwx.addSession(second)
    release()
    await expect(givenUp).rejects.toEqual(withCode('SIGN_IN_REFUSED'))
    await adding
    const other = openTab()
    expect(await other.siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('of which the server has not heard is reported, and the visitor is still signed in', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx } = openTab()
    await siwx.addSession(await sign(siwx, alice))
    reach.mockImplementationOnce(json({ error: { code: 'STORE_UNAVAILABLE' } }, 503))
    await expect(siwx.setSessions([])).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })
})

describe('faults', () => {
  test.each([
    ['seven letters', { nonce: 'abcdefg' }],
    ['other characters', { nonce: 'abcdefgh-1' }],
    ['a line break', { nonce: 'abcdefgh\n' }],
    ['a number', { nonce: 12345678 }],
    ['nothing', {}],
  ])('no message with a nonce of %s', async (_, answer) => {
    const { openTab, reach } = createBrowser()
    reach.mockImplementation(json(answer))
    const { siwx } = openTab()
    const made = siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })
    await expect(made).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
  })

  test('makes no second message with the same nonce, and no message while the server is down', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx } = openTab()
    const make = () => siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })
    reach.mockImplementation(json({ nonce: 'abcdefgh12345678' }))
    await make()
    await expect(make()).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
    reach.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(make()).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
  })

  test('when the server fails, the same signature can be sent again', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx, platform } = openTab()
    const session = await sign(siwx, alice)
    for (const status of [500, 502, 503, 429]) {
      reach.mockImplementationOnce(json({ error: { code: 'X', message: 'Try again' } }, status))
      await expect(siwx.addSession(session)).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
    }
    reach.mockImplementationOnce(() => new Promise(() => {}))
    const slow = siwx.addSession(session).catch((error: unknown) => error)
    await platform.advance(10_001)
    expect(await slow).toEqual(withCode('SIGN_IN_UNAVAILABLE'))
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
    await siwx.addSession(session)
    expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  })

  test('an answer that was lost on its way is found out', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx } = openTab()
    const session = await sign(siwx, alice)
    const answer = reach.getMockImplementation()
    reach.mockImplementationOnce(async (request) => {
      const response = await answer?.(request)
      // The headers came through, the body did not.
      return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) }), {
        headers: response?.headers ?? {},
      })
    })
    await expect(siwx.addSession(session)).rejects.toEqual(withCode('SIGN_IN_UNAVAILABLE'))
    await expect(siwx.addSession(session)).resolves.toBeUndefined()
    await siwx.setSessions([])
    await expect(siwx.addSession(session)).rejects.toEqual(withCode('SIGN_IN_REFUSED'))
  })

  test('only a message that was sent before counts as accepted', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx } = openTab()
    await siwx.addSession(await sign(siwx, alice))
    reach.mockImplementationOnce(json({ nonce: 'abcdefgh12345678' }))
    const foreign = await sign(siwx, alice)
    await expect(siwx.addSession(foreign)).rejects.toEqual(withCode('SIGN_IN_REFUSED'))
  })

  test('a message that the server refuses is not stored, and its reason is shown', async () => {
    const { openTab, reach } = createBrowser({ chains: { 'eip155:137': true } })
    const { siwx } = openTab()
    await expect(siwx.addSession(await sign(siwx, alice))).rejects.toEqual(
      expect.objectContaining({
        code: 'SIGN_IN_REFUSED',
        message: expect.stringContaining('Accounts on eip155:1 cannot sign in here'),
      }),
    )
    reach.mockImplementationOnce(json({ error: { code: 'SIGNATURE_NOT_VALID', message: 'no' } }, 401))
    const second = await sign(createBrowser().openTab().siwx, alice)
    await expect(siwx.addSession(second)).rejects.toEqual(withCode('SIGNATURE_NOT_VALID'))
    expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  })

  test.each([
    ['another page', 'app.example', 'evil.example'],
    ['another account', alice.address, bob.address],
    ['another network', 'Chain ID: 1', 'Chain ID: 137'],
  ])('a message of %s is not even sent', async (_, from, to) => {
    const { openTab, paths } = createBrowser()
    const { siwx } = openTab()
    const session = await sign(siwx, alice)
    const message = session.message.replace(from, to)
    await expect(siwx.addSession({ ...session, message })).rejects.toEqual(withCode('SIWX_MESSAGE_NOT_VALID'))
    expect(paths()).not.toContain('verify')
  })

  test('nothing that signs anyone in is in errors or logs', async () => {
    const { openTab, reach } = createBrowser()
    const { siwx, platform } = openTab()
    const session = await sign(siwx, alice)
    const errors: unknown[] = []
    for (const status of [401, 503]) {
      reach.mockImplementationOnce(json({ error: { code: 'X' } }, status))
      errors.push(await siwx.addSession(session).catch((error: unknown) => error))
    }
    expect(errors).toHaveLength(2)
    const told = JSON.stringify([errors.map(String), platform.logged])
    expect(told).not.toContain(session.signature.slice(2, 20))
    expect(told).not.toContain(session.data.nonce)
  })
})
