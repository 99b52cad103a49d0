import { createAppClient, createWalletClient, viemConnector } from '@farcaster/auth-client'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseEndpoints } from '../endpoints'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'

const domain = 'localhost:5174'
const siweUri = 'http://localhost:5174/'
/** The key of Ann's custody address. Every anvil has this development account. */
const annKey = '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e'

interface SignedMessage {
  message?: string
  signature?: `0x${string}`
}

let sandbox: Sandbox
let control: Control
let app: ReturnType<typeof createAppClient>
let wallet: ReturnType<typeof createWalletClient>

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
  const { relay, rpc } = sandbox.endpoints.farcaster
  const ethereum = viemConnector({ rpcUrl: rpc })
  app = createAppClient({ relay, ethereum })
  wallet = createWalletClient({ relay, ethereum })
})
afterEach(async () => {
  vi.useRealTimers()
  await control.post('/reset', {})
})
afterAll(() => sandbox?.close())

const fault = (value: unknown) => control.post('/faults', { service: 'farcaster', fault: value })

async function open(changes: { nonce?: string; acceptAuthAddress?: boolean } = {}) {
  const { response, data } = await app.createChannel({ siweUri, domain, ...changes })
  expect(response?.status).toBe(201)
  return data ?? expect.fail('There is no channel')
}

/** Presses a button of the phone page. */
async function choose(url: string, person: string): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ person }) })
}

async function statusOf(channelToken: string) {
  const { response, data } = await app.status({ channelToken })
  return { status: response?.status, ...data }
}

/** Checks the answer about a completed channel with Farcaster's published client. Returns its error as a text, or its verdict. */
async function verdictOn(nonce: string, { message = '', signature = '0x' }: SignedMessage, acceptAuthAddress = true) {
  const verdict = await app.verifySignInMessage({ nonce, domain, message, signature, acceptAuthAddress })
  return verdict.isError ? String(verdict.error?.message) : verdict
}

test.each([
  ['ann', 20_001, 'custody'],
  ['ben', 20_002, 'authAddress'],
])(
  'An app with the published client logs %s in after the approval on the phone page',
  async (person, fid, authMethod) => {
    const { channelToken, url, nonce } = await open({ acceptAuthAddress: true })
    expect(await statusOf(channelToken)).toMatchObject({ status: 202, state: 'pending', nonce, url })
    const page = await (await choose(url, person)).text()
    expect(page).toContain(`at ${domain}`)
    const completed = await statusOf(channelToken)
    expect(completed).toMatchObject({ status: 200, state: 'completed', nonce, fid, username: person, authMethod })
    expect(completed.signatureParams).toEqual({ siweUri, domain, nonce })
    expect(await verdictOn(nonce, completed)).toMatchObject({ success: true, fid, authMethod })
  },
)

test('Ben signs with his custody address if the app has not set acceptAuthAddress', async () => {
  const { channelToken, url, nonce } = await open()
  await choose(url, 'ben')
  const completed = await statusOf(channelToken)
  expect(completed).toMatchObject({ fid: 20_002, authMethod: 'custody' })
  expect(await verdictOn(nonce, completed, false)).toMatchObject({ success: true, fid: 20_002 })
})

test('A wallet with the published client approves a channel whose nonce the app has chosen', async () => {
  const nonce = 'nonce0of0the0app'
  const { url } = await open({ nonce })
  const { channelToken } = wallet.parseSignInURI({ uri: url })
  const account = privateKeyToAccount(annKey)
  const { message = '' } = wallet.buildSignInMessage({
    address: account.address,
    fid: 20_001,
    domain,
    uri: siweUri,
    nonce,
  })
  const signature = await account.signMessage({ message })
  const approval = { channelToken, authKey: 'any', fid: 20_001, message, signature, username: 'ann', bio: 'b' }
  expect((await wallet.authenticate(approval)).response?.status).toBe(201)
  const completed = await statusOf(channelToken)
  expect(completed).toMatchObject({ state: 'completed', nonce, message, signature, custody: account.address })
  expect(await verdictOn(nonce, completed)).toMatchObject({ success: true, fid: 20_001 })
})

