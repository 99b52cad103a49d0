// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { SiwxMessageData } from '../domain/sign-in/siwx'
import { buildSiwxMessage } from '../domain/siwx/build-message'
import {
  createBitcoinSigner,
  createEvmSigner,
  createLegacyBitcoinSigner,
  createSolanaSigner,
} from '../services/siwx-verify/testing/signers'
import { Refusal } from './http/refusal'
import type { ServerSession } from './session'
import { createTestServer } from './testing/create-test-server'

const minute = 60_000
const alice = createEvmSigner('alice')

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: { code, message: expect.stringMatching(/\w{3}/) } } })

describe('a visitor signs in', () => {
  test.each([
    ['Ethereum', alice],
    ['Solana', createSolanaSigner('alice')],
    ['Bitcoin, BIP-322', createBitcoinSigner('alice', 'p2tr')],
    ['Bitcoin, BIP-137', createLegacyBitcoinSigner('alice', 'p2pkh')],
  ])('with an account on %s', async (_, signer) => {
    const { server, visitor } = createTestServer()
    const browser = visitor()
    expect(await browser.call('GET', 'session')).toMatchObject({ status: 200, body: { session: null } })
    const { status, body, headers } = await browser.signIn(signer)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        session: {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          chainId: signer.chainId,
          address: signer.address,
          signedInAt: '2026-01-01T00:00:00.000Z',
          expiresAt: '2026-01-08T00:00:00.000Z',
        },
      },
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-wallet-session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await browser.call('GET', 'session')).body).toEqual(body)
    const request = new Request('https://app.example/orders', { headers: { cookie: browser.cookie ?? '' } })
    expect(await server.session(request)).toEqual(body['session'])
    expect(await server.session({ headers: request.headers })).toEqual(body['session'])
    expect(await server.session(new Request('https://app.example/orders'))).toBeUndefined()
  })

  test('and the app’s hook is called with the message', async () => {
    const onSignIn = vi.fn()
    const browser = createTestServer({ onSignIn }).visitor()
    const { body } = await browser.signIn(alice, { resources: ['https://app.example/terms'] })
    expect(onSignIn.mock.calls).toEqual([
      [body['session'], expect.objectContaining({ resources: ['https://app.example/terms'] })],
    ])
  })

  test('not when the hook of the app turns the account away, and who was signed in before still is', async () => {
    const bob = createEvmSigner('bob')
    const onSignIn = ({ address }: ServerSession) => {
      if (address === bob.address) throw new Refusal('ACCOUNT_NOT_ALLOWED', 'This account is closed')
    }
    const { visitor, errors } = createTestServer({ onSignIn })
    const browser = visitor()
    const { body } = await browser.signIn(alice)
    expect(await browser.signIn(bob)).toMatchObject({
      status: 403,
      body: { error: { code: 'ACCOUNT_NOT_ALLOWED', message: 'This account is closed' } },
    })
    expect((await browser.call('GET', 'session')).body).toEqual(body)
    expect(errors).toEqual([])
  })

  test('not when the hook of the app fails', async () => {
    const onSignIn = () => Promise.reject(new Error('no such customer'))
    const { visitor, errors, store } = createTestServer({ onSignIn })
    const addMember = vi.spyOn(store, 'addMember')
    const browser = visitor()
    expect(await browser.signIn(alice)).toEqual(refused(500, 'UNEXPECTED'))
    expect(browser.cookie).toBeUndefined()
    expect(errors).toEqual([new Error('no such customer')])
    const members = await Promise.all(addMember.mock.calls.map(([set]) => store.members(set)))
    expect(members).toEqual([[]])
  })
})

