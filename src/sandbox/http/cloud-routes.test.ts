import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bitcoinKeys } from '../bitcoin/dev-keys'
import { signBip322, signEcdsa } from '../bitcoin/sign-message'
import { devAccounts } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import { solanaKeys } from '../solana/dev-keys'
import { toBase58 } from '../solana/base58'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openPage } from '../test-support/page'

const [first, second] = devAccounts
const origin = 'http://localhost:5173'
const evm = 'eip155:31337'
const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const bitcoin = 'bip122:000000000933ea01ad0ee984209779ba'

let sandbox: Sandbox
let control: Control

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
beforeEach(() => control.post('/reset', {}))
afterAll(() => sandbox?.close())

interface Answer {
  status: number
  body: Record<string, unknown>
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { origin, ...init.headers }
  const response = await fetch(`${sandbox.endpoints.api}/auth/v1/${path}?projectId=p1&st=appkit&sv=x`, {
    ...init,
    headers,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function newNonce(): Promise<{ nonce: string; token: string }> {
  return (await ask('nonce')).body as { nonce: string; token: string }
}

function text(nonce: string, chainId: string, address: string, change: Partial<Record<string, string>> = {}): string {
  const { domain = 'localhost:5173', issuedAt = new Date().toISOString(), expires = '' } = change
  return [
    `${domain} wants you to sign in with your **blockchain** account:`,
    address,
    '',
    'Welcome',
    '',
    'URI: http://localhost:5173/',
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...(expires === '' ? [] : [`Expiration Time: ${expires}`]),
  ].join('\n')
}

async function signEvm(message: string, signer: string = first): Promise<string> {
  const hex = `0x${Buffer.from(message, 'utf8').toString('hex')}`
  return String(await rpcCall(sandbox.endpoints.rpc[evm] ?? '', 'personal_sign', [hex, signer]))
}

function authenticate(token: string, message: string, signature: string, data: object): Promise<Answer> {
  const body = JSON.stringify({ data, message, signature, clientId: null })
  return ask('authenticate', { method: 'POST', body, headers: { 'x-nonce-jwt': `Bearer ${token}` } })
}

async function signIn(): Promise<string> {
  const { nonce, token } = await newNonce()
  const message = text(nonce, evm, first)
  const data = { accountAddress: first, chainId: evm }
  return String((await authenticate(token, message, await signEvm(message), data)).body['token'])
}

const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })

test('A nonce and a signature give a session, which can be ended.', async () => {
  const token = await signIn()
  const { status, body } = await ask('me', as(token))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    address: first,
    chainId: 31337,
    chainIdNamespace: 'eip155',
    caip2Network: evm,
    domain: 'localhost:5173',
    projectIdKey: 'p1',
    exp: expect.any(Number) as number,
  })
  expect(body).not.toHaveProperty('appKitAccount')
  expect((await ask('sign-out', { method: 'POST', ...as(token) })).status).toBe(200)
  expect((await ask('me', as(token))).status).toBe(401)
})

test('The account is included on request, and keeps the metadata that an app stores.', async () => {
  const token = await signIn()
  const account = async (): Promise<unknown> => {
    const url = `${sandbox.endpoints.api}/auth/v1/me?projectId=p1&includeAppKitAccount=true`
    return (await (await fetch(url, as(token))).json()) as unknown
  }
  expect(await account()).toMatchObject({ appKitAccount: { address: first, caip2_chain: evm, metadata: {} } })
  const put = { method: 'PUT', body: '{"metadata":{"plan":"gold"}}', ...as(token) }
  expect((await ask('account-metadata', put)).status).toBe(200)
  expect(await account()).toMatchObject({ appKitAccount: { metadata: { plan: 'gold' } } })
  expect((await ask('account-metadata', { ...put, body: '{"metadata":3}' })).status).toBe(400)
})