test('The relay forgets a completed channel after it has told the app', async () => {
  const { channelToken, url } = await open()
  await choose(url, 'ann')
  expect(await statusOf(channelToken)).toMatchObject({ status: 200 })
  expect(await statusOf(channelToken)).toMatchObject({ status: 401, error: 'Unauthorized' })
})

test('A reset of the sandbox ends the channels', async () => {
  const { channelToken } = await open()
  await control.post('/reset', {})
  expect(await statusOf(channelToken)).toMatchObject({ status: 401 })
})

test('After a visitor has declined, nothing is signed and the channel stays pending', async () => {
  const { channelToken, url } = await open()
  expect(await (await choose(url, 'decline')).text()).toContain('You have signed nothing.')
  expect(await statusOf(channelToken)).toMatchObject({ status: 202, state: 'pending' })
})

test('The phone page shows the domain and two people, and answers 404 for an unknown channel', async () => {
  const { url } = await open()
  const page = await fetch(url)
  const text = await page.text()
  expect(text).toContain(`${domain} asks who you are`)
  const ids = [...text.matchAll(/data-testid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['farcaster-person-ann', 'farcaster-person-ben', 'farcaster-decline'])
  expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  const unknown = await fetch(`${url}0`)
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Ask the app for another one')])
  const refused = await choose(url, 'cleo')
  expect([refused.status, await refused.json()]).toEqual([400, { error: 'person must be ann, ben or decline' }])
  const put = await fetch(url, { method: 'PUT' })
  expect([put.status, await put.json()]).toEqual([405, { error: 'The phone page takes GET and POST' }])
})

test('A channel ends after ten minutes for the app, the phone page and a wallet', async () => {
  const { channelToken, url } = await open()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 599_000 })
  expect(await statusOf(channelToken)).toMatchObject({ status: 202 })
  vi.setSystemTime(Date.now() + 1_001)
  expect(await statusOf(channelToken)).toMatchObject({ status: 401 })
  expect((await fetch(url)).status).toBe(404)
  const approval = { channelToken, authKey: 'any', fid: 1, message: 'm', signature: '0x00' } as const
  expect((await wallet.authenticate(approval)).response?.status).toBe(401)
})

test('The signed message has the times and the request id that the app has asked for', async () => {
  const times = { notBefore: '2026-01-01T00:00:00.000Z', expirationTime: '2099-01-01T00:00:00.000Z', requestId: 'r1' }
  const { data } = await app.createChannel({ siweUri, domain, ...times })
  await choose(data?.url ?? '', 'ann')
  const completed = await statusOf(data?.channelToken ?? '')
  const lines = ['Expiration Time: 2099-01-01T00:00:00.000Z', 'Not Before: 2026-01-01T00:00:00.000Z', 'Request ID: r1']
  expect(completed.message).toContain(`${lines.join('\n')}\nResources:\n- farcaster://fid/20001`)
  expect(await verdictOn(data?.nonce ?? '', completed)).toMatchObject({ success: true })
})

describe('A relay that changes the approval', () => {
  test.each([
    ['otherNonce', 'Invalid nonce'],
    ['otherDomain', 'Invalid domain'],
    ['otherSigner', 'is not an auth address or owner of fid 20001'],
    ['otherFid', 'is not an auth address or owner of fid 20002'],
    ['otherSignature', 'Failed to verify message'],
  ])('parameters: the published client refuses an approval with the fault %s', async (kind, reason) => {
    expect((await fault({ kind })).status).toBe(200)
    const { channelToken, url, nonce } = await open()
    await choose(url, 'ann')
    const completed = await statusOf(channelToken)
    expect(completed).toMatchObject({ state: 'completed', nonce })
    expect(await verdictOn(nonce, completed)).toContain(reason)
  })
})

test('parameters: with the fault expired, the relay knows no channel', async () => {
  const { channelToken, url } = await open()
  await fault({ kind: 'expired' })
  await choose(url, 'ann')
  expect(await statusOf(channelToken)).toMatchObject({ status: 401 })
  await fault(null)
  expect(await statusOf(channelToken)).toMatchObject({ status: 200 })
})