describe('a message is refused', () => {
  const wrong: [what: string, changes: Partial<SiwxMessageData>, status: number, code: string][] = [
    ['for another domain', { domain: 'evil.example' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for a subdomain', { domain: 'www.app.example' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for the domain above', { domain: 'example' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for a domain that begins like it', { domain: 'app.example.evil.example' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for another port', { domain: 'app.example:8443' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for a page of another scheme', { uri: 'http://app.example/account' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for a page of another port', { uri: 'https://app.example:8443/account' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for a page of another site', { uri: 'https://app.example.evil.example/' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for a page with a user name', { uri: 'https://app.example@evil.example/' }, 401, 'DOMAIN_NOT_ALLOWED'],
    ['for another chain', { chainId: 'eip155:137' }, 401, 'CHAIN_NOT_ALLOWED'],
    ['with an unknown nonce', { nonce: 'abcdefgh12345678' }, 401, 'NONCE_NOT_KNOWN'],
    ['issued in the future', { issuedAt: '2026-01-01T00:01:01Z' }, 401, 'MESSAGE_NOT_TIMELY'],
    ['that is not valid yet', { notBefore: '2026-01-01T00:01:01Z' }, 401, 'MESSAGE_NOT_TIMELY'],
    ['that has expired', { expirationTime: '2026-01-01T00:00:00Z' }, 401, 'MESSAGE_NOT_TIMELY'],
    ['without the statement', {}, 401, 'STATEMENT_NOT_EXPECTED'],
    ['with another statement', { statement: 'I accept the Terms' }, 401, 'STATEMENT_NOT_EXPECTED'],
  ]
  test.each(wrong)('%s', async (_, changes, status, code) => {
    const isAboutStatement = code === 'STATEMENT_NOT_EXPECTED'
    const { visitor } = createTestServer(isAboutStatement ? { statement: 'I accept the terms' } : {})
    const browser = visitor()
    expect(await browser.signIn(alice, changes)).toEqual(refused(status, code))
    expect(browser.cookie).toBeUndefined()
    expect((await browser.call('GET', 'session')).body).toEqual({ session: null })
  })

  test.each([
    ['an extra line', (text: string) => `${text}\nAdmin: yes`],
    ['Windows line breaks', (text: string) => text.split('\n').join('\r\n')],
    ['another order', (text: string) => text.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
    ['an address without its checksum', (text: string) => text.replace(alice.address, alice.address.toLowerCase())],
    [
      'the words of another form',
      (text: string) => text.replace('Ethereum', '**blockchain**').replace(': 1\nN', ': eip155:1\nN'),
    ],
  ])('with %s, though it is signed', async (_, change) => {
    const browser = createTestServer().visitor()
    const message = change(buildSiwxMessage(await browser.message(alice)))
    const answer = await browser.call('POST', 'verify', { body: { message, signature: alice.sign(message) } })
    expect(answer).toEqual(refused(400, 'MESSAGE_NOT_VALID'))
  })

  test('of a page of the app, sent by another page of the app', async () => {
    const { visitor } = createTestServer({ origins: ['https://app.example', 'https://admin.example'] })
    expect((await visitor('https://admin.example').signIn(alice)).status).toBe(200)
    const answer = await visitor('https://admin.example').signIn(alice, {
      domain: 'app.example',
      uri: 'https://app.example/',
    })
    expect(answer).toEqual(refused(401, 'DOMAIN_NOT_ALLOWED'))
  })

  test('ten minutes after its nonce was made, and not within a minute of a clock that is ahead', async () => {
    const { visitor, advance } = createTestServer()
    const browser = visitor()
    const nonce = await browser.nonce()
    advance(10 * minute)
    expect(await browser.signIn(alice, { nonce })).toEqual(refused(401, 'NONCE_NOT_KNOWN'))
    expect((await browser.signIn(alice, { issuedAt: '2026-01-01T00:11:00Z' })).status).toBe(200)
  })
})

describe('the statement of a phone that pairs and signs in at once', () => {
  const statement = 'I accept the terms.'
  const methods = { 'request/personal_sign': [{}], 'request/eth_sign': [{}] }
  const recap = `urn:recap:${btoa(JSON.stringify({ att: { eip155: methods } })).replace(/=+$/, '')}`
  const allowing =
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sign', 'personal_sign' for 'eip155'."
  const send = (changes: Partial<SiwxMessageData>) => createTestServer({ statement }).visitor().signIn(alice, changes)

  test('may end with the sentence for the permissions in the last resource', async () => {
    const resources = ['https://app.example/terms', recap]
    expect((await send({ statement: `${statement} ${allowing}`, resources })).status).toBe(200)
    expect((await send({ statement, resources })).status).toBe(200)
  })

  test.each<[string, Partial<SiwxMessageData>]>([
    ['nothing that explains it', { statement: `${statement} ${allowing}` }],
    [
      'what explains it in another place',
      { statement: `${statement} ${allowing}`, resources: [recap, 'https://a.example'] },
    ],
    ['a resource that allows less', { statement: `${statement} ${allowing}`, resources: ['urn:recap:eyJhdHQiOnt9fQ'] }],
    ['a resource that cannot be read', { statement: `${statement} ${allowing}`, resources: ['urn:recap:no'] }],
    ['more words at the end', { statement: `${statement} ${allowing} And more.`, resources: [recap] }],
    ['more words in between', { statement: `${statement} And more. ${allowing}`, resources: [recap] }],
    ['other words in front', { statement: `I accept nothing. ${allowing}`, resources: [recap] }],
    ['no statement', { statement: allowing, resources: [recap] }],
  ])('is refused with %s', async (_, changes) => {
    expect(await send(changes)).toEqual(refused(401, 'STATEMENT_NOT_EXPECTED'))
  })
})

describe('a signature is refused', () => {
  const message = async (browser: ReturnType<ReturnType<typeof createTestServer>['visitor']>) =>
    buildSiwxMessage(await browser.message(alice))

  test.each([
    ['of another account', (text: string) => createEvmSigner('bob').sign(text)],
    ['of another text', (text: string) => alice.sign(text.replace('/account', '/other'))],
    [
      'with a changed byte',
      (text: string) => alice.sign(text).replace(/^0x(.)/, (_, digit) => `0x${digit === '1' ? '2' : '1'}`),
    ],
    ['in capitals', (text: string) => `0x${alice.sign(text).slice(2).toUpperCase()}`],
    ['cut short', (text: string) => alice.sign(text).slice(0, -2)],
    ['that is none', () => 'yes'],
  ])('%s, and uses the nonce up', async (_, sign) => {
    const browser = createTestServer().visitor()
    const text = await message(browser)
    const send = (signature: string) => browser.call('POST', 'verify', { body: { message: text, signature } })
    expect(await send(sign(text))).toEqual(refused(401, 'SIGNATURE_NOT_VALID'))
    expect(await send(alice.sign(text))).toEqual(refused(401, 'NONCE_NOT_KNOWN'))
    expect(browser.cookie).toBeUndefined()
  })

  test('the second time', async () => {
    const { visitor } = createTestServer()
    const [browser, thief] = [visitor(), visitor()]
    const text = await message(browser)
    const body = { message: text, signature: alice.sign(text) }
    expect((await browser.call('POST', 'verify', { body })).status).toBe(200)
    expect(await thief.call('POST', 'verify', { body })).toEqual(refused(401, 'NONCE_NOT_KNOWN'))
    expect(await thief.signIn(alice, { nonce: /Nonce: (\w+)/.exec(text)?.[1] ?? '' })).toEqual(
      refused(401, 'NONCE_NOT_KNOWN'),
    )
    expect(thief.cookie).toBeUndefined()
  })

  test('all but once of a hundred times at once', async () => {
    const { visitor } = createTestServer({ rateLimits: { attempts: { count: 1000, within: minute } } })
    const text = await message(visitor())
    const body = { message: text, signature: alice.sign(text) }
    const browsers = Array.from({ length: 100 }, () => visitor())
    const answers = await Promise.all(browsers.map((browser) => browser.call('POST', 'verify', { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [winner] = browsers.filter(({ cookie }) => cookie !== undefined)
    expect((await winner?.call('GET', 'sessions'))?.body['sessions']).toHaveLength(1)
  })
})

test.each([
  ['nothing', ''],
  ['no JSON', 'message=1'],
  ['a list', []],
  ['no signature', { message: 'text' }],
  ['an empty signature', { message: 'text', signature: '' }],
  ['a number', { message: 1, signature: '0x' }],
  ['more than that', { message: 'text', signature: '0x', address: alice.address }],
  ['bytes that are no text', '\ud800'],
])('a body of %s is refused', async (_, body) => {
  const { visitor, errors } = createTestServer()
  expect(await visitor().call('POST', 'verify', { body })).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  expect(errors).toEqual([])
})
