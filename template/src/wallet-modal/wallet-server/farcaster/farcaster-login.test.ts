// @vitest-environment node
import { pad } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WalletServerOptions } from '../options'
import { createTestServer } from '../testing/create-test-server'
import { refused } from '../testing/expect-refusal'
import { createFakeFarcaster, relayAddress, rpcAddress } from './testing/fake-farcaster'
import type { TestBrowser } from '../testing/test-browser'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const app = 'https://app.example'
const minute = 60_000

interface Message {
  domain: string
  address: string
  statement: string
  uri: string
  chainId: number
  nonce: string
  issuedAt: string
  expirationTime: string
  resources: readonly string[]
}

/** Writes the message (EIP-4361) that a phone signs. */
function write(message: Message): string {
  const { domain, address, statement, uri, chainId, nonce, issuedAt, expirationTime, resources } = message
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expirationTime}`,
    'Resources:',
    ...resources.map((resource) => `- ${resource}`),
  ].join('\n')
}

function createFarcasterServer(changes: Partial<WalletServerOptions> = {}) {
  const farcaster = createFakeFarcaster()
  vi.stubGlobal('fetch', farcaster.fetch)
  const all = createTestServer({ farcaster: { relay: relayAddress, rpc: rpcAddress }, ...changes })
  const phone = privateKeyToAccount(generatePrivateKey())
  farcaster.owners[phone.address.toLowerCase()] = BigInt(8152)

  const start = (browser: TestBrowser, from = app) => browser.call('POST', 'farcaster/start', { body: { app: from } })
  async function finish(browser: TestBrowser, flow: unknown) {
    const answer = await browser.call('POST', 'farcaster/finish', { body: { flow } })
    const { token } = answer.body
    if (typeof token === 'string') browser.token = token
    return answer
  }

  const newestChannel = () => [...farcaster.channels.values()].at(-1) ?? expect.fail('no channel')

  /** Approves the newest login on a phone. */
  async function approve({
    signer = phone,
    status = {},
    ...parts
  }: Partial<Message> & { signer?: typeof phone; status?: object } = {}) {
    const channel = newestChannel()
    const { domain, siweUri: uri, nonce, expirationTime } = channel
    const message = write({
      domain,
      address: phone.address,
      statement: 'Farcaster Auth',
      uri,
      chainId: 10,
      nonce,
      issuedAt: new Date(all.now()).toISOString(),
      expirationTime,
      resources: ['farcaster://fid/8152'],
      ...parts,
    })
    const signature = await signer.signMessage({ message })
    channel.status = { state: 'completed', message, signature, fid: 8152, username: 'ann.eth', ...status }
  }

  /** Begins a login. The visitor has not approved it yet. */
  async function begun() {
    const visitor = await all.browser()
    const { flow, url } = (await start(visitor)).body
    return { visitor, flow, url }
  }
  return { ...all, farcaster, phone, start, finish, approve, begun, newestChannel }
}

const notValid = refused(401, 'LOGIN_NOT_VALID')

describe('a login with Farcaster', () => {
  test('opens a channel for the app, and logs in the owner of the account in the signed message', async () => {
    const { begun, approve, finish, newestChannel, now, browser, start, errors } = createFarcasterServer()
    const { visitor, flow, url } = await begun()
    expect([flow, url]).toEqual([expect.stringMatching(/^[\w-]{22}$/), 'https://farcaster.xyz/~/siwf?channelToken=1'])
    expect(newestChannel()).toMatchObject({
      siweUri: app,
      domain: 'app.example',
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      expirationTime: new Date(now() + 10 * minute).toISOString(),
    })
    await approve()
    const { body } = await finish(visitor, flow)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: now() + 7 * 24 * 60 * minute,
      user: { id: expect.any(String), email: null },
      name: 'ann.eth',
    })
    expect((await visitor.call('GET', 'me')).body['logins']).toMatchObject([{ provider: 'farcaster', name: 'ann.eth' }])
    const other = await browser()
    const again = (await start(other)).body
    await approve()
    expect((await finish(other, again['flow'])).body['user']).toEqual(body['user'])
    expect(errors).toEqual([])
  })

  test('works for the account page, too', async () => {
    const { browser, start, approve, finish, newestChannel } = createFarcasterServer()
    const visitor = await browser()
    const { flow } = (await start(visitor, 'https://wallet.app.example')).body
    expect(newestChannel().domain).toBe('wallet.app.example')
    await approve()
    expect((await finish(visitor, flow)).status).toBe(200)
  })

  test('is answered with `approved: false` after 17 questions to the relay, if the phone has not signed', async () => {
    const { begun, finish, farcaster } = createFarcasterServer()
    const { visitor, flow } = await begun()
    expect(await finish(visitor, flow)).toMatchObject({ status: 200, body: { approved: false } })
    expect(farcaster.looks).toBe(17)
  })

  test('waits at most 25 seconds, also for a slow relay', async () => {
    let pass: ((milliseconds: number) => void) | undefined
    const all = createFarcasterServer({ wait: async (time) => pass?.(time + 5000) })
    pass = all.advance
    const { visitor, flow } = await all.begun()
    expect((await all.finish(visitor, flow)).body).toEqual({ approved: false })
    expect(all.farcaster.looks).toBeLessThanOrEqual(5)
  })

  test('is finished by a waiting request as soon as the phone has signed', async () => {
    let waits = 0
    const all = createFarcasterServer({
      wait: async () => {
        waits += 1
        if (waits === 3) await all.approve()
      },
    })
    const { visitor, flow } = await all.begun()
    expect((await all.finish(visitor, flow)).status).toBe(200)
    expect(waits).toBe(3)
  })

  test('asks the relay nothing more after the request was aborted', async () => {
    const all = createFarcasterServer()
    const { visitor, flow } = await all.begun()
    const left = new AbortController()
    const request = await visitor.request('POST', 'farcaster/finish', { body: { flow } })
    left.abort()
    await all.server.fetch(new Request(request, { signal: left.signal }))
    expect(all.farcaster.looks).toBe(0)
  })

  test('is finished once, also by two requests at the same time', async () => {
    const { begun, approve, finish } = createFarcasterServer()
    const { visitor, flow } = await begun()
    await approve()
    const answers = await Promise.all([finish(visitor, flow), finish(visitor, flow)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await finish(visitor, flow)).toEqual(notValid)
  })

  test('is refused in another browser, and after ten minutes', async () => {
    const { begun, approve, finish, browser, advance } = createFarcasterServer()
    const { visitor, flow } = await begun()
    await approve()
    expect(await finish(await browser(), flow)).toEqual(notValid)
    advance(10 * minute + 1)
    expect(await finish(visitor, flow)).toEqual(notValid)
  })

  test('is refused when the relay does not know the channel any more', async () => {
    const { begun, finish, farcaster } = createFarcasterServer()
    const { visitor, flow } = await begun()
    farcaster.channels.clear()
    expect(await finish(visitor, flow)).toEqual(notValid)
  })

  test('is refused for an app that is not allowed, and by a server without the settings of Farcaster', async () => {
    const { browser, start, farcaster } = createFarcasterServer()
    expect(await start(await browser(), 'https://evil.example')).toEqual(refused(403, 'APP_NOT_ALLOWED'))
    expect(farcaster.channels.size).toBe(0)
    const bare = createTestServer()
    const visitor = await bare.browser()
    expect(await start(visitor)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
    const body = { flow: 'f'.repeat(22) }
    expect(await visitor.call('POST', 'farcaster/finish', { body })).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  })
})

describe('an approval', () => {
  const other = privateKeyToAccount(generatePrivateKey())

  test.each<[string, Partial<Message> & { signer?: typeof other; status?: object }]>([
    ['with the nonce of another login', { nonce: 'a'.repeat(32) }],
    ['for another site', { domain: 'evil.example' }],
    ['with the address of another site', { uri: 'https://evil.example' }],
    ['with an address that only begins like the app', { uri: 'https://app.example.evil.example' }],
    ['for another network', { chainId: 1 }],
    ['with another statement', { statement: 'Send all my money' }],
    ['for another account', { resources: ['farcaster://fid/1'] }],
    ['for no account', { resources: ['https://app.example'] }],
    ['for two accounts', { resources: ['farcaster://fid/8152', 'farcaster://fid/1'] }],
    ['for two accounts, one of them in capital letters', { resources: ['farcaster://fid/8152', 'FARCASTER://fid/1'] }],
    ['for a fid with a leading zero', { resources: ['farcaster://fid/08152'] }],
    ['that somebody else has signed', { signer: other }],
    ['of an address that owns no account', { address: other.address, signer: other }],
    ['from the future', { issuedAt: '2026-01-01T00:06:00.000Z' }],
    ['from before the login', { issuedAt: '2025-12-31T23:54:00.000Z' }],
    ['that has expired', { expirationTime: '2025-12-31T23:59:00.000Z' }],
    ['with a time that is not in the format of RFC 3339', { issuedAt: 'now' }],
    ['with a signature of the wrong length', { status: { signature: '0x1234' } }],
    ['with a signature that is not hexadecimal', { status: { signature: 'signature' } }],
    ['without a signature', { status: { signature: undefined } }],
    ['without a message', { status: { message: undefined } }],
    ['with a message of another form', { status: { message: 'app.example wants you to sign in' } }],
  ])('%s is refused and ends the login', async (_, parts) => {
    const { begun, approve, finish, errors } = createFarcasterServer()
    const { visitor, flow } = await begun()
    await approve(parts)
    expect(await finish(visitor, flow)).toEqual(notValid)
    expect(errors.map(String)).toEqual([
      expect.stringMatching(/^ProviderFailure: A login with Farcaster was refused: the /),
    ])
    await approve()
    expect(await finish(visitor, flow)).toEqual(notValid)
  })

  test.each<[string, readonly [number, number], boolean]>([
    ['that the owner has added', [1, 2], true],
    ['that the owner has removed', [2, 2], false],
    ['that was never added', [0, 0], false],
    ['with a key of another type', [1, 1], false],
  ])('of an auth address %s is accepted or refused as the key registry says', async (_, entry, isGood) => {
    const { begun, approve, finish, farcaster } = createFarcasterServer()
    const { visitor, flow } = await begun()
    farcaster.keys[`8152 ${pad(other.address, { size: 32 }).toLowerCase()}`] = entry
    await approve({ address: other.address, signer: other })
    expect((await finish(visitor, flow)).status).toBe(isGood ? 200 : 401)
  })

  test.each([true, false])(
    'of a contract account is accepted if the contract accepts the signature (%s)',
    async (isGood) => {
      const { begun, approve, finish, farcaster } = createFarcasterServer()
      const { visitor, flow } = await begun()
      farcaster.isContractSignature = isGood
      await approve({ status: { signature: '0x1234' } })
      expect((await finish(visitor, flow)).status).toBe(isGood ? 200 : 401)
    },
  )

  test.each([
    ['ann.eth', 'ann.eth'],
    ['ann-0', 'ann-0'],
    ['Ann', 'fid 8152'],
    ['<b>', 'fid 8152'],
    ['a'.repeat(33), 'fid 8152'],
    [undefined, 'fid 8152'],
    [{ name: 'ann' }, 'fid 8152'],
  ])('with the user name %j logs in a user with the name %s', async (username, name) => {
    const { begun, approve, finish } = createFarcasterServer()
    const { visitor, flow } = await begun()
    await approve({ status: { username, fid: 1 } })
    expect((await finish(visitor, flow)).body['name']).toBe(name)
  })
})

describe('an outside service', () => {
  const unavailable = refused(503, 'PROVIDER_UNAVAILABLE')
  const faults: [string, () => Promise<Response>][] = [
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with 500', async () => new Response('key-of-the-team', { status: 500 })],
    ['answers with a page', async () => new Response('<h1>key-of-the-team</h1>')],
    ['answers with another form', async () => Response.json({ url: 7 })],
  ]

  test.each(faults)(
    'the login is unavailable if the relay %s, and the log has no text of the relay',
    async (_, fault) => {
      const { browser, start, farcaster, errors } = createFarcasterServer()
      farcaster.fault = fault
      expect(await start(await browser())).toEqual(unavailable)
      expect(errors).toHaveLength(1)
      expect(String(errors[0])).not.toContain('key-of-the-team')
    },
  )

  test.each(['http://farcaster.xyz/1', 'javascript:alert(1)', 'farcaster://1', 'no address'])(
    'the login is unavailable if the relay answers with the address %s for phones',
    async (url) => {
      const { browser, start, farcaster } = createFarcasterServer()
      farcaster.url = url
      expect(await start(await browser())).toEqual(unavailable)
    },
  )

  test('a failed question to the relay is ignored, unless it is the last question of the request', async () => {
    const { begun, approve, finish, farcaster } = createFarcasterServer()
    const { visitor, flow } = await begun()
    let faults = 0
    farcaster.fault = async () => {
      faults += 1
      return faults === 1 ? new Response('', { status: 502 }) : undefined
    }
    expect((await finish(visitor, flow)).body).toEqual({ approved: false })
    farcaster.fault = async () => new Response('', { status: 502 })
    expect(await finish(visitor, flow)).toEqual(unavailable)
    farcaster.fault = undefined
    await approve()
    expect((await finish(visitor, flow)).status).toBe(200)
  })

  test.each([
    ...faults,
    [
      'answers with an error',
      async () => Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'key-of-the-team' } }),
    ],
  ] as [string, () => Promise<Response>][])(
    'the login is unavailable if the RPC endpoint %s, and the approval can be used later',
    async (_, fault) => {
      const { begun, approve, finish, farcaster, errors } = createFarcasterServer()
      const { visitor, flow } = await begun()
      await approve()
      farcaster.fault = async (address) => (address === rpcAddress ? fault() : undefined)
      expect(await finish(visitor, flow)).toEqual(unavailable)
      expect(JSON.stringify(errors.map(String))).not.toContain('key-of-the-team')
      farcaster.fault = undefined
      expect((await finish(visitor, flow)).status).toBe(200)
    },
  )

  test('the login is unavailable if the RPC endpoint belongs to another network', async () => {
    const { begun, approve, finish, farcaster, errors } = createFarcasterServer()
    const { visitor, flow } = await begun()
    farcaster.chainId = 8453
    await approve()
    expect(await finish(visitor, flow)).toEqual(unavailable)
    expect(String(errors[0])).toContain('the RPC endpoint is not one of Optimism')
  })

  test('the approval can be used again after the store has failed', async () => {
    const { begun, approve, finish, options } = createFarcasterServer()
    const { visitor, flow } = await begun()
    await approve()
    vi.spyOn(options.wallets ?? expect.fail(), 'ensureUser').mockRejectedValueOnce(new Error('the database is gone'))
    expect((await finish(visitor, flow)).status).toBe(500)
    expect((await finish(visitor, flow)).status).toBe(200)
  })
})
