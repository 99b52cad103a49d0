// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { SiwxSession } from '../../domain/sign-in/siwx'
import { buildSiwxMessage } from '../../domain/siwx/build-message'
import { eventually } from '../../testing/eventually'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createFakePlatform } from '../../testing/fake-platform'
import type { SiwxContext } from '../siwx-context'
import { createEvmSigner, createSolanaSigner } from '../siwx-verify/testing/signers'
import type { CloudSiwx } from './cloud-siwx'
import { cloudSiwx } from './cloud-siwx'
import type { SiwxKindOptions } from './kind-options'
import { without } from '../../testing/without'

const alice = createEvmSigner('alice')
const bob = createEvmSigner('bob')
const authKey = 'wallet-modal:one:siwx-auth-token'
const nonceKey = 'wallet-modal:one:siwx-nonce-token'

interface Asked {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

/** A cloud that accepts everything, unless a test answers instead. */
function createCloud() {
  let last = 0
  const asked: Asked[] = []
  const sessions = new Map<string, { chainId: string; accountAddress: string }>()
  const answers = new Map<string, () => Response | Promise<Response>>()
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  const answer = ({ path, headers, body }: Asked): Response => {
    if (path === 'nonce') return json({ nonce: `nonce000${(last += 1)}`, token: `nonce-token-${last}` })
    if (path === 'authenticate') {
      const token = `auth-token-${(last += 1)}`
      sessions.set(token, (body as { data: { chainId: string; accountAddress: string } }).data)
      return json({ token })
    }
    const data = sessions.get(headers['authorization']?.replace('Bearer ', '') ?? '')
    if (!data) return json({ error: 'The token is not valid' }, 401)
    if (path === 'me') return json({ address: data.accountAddress, caip2Network: data.chainId, exp: 2_000_000_000 })
    return json({})
  }
  const fetch = vi.fn(async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url)
    const one: Asked = {
      method,
      path: pathname.replace('/api/auth/v1/', ''),
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    asked.push(one)
    return answers.get(one.path)?.() ?? answer(one)
  })
  return { fetch, asked, answers, json, paths: () => asked.map(({ method, path }) => `${method} ${path}`) }
}

function createTest(options?: SiwxKindOptions, changes: Partial<SiwxContext> = {}) {
  const cloud = createCloud()
  const browser = createFakeBrowser()
  const openTab = () => {
    const platform = createFakePlatform({ browser, fetch: cloud.fetch })
    const context: SiwxContext = {
      platform,
      modalId: 'one',
      sessions: () => Promise.reject(new Error('not used')),
      networkOf: () => undefined,
      rpc: () => Promise.reject(new Error('not used')),
      cloud: () => ({ base: 'https://cloud.example/api', projectId: 'p1', sdkType: 'appkit', sdkVersion: 'v1' }),
      wallet: () => ({ type: 'extension', name: 'Wallet', icon: undefined }),
      clientId: () => null,
      activeNetwork: () => 'eip155:1',
      ...changes,
    }
    return { platform, siwx: cloudSiwx(options)(context) }
  }
  return { cloud, browser, openTab, ...openTab() }
}

async function signed(siwx: CloudSiwx, { address, chainId, sign } = alice): Promise<SiwxSession> {
  const message = await siwx.createMessage({ chainId, accountAddress: address })
  const data = without(message, 'toString')
  return { data, message: message.toString(), signature: sign(message.toString()) }
}

async function signedIn(options?: SiwxKindOptions) {
  const facts = createTest(options)
  const session = await signed(facts.siwx)
  await facts.siwx.addSession(session)
  return { ...facts, session }
}

test('the message has the form of the cloud in every namespace, with the whole id of the network', async () => {
  const { siwx, platform } = createTest({ statement: 'Welcome', expiration: 60_000, resources: ['https://a.example/'] })
  const solana = createSolanaSigner('carol')
  const message = await siwx.createMessage({ chainId: solana.chainId, accountAddress: solana.address })
  expect(message.toString()).toBe(
    [
      'app.example wants you to sign in with your **blockchain** account:',
      solana.address,
      '',
      'Welcome',
      '',
      'URI: https://app.example/page',
      'Version: 1',
      `Chain ID: ${solana.chainId}`,
      'Nonce: nonce0001',
      `Issued At: ${new Date(platform.now()).toISOString()}`,
      `Expiration Time: ${new Date(platform.now() + 60_000).toISOString()}`,
      'Resources:',
      '- https://a.example/',
    ].join('\n'),
  )
})

