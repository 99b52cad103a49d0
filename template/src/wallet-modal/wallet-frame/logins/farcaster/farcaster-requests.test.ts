// @vitest-environment node
import { expect, test } from 'vitest'
import { app, createFakeWallet, otherApp } from '../../testing/fake-wallet'
import { answer } from '../../testing/fake-wallet-server'

const url = 'https://farcaster.example/~/siwf?channelToken=abc'
const over = 'The code is over. Start again'

test('[C7-23] A visitor approves the login on the phone after some time, and gets a wallet.', async () => {
  const { request, server } = await createFakeWallet()
  expect(await request('GET_FARCASTER_URI')).toEqual({ url })
  server.approvals.push(false, false, true)
  expect(await request('CONNECT_FARCASTER')).toEqual({ userName: 'ann.eth' })
  expect(server.bodies[0]).toEqual({ app })
  expect(server.calls.filter((call) => call === 'POST farcaster/finish')).toHaveLength(3)
  expect(await request('GET_USER', { chainId: 1 })).toMatchObject({ email: null, chainId: 1 })
})

test('Only the site that has asked for a channel can wait for its approval, and a channel logs in once.', async () => {
  const { request } = await createFakeWallet()
  await expect(request('CONNECT_FARCASTER')).rejects.toThrow(over)
  await request('GET_FARCASTER_URI')
  await expect(request('CONNECT_FARCASTER', undefined, otherApp)).rejects.toThrow(over)
  await request('CONNECT_FARCASTER')
  await expect(request('CONNECT_FARCASTER')).rejects.toThrow(over)
})

test('A new channel ends the request that waits for the earlier channel.', async () => {
  const { request, server } = await createFakeWallet()
  await request('GET_FARCASTER_URI')
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  server.next.set('POST farcaster/finish', () => {
    arrived()
    return new Promise<Response>(() => {})
  })
  const earlier = request('CONNECT_FARCASTER')
  earlier.catch(() => {})
  await arrival
  await request('GET_FARCASTER_URI')
  await expect(earlier).rejects.toThrow(over)
  expect(await request('CONNECT_FARCASTER')).toEqual({ userName: 'ann.eth' })
})

test('A channel cannot be approved after ten minutes.', async () => {
  const { request, server, clock, platform } = await createFakeWallet()
  await request('GET_FARCASTER_URI')
  server.approvals.push(...Array.from({ length: 100 }, () => false))
  const { fetch } = platform
  platform.fetch = (url, init) => {
    // The server answers after 20 seconds.
    clock.advance(20_000)
    return fetch(url, init)
  }
  await expect(request('CONNECT_FARCASTER')).rejects.toThrow(over)
  expect(server.calls.filter((call) => call === 'POST farcaster/finish')).toHaveLength(30)
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('If the page aborts the request, nobody is logged in, also if the approval arrives at the same moment.', async () => {
  const { request, post, server, clock } = await createFakeWallet()
  await request('GET_FARCASTER_URI')
  const leaving = new AbortController()
  const user = { id: 'user-3', email: null }
  server.next.set('POST farcaster/finish', () => {
    leaving.abort()
    return answer({ token: 'token-late', expiresAt: clock.now() + 86_400_000, user })
  })
  await expect(post('CONNECT_FARCASTER', undefined, { signal: leaving.signal })).rejects.toThrow(over)
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('The page does not get an address for phones that is not safe.', async () => {
  const { request, server } = await createFakeWallet()
  server.next.set('POST farcaster/start', () => answer({ flow: 'flow-00000000000000001', url: 'javascript:alert(1)' }))
  await expect(request('GET_FARCASTER_URI')).rejects.toThrow('The wallet server gave an address that is not safe')
})