test('parameters: the faults down, slow and mute change the relay and the registries, but not the phone page', async () => {
  const { channelToken, url, nonce } = await open()
  await choose(url, 'ann')
  await fault({ kind: 'down' })
  expect(await statusOf(channelToken)).toMatchObject({ status: 503 })
  expect((await fetch(url)).status).toBe(200)
  await fault({ kind: 'slow', ms: 60 })
  const start = performance.now()
  const completed = await statusOf(channelToken)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  await fault({ kind: 'mute' })
  const { relay } = sandbox.endpoints.farcaster
  const signal = AbortSignal.timeout(150)
  await expect(fetch(`${relay}/v1/channel/status`, { signal })).rejects.toThrow(/timeout/)
  await control.post('/reset', {})
  expect(await verdictOn(nonce, completed)).toMatchObject({ success: true })
})

test.each([{ kind: 'noEmail' }, { kind: 'otherState' }, {}])(
  'The control API refuses the fault %j and names the possible faults',
  async (value) => {
    const answer = await fault(value)
    const kinds = 'slow, down, mute, expired, otherNonce, otherDomain, otherSigner, otherFid, otherSignature'
    expect(answer).toMatchObject({ status: 400, body: { error: `kind must be ${kinds}` } })
  },
)

async function post(path: string, body: unknown, headers = {}): Promise<unknown> {
  const answer = await fetch(sandbox.endpoints.farcaster.relay + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return [answer.status, await answer.json()]
}

test('The relay refuses an approval without a key, without a channel, or with a wrong field', async () => {
  const { channelToken } = await open()
  const headers = { authorization: `Bearer ${channelToken}`, 'x-farcaster-auth-relay-key': 'any' }
  const approval = { message: 'm', signature: '0x00', fid: 1 }
  const path = '/v1/channel/authenticate'
  const refused = [401, { error: 'Unauthorized' }]
  expect(await post(path, approval, { ...headers, 'x-farcaster-auth-relay-key': '' })).toEqual(refused)
  expect(await post(path, approval, { ...headers, authorization: 'Bearer unknown' })).toEqual(refused)
  expect(await post(path, approval, { ...headers, authorization: '' })).toEqual(refused)
  const error = 'Validation error: fid is missing, unknown or has a wrong form'
  expect(await post(path, { ...approval, fid: '1' }, headers)).toEqual([400, { error }])
  expect(await statusOf(channelToken)).toMatchObject({ status: 202 })
  expect(await post('/v1/channels', {})).toEqual([
    404,
    { error: 'The Farcaster relay does not answer POST /v1/channels' },
  ])
})

test('The RPC address of the registries answers single calls and batches', async () => {
  const call = { jsonrpc: '2.0', id: 7, method: 'eth_chainId' }
  const answer = { jsonrpc: '2.0', id: 7, result: '0xa' }
  expect(await post('/rpc', call)).toEqual([200, answer])
  expect(await post('/rpc', [call, call])).toEqual([200, [answer, answer]])
})

test('The key registry has no key for the custody address of a fid or for the auth address of another fid', async () => {
  const { isValidAuthAddress, getFid } = viemConnector({ rpcUrl: sandbox.endpoints.farcaster.rpc })
  const [ben, second] = [
    '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
    '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  ] as const
  expect(await isValidAuthAddress(second, 20_002n)).toBe(true)
  expect(await isValidAuthAddress(second, 20_001n)).toBe(false)
  expect(await isValidAuthAddress(ben, 20_002n)).toBe(false)
  expect(await getFid(ben)).toBe(20_002n)
  expect(await getFid(second)).toBe(0n)
})

test('parseEndpoints refuses endpoints without the relay or the registries', () => {
  for (const name of ['relay', 'rpc']) {
    const farcaster = { ...sandbox.endpoints.farcaster, [name]: 'nowhere' }
    const text = JSON.stringify({ ...sandbox.endpoints, farcaster })
    expect(() => parseEndpoints(text)).toThrow('does not hold the endpoints of a sandbox')
  }
  expect(parseEndpoints(JSON.stringify(sandbox.endpoints))).toEqual(sandbox.endpoints)
})

test('The log of requests leaves the tokens of channels out', async () => {
  const { channelToken } = await open()
  await statusOf(channelToken)
  const log = await control.get('/requests-log')
  expect(log).toContainEqual(expect.objectContaining({ service: 'farcaster', path: '/farcaster/v1/channel/status' }))
  expect(JSON.stringify(log)).not.toContain(channelToken)
})