test('signing in sends the nonce’s token, the project as a parameter, the wallet, and no client id', async () => {
  const { cloud, session } = await signedIn()
  const [, authenticate] = cloud.asked
  expect(cloud.paths()).toEqual(['GET nonce', 'POST authenticate'])
  expect(authenticate?.query).toEqual({ projectId: 'p1', st: 'appkit', sv: 'v1' })
  expect(authenticate?.headers).toMatchObject({ 'x-nonce-jwt': 'Bearer nonce-token-1' })
  expect(authenticate?.body).toEqual({
    data: session.data,
    message: session.message,
    signature: session.signature,
    clientId: null,
    walletInfo: { type: 'extension', name: 'Wallet' },
  })
})

test('each modal stores its own tokens, and removes them when the visitor signs out', async () => {
  const { browser, siwx, openTab, cloud, platform } = createTest()
  const session = await signed(siwx)
  expect(browser.stored.get(nonceKey)).toBe('nonce-token-1')
  await siwx.addSession(session)
  expect(JSON.parse(browser.stored.get(authKey) ?? '')).toEqual({
    token: 'auth-token-2',
    chainId: alice.chainId,
    address: alice.address,
  })
  expect(browser.stored.has(nonceKey)).toBe(false)
  const again = openTab()
  expect(await again.siwx.getSessions(alice.chainId, alice.address)).toMatchObject([{ message: '', signature: '' }])
  await again.siwx.setSessions([])
  expect(browser.stored.size).toBe(0)
  expect(cloud.paths().at(-1)).toBe('POST sign-out')
  expect(cloud.asked.at(-1)?.headers['authorization']).toBe('Bearer auth-token-2')
  expect(JSON.stringify(platform.logged)).not.toContain('token-')
})

test('a session belongs to its account and network, and without a token no request is made', async () => {
  const { siwx, cloud } = await signedIn()
  expect(await siwx.getSessions('eip155:1', alice.address.toLowerCase())).toHaveLength(1)
  expect(await siwx.getSessions('eip155:137', alice.address)).toEqual([])
  expect(await siwx.getSessions('eip155:1', bob.address)).toEqual([])
  const fresh = createTest()
  expect(await fresh.siwx.getSessions('eip155:1', alice.address)).toEqual([])
  expect(fresh.cloud.asked).toEqual([])
  expect(cloud.asked.every(({ headers }) => headers['authorization'] !== 'Bearer undefined')).toBe(true)
})

test.each([
  ['that has ended', 200],
  ['that the cloud does not know any more', 401],
])('the token of a session %s is deleted', async (_, status) => {
  const { siwx, cloud, browser } = await signedIn()
  cloud.answers.set('me', () => cloud.json({ address: alice.address, caip2Network: 'eip155:1', exp: 1 }, status))
  expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  expect(browser.stored.has(authKey)).toBe(false)
})

test('a session ends when the cloud has said, without another request', async () => {
  const { siwx, cloud, browser, platform } = await signedIn()
  const exp = platform.now() / 1_000 + 60
  cloud.answers.set('me', () => cloud.json({ address: alice.address, caip2Network: 'eip155:1', exp }))
  const [session] = await siwx.getSessions('eip155:1', alice.address)
  expect(session?.data.expirationTime).toBe(new Date(exp * 1_000).toISOString())
  expect(JSON.parse(browser.stored.get(authKey) ?? '')).toMatchObject({ endsAt: exp * 1_000 })
  const count = cloud.asked.length
  await platform.advance(60_000)
  expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  expect([browser.stored.has(authKey), cloud.asked.length]).toEqual([false, count])
})

test('the visitor stays signed in when the cloud fails, or its answer is invalid', async () => {
  const { siwx, cloud, browser, platform } = await signedIn()
  const failures: (() => Response | Promise<Response>)[] = [
    () => cloud.json({}, 503),
    () => cloud.json({}, 429),
    () => cloud.json({}, 404),
    () => cloud.json({ address: alice.address, caip2Network: 'eip155:1', exp: 1e300 }),
    () => Promise.reject(new TypeError('no network')),
  ]
  for (const failure of failures) {
    cloud.answers.set('me', failure)
    await expect(siwx.getSessions('eip155:1', alice.address)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  }
  expect(browser.stored.has(authKey)).toBe(true)
  expect(platform.logged.map(({ level }) => level)).toEqual(failures.map(() => 'warn'))
  cloud.answers.clear()
  expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
})

test('invalid answers: their text is quoted, shortened, and nothing is stored', async () => {
  const { siwx, cloud, browser } = createTest()
  const session = await signed(siwx)
  cloud.answers.set('authenticate', () => new Response(`<h1>Sign in to this network</h1>${'x'.repeat(1_000)}`))
  const error: unknown = await siwx.addSession(session).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'SIGN_IN_UNAVAILABLE', details: expect.stringMatching(/^<h1>Sign in/) as string })
  expect((error as { details: string }).details.length).toBeLessThanOrEqual(200)
  cloud.answers.set('authenticate', () => cloud.json({ token: 'with a space' }))
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  cloud.answers.set('nonce', () => cloud.json({ nonce: 'short', token: 't' }))
  await expect(signed(siwx)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  expect(browser.stored.has(authKey)).toBe(false)
})

