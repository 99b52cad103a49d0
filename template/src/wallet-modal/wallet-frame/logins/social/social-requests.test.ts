// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { app, createFakeWallet, otherApp } from '../../testing/fake-wallet'
import { answer, refusal, socialReturn } from '../../testing/fake-wallet-server'
import { settle } from '../../testing/fake-parent'

type FakeWallet = Awaited<ReturnType<typeof createFakeWallet>>

const over = 'This login is over. Start again'

/** Begins a login. Returns the callback's address with the provider's answer. */
async function begin({ request }: FakeWallet, origin = app): Promise<string> {
  const reply = await request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' }, origin)
  const { uri } = reply as { uri: string }
  expect(uri).toMatch(/^https:\/\/accounts\.example\/authorize\?state=/)
  return socialReturn(uri)
}

test('[C7-22] A visitor logs in with a provider and gets a wallet, without an e-mail address.', async () => {
  const wallet = await createFakeWallet()
  const { request, server } = wallet
  const uri = await begin(wallet)
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
  const user = {
    email: null,
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    chainId: 1,
    accounts: [{ address: expect.any(String), type: 'eoa' }],
    preferredAccountType: 'eoa',
  }
  expect(await request('CONNECT_SOCIAL', { uri })).toEqual({ ...user, userName: 'Ann Example' })
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: true })
  expect(await request('GET_USER', { chainId: 1 })).toEqual(user)
  expect(server.bodies[0]).toMatchObject({ provider: 'google', app })
  // The first request does not contain the verifier.
  expect(JSON.stringify(server.bodies[0])).not.toContain('verifier')
})

test('The answer of a provider can be used only once.', async () => {
  const wallet = await createFakeWallet()
  const uri = await begin(wallet)
  await wallet.request('CONNECT_SOCIAL', { uri })
  await expect(wallet.request('CONNECT_SOCIAL', { uri })).rejects.toThrow(over)
})

test.each([
  ['another site', otherApp, (uri: string) => uri],
  ['an unknown state', app, (uri: string) => uri.replace(/state=.*/, 'state=unknown')],
  ['no state', app, (uri: string) => uri.replace(/&state=.*/, '')],
  ['another host', app, (uri: string) => uri.replace('wallet.example', 'evil.example')],
  ['another path', app, (uri: string) => uri.replace('social/callback', 'social/other')],
  ['the callback of another provider', app, (uri: string) => uri.replace('callback/google', 'callback/github')],
  ['no address', app, () => 'code=abc'],
])('An answer with %s is refused, and the server gets no request.', async (_, origin, change) => {
  const wallet = await createFakeWallet()
  const uri = await begin(wallet)
  await expect(wallet.request('CONNECT_SOCIAL', { uri: change(uri) }, origin)).rejects.toThrow(over)
  expect(wallet.server.calls).not.toContain('POST social/finish')
  await wallet.request('CONNECT_SOCIAL', { uri })
})

test('A login can be finished after the frame was loaded again, but not after ten minutes.', async () => {
  const indexedDB = new IDBFactory()
  const first = await createFakeWallet({ indexedDB })
  const uri = await begin(first)
  const second = await createFakeWallet({ indexedDB, server: first.server })
  second.clock.advance(600_000)
  await expect(second.request('CONNECT_SOCIAL', { uri })).rejects.toThrow(over)
  const third = await createFakeWallet({ indexedDB, server: first.server })
  expect(await third.request('CONNECT_SOCIAL', { uri })).toMatchObject({ userName: 'Ann Example' })
})

test('Two logins at the same time do not disturb each other.', async () => {
  const wallet = await createFakeWallet()
  const [one, other] = await Promise.all([begin(wallet), begin(wallet)])
  expect(one).not.toBe(other)
  await wallet.request('CONNECT_SOCIAL', { uri: one })
  await wallet.request('CONNECT_SOCIAL', { uri: other })
})

test('If the page aborts the request, the new session ends, and nobody is logged in.', async () => {
  const wallet = await createFakeWallet()
  const { post, request, server } = wallet
  const uri = await begin(wallet)
  const leaving = new AbortController()
  const user = { id: 'user-2', email: null }
  server.next.set('POST social/finish', () => {
    leaving.abort()
    return answer({ token: 'token-late', expiresAt: wallet.clock.now() + 86_400_000, user })
  })
  await expect(post('CONNECT_SOCIAL', { uri }, { signal: leaving.signal })).rejects.toThrow(over)
  expect(server.calls.at(-1)).toBe('POST sign-out')
  expect(server.tokens.at(-1)).toBe('token-late')
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('The page gets the message of a refusal.', async () => {
  const wallet = await createFakeWallet()
  const uri = await begin(wallet)
  wallet.server.next.set('POST social/finish', () => refusal(401, 'LOGIN_DECLINED', 'You declined at Google'))
  await expect(wallet.request('CONNECT_SOCIAL', { uri })).rejects.toThrow('You declined at Google')
})

test.each(['javascript:alert(1)?state=a', 'http://accounts.example/?state=a', 'https://accounts.example/'])(
  'The page does not get the address %s of a provider, because it is not safe or has no state.',
  async (uri) => {
    const { request, server } = await createFakeWallet()
    server.next.set('POST social/start', () => answer({ uri }))
    await expect(request('GET_SOCIAL_REDIRECT_URI', { provider: 'x' })).rejects.toThrow(
      'The wallet server gave an answer that the wallet does not understand',
    )
  },
)

test('The page gets one message with the logins of the server, and no message if the server does not answer.', async () => {
  const { told } = await createFakeWallet()
  const offered = { type: '@wallet-frame/OFFERED', payload: { socials: ['google', 'x'], farcaster: true } }
  await expect.poll(() => told).toEqual([offered])
  const down = await createFakeWallet({ offered: undefined })
  // The first wallet has loaded the code that asks the server, so the second wallet asks at once.
  await settle()
  expect(down.told).toEqual([])
})