test('Accounts on Solana, and on Bitcoin with every kind of address, can sign in.', async () => {
  const [key] = solanaKeys
  const [coin] = bitcoinKeys
  if (!key || !coin) throw new Error('The wallet has keys')
  const bytes = (message: string): Uint8Array => Buffer.from(message, 'utf8')
  const base64 = (signature: Uint8Array): string => Buffer.from(signature).toString('base64')
  const cases: readonly [string, string, (message: string) => string][] = [
    [solana, key.address, (message) => toBase58(key.sign(bytes(message)))],
    [bitcoin, coin.payment, (message) => base64(signBip322(coin, 'payment', bytes(message)))],
    [bitcoin, coin.ordinals, (message) => base64(signBip322(coin, 'ordinals', bytes(message)))],
    [bitcoin, coin.legacy, (message) => base64(signEcdsa(coin, 'legacy', bytes(message)))],
  ]
  for (const [chainId, accountAddress, sign] of cases) {
    const { nonce, token } = await newNonce()
    const message = text(nonce, chainId, accountAddress)
    const data = { accountAddress, chainId }
    expect(await authenticate(token, message, sign(`${message}!`), data)).toMatchObject({ status: 401 })
    expect(await authenticate(token, message, sign(message), data)).toMatchObject({ status: 200 })
  }
})

test.each(['deployed', 'counterfactual'] as const)('A contract account can sign in: %s.', async (kind) => {
  await control.set({ mode: 'approve', contractAccount: kind })
  const page = await openPage(sandbox.endpoints.walletScript)
  const [accountAddress] = (await page.request('eth_requestAccounts')) as [string]
  const { nonce, token } = await newNonce()
  const message = text(nonce, evm, accountAddress)
  const sign = (words: string): Promise<unknown> => page.request('personal_sign', [words, accountAddress])
  const data = { accountAddress, chainId: evm }
  expect(await authenticate(token, message, String(await sign(`${message}!`)), data)).toMatchObject({ status: 401 })
  expect(await authenticate(token, message, String(await sign(message)), data)).toMatchObject({ status: 200 })
  page.leave()
})

test('A message in the form of its namespace is read, too.', async () => {
  const { nonce, token } = await newNonce()
  const message = text(nonce, '31337', first).replace('**blockchain**', 'Ethereum')
  const data = { accountAddress: first, chainId: evm }
  expect((await authenticate(token, message, await signEvm(message), data)).status).toBe(200)
})

test('An invalid message is refused with the reason, and nobody is signed in.', async () => {
  const data = { accountAddress: first, chainId: evm }
  const past = new Date(Date.now() - 1_000).toISOString()
  const future = new Date(Date.now() + 3_600_000).toISOString()
  const cases: readonly [string, (nonce: string) => string, object][] = [
    ['The message has another nonce', () => text('abcdefgh12345678', evm, first), data],
    ['The message is for another domain', (nonce) => text(nonce, evm, first, { domain: 'evil.example' }), data],
    ['The message is not valid at this time', (nonce) => text(nonce, evm, first, { expires: past }), data],
    ['The message is from the future', (nonce) => text(nonce, evm, first, { issuedAt: future }), data],
    ['The message is no sign-in message', (nonce) => `Hello ${nonce}`, data],
    [
      'The message is for another account than the data',
      (nonce) => text(nonce, evm, first),
      { ...data, accountAddress: second },
    ],
    ['The signature is not valid', (nonce) => text(nonce, evm, second), { ...data, accountAddress: second }],
    ['The signature is not valid', (nonce) => text(nonce, 'eip155:1', first), { ...data, chainId: 'eip155:1' }],
  ]
  for (const [error, make, given] of cases) {
    const { nonce, token } = await newNonce()
    const message = make(nonce)
    expect(await authenticate(token, message, await signEvm(message), given)).toEqual({ status: 401, body: { error } })
  }
})

test('A nonce can be used once, and a missing or wrong token is refused.', async () => {
  const { nonce, token } = await newNonce()
  const message = text(nonce, evm, first)
  const data = { accountAddress: first, chainId: evm }
  const signature = await signEvm(message)
  const [one, other] = await Promise.all([1, 2].map(() => authenticate(token, message, signature, data)))
  expect([one?.status, other?.status].toSorted()).toEqual([200, 401])
  expect((await authenticate('a.b.c', message, signature, data)).body).toEqual({
    error: 'The nonce token is not valid',
  })
  expect((await ask('me')).status).toBe(401)
  expect((await ask('me', as('undefined'))).status).toBe(401)
  expect((await ask('me', as(token))).status).toBe(401)
  expect((await ask('nothing')).status).toBe(404)
})

test('Faults act on the service, and CORS allows its headers.', async () => {
  await control.post('/faults', { service: 'auth', fault: { kind: 'status', code: 503 } })
  expect((await ask('nonce')).status).toBe(503)
  expect((await fetch(`${sandbox.endpoints.api}/getAnalyticsConfig`)).status).toBe(200)
  const preflight = await fetch(`${sandbox.endpoints.api}/auth/v1/me`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
})