test('the status counts: a refusal has the cloud’s reason, a failure may be tried again', async () => {
  const { siwx, cloud } = createTest()
  const session = await signed(siwx)
  cloud.answers.set('authenticate', () => cloud.json({ error: 'The nonce was used before' }, 401))
  await expect(siwx.addSession(session)).rejects.toMatchObject({
    code: 'SIGN_IN_REFUSED',
    details: 'The nonce was used before',
  })
  for (const status of [500, 429]) {
    cloud.answers.set('authenticate', () => cloud.json({ token: 'looks-good' }, status))
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
  }
  cloud.answers.clear()
  await siwx.addSession(session)
})

test('messages for another page, account or time are not even sent', async () => {
  const { siwx, cloud, platform } = createTest({ expiration: 60_000 })
  const session = await signed(siwx)
  const { data } = session
  const wrong: SiwxSession[] = [
    { ...session, message: buildSiwxMessage({ ...data, domain: 'evil.example', uri: 'https://evil.example/' }) },
    { ...session, data: { ...data, accountAddress: bob.address } },
    { ...session, data: { ...data, chainId: 'eip155:10' } },
    { ...session, message: `${session.message}\n` },
  ]
  for (const one of wrong) await expect(siwx.addSession(one)).rejects.toMatchObject({ code: 'SIWX_MESSAGE_NOT_VALID' })
  await platform.advance(60_000)
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIWX_MESSAGE_NOT_VALID' })
  expect(cloud.paths()).toEqual(['GET nonce'])
})

test('no two messages with one nonce', async () => {
  const { siwx, cloud } = createTest()
  cloud.answers.set('nonce', () => cloud.json({ nonce: 'abcdefgh12345678', token: 't' }))
  await signed(siwx)
  await expect(signed(siwx)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
})

test('each of several messages is sent with the token of its nonce', async () => {
  const { siwx, cloud } = createTest()
  const first = await signed(siwx)
  await signed(siwx)
  await siwx.addSession(first)
  expect(cloud.asked.at(-1)?.headers['x-nonce-jwt']).toBe('Bearer nonce-token-1')
})

test('a message in the format of its namespace, as signed in a pairing, is sent unchanged', async () => {
  const { siwx, cloud } = createTest()
  const asked = without(await siwx.createMessage({ chainId: 'eip155:1', accountAddress: '' }), 'toString')
  const data = { ...asked, accountAddress: alice.address }
  const message = buildSiwxMessage(data)
  await siwx.setSessions([{ data, message, signature: alice.sign(message) }])
  expect(cloud.asked.at(-1)?.body).toMatchObject({ message })
})

test('of several sessions that of the active network is kept, else the first', async () => {
  const { siwx, cloud } = createTest()
  const other = await signed(siwx, { ...alice, chainId: 'eip155:137' })
  const active = await signed(siwx)
  await siwx.setSessions([other, active])
  expect(cloud.asked.at(-1)?.body).toMatchObject({ data: { chainId: 'eip155:1' } })
  const third = await signed(siwx, { ...alice, chainId: 'eip155:10' })
  await siwx.setSessions([third])
  expect(cloud.asked.at(-1)?.body).toMatchObject({ data: { chainId: 'eip155:10' } })
})

test('revoking ends the session of that account on that network, and no other', async () => {
  const { siwx, browser, cloud } = await signedIn()
  await siwx.revokeSession('eip155:10', alice.address)
  await siwx.revokeSession('eip155:1', bob.address)
  expect(browser.stored.has(authKey)).toBe(true)
  await siwx.revokeSession('eip155:1', alice.address)
  expect(browser.stored.has(authKey)).toBe(false)
  expect(cloud.paths().at(-1)).toBe('POST sign-out')
})

test('signing out works without the cloud, and a sign-in that was under way does not come after it', async () => {
  const { siwx, cloud, browser } = await signedIn()
  cloud.answers.set('sign-out', () => cloud.json({}, 500))
  await siwx.setSessions([])
  expect(browser.stored.size).toBe(0)
  const session = await signed(siwx)
  let answer: (response: Response) => void = () => {}
  cloud.answers.set('authenticate', () => new Promise((resolve) => (answer = resolve)))
  const adding = siwx.addSession(session)
  await eventually(() => expect(cloud.paths().at(-1)).toBe('POST authenticate'))
  await siwx.setSessions([])
  answer(cloud.json({ token: 'late-token' }))
  await expect(adding).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  expect(browser.stored.has(authKey)).toBe(false)
  expect(cloud.asked.at(-1)).toMatchObject({ path: 'sign-out', headers: { authorization: 'Bearer late-token' } })
})

test('revoking gives up a sign-in of that account that is under way, beside the session of another network', async () => {
  const { siwx, cloud, browser } = await signedIn()
  const other = await signed(siwx, { ...alice, chainId: 'eip155:10' })
  let answer: (response: Response) => void = () => {}
  cloud.answers.set('authenticate', () => new Promise((resolve) => (answer = resolve)))
  const adding = siwx.addSession(other)
  await eventually(() => expect(cloud.paths().at(-1)).toBe('POST authenticate'))
  await siwx.revokeSession('eip155:10', alice.address)
  answer(cloud.json({ token: 'late-token' }))
  await expect(adding).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  expect(browser.stored.get(authKey)).toContain('auth-token-2')
  expect(cloud.asked.at(-1)).toMatchObject({ path: 'sign-out', headers: { authorization: 'Bearer late-token' } })
})

test('the account and what the app keeps of it; without a session “Not authenticated”', async () => {
  const { siwx, cloud } = await signedIn()
  expect(await siwx.getSessionAccount()).toMatchObject({ address: alice.address, caip2Network: 'eip155:1' })
  expect(cloud.asked.at(-1)?.query).toEqual({
    projectId: 'p1',
    st: 'appkit',
    sv: 'v1',
    includeAppKitAccount: 'true',
  })
  await siwx.setSessionAccountMetadata({ plan: 'gold' })
  expect(cloud.asked.at(-1)).toMatchObject({
    method: 'PUT',
    path: 'account-metadata',
    body: { metadata: { plan: 'gold' } },
  })
  await siwx.setSessions([])
  const count = cloud.asked.length
  await expect(siwx.getSessionAccount()).rejects.toMatchObject({ shortMessage: 'Not authenticated' })
  await expect(siwx.setSessionAccountMetadata(null)).rejects.toMatchObject({ shortMessage: 'Not authenticated' })
  expect(cloud.asked).toHaveLength(count)
})

test('listeners hear of sign-in and sign-out, and other tabs too', async () => {
  const { siwx, openTab } = createTest()
  const heard: (SiwxSession | undefined)[] = []
  const stop = siwx.on('sessionChanged', (session) => void heard.push(session))
  const other = openTab()
  const changed = vi.fn()
  const stopFollowing = other.siwx.follow(changed)
  siwx.follow(() => {})
  const session = await signed(siwx)
  await siwx.addSession(session)
  await eventually(() => expect(changed).toHaveBeenCalledTimes(1))
  await siwx.setSessions([])
  expect(heard).toEqual([session, undefined])
  stop()
  stopFollowing()
  await siwx.addSession(await signed(siwx))
  expect(heard).toHaveLength(2)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('where nothing can be stored, a session lasts as long as the page', async () => {
  const { siwx, browser } = createTest()
  browser.keyValue.set = () => {}
  expect(siwx.isSaved()).toBe(true)
  await siwx.addSession(await signed(siwx))
  expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  expect(siwx.isSaved()).toBe(false)
  await siwx.setSessions([])
  expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
  expect(siwx.isSaved()).toBe(true)
})

test('without a project there is no cloud to ask; required unless told otherwise', async () => {
  const { siwx } = createTest({}, { cloud: () => undefined })
  await expect(siwx.createMessage({ chainId: 'eip155:1', accountAddress: alice.address })).rejects.toMatchObject({
    code: 'SIGN_IN_UNAVAILABLE',
    hint: 'Pass a projectId to createWalletModal',
  })
  expect(siwx.getRequired()).toBe(true)
  expect(createTest({ required: false }).siwx.getRequired()).toBe(false)
})
