// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { app, createFakeWallet, otherApp, solanaId } from '../testing/fake-wallet'
import { settle } from '../testing/fake-parent'
import { answer, refusal } from '../testing/fake-wallet-server'

const email = 'ann@example.com'

test('A visitor logs in with a code, gets a wallet, and finds the same wallet after the next login.', async () => {
  const { request, logIn, server } = await createFakeWallet()
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
  expect(await request('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_OTP' })
  await request('CONNECT_OTP', { otp: '123456' })
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: true })
  const user = await request('GET_USER', { chainId: 'eip155:137' })
  expect(user).toEqual({
    email,
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    chainId: 137,
    accounts: [{ address: server.wallet?.addresses.eip155, type: 'eoa' }],
    preferredAccountType: 'eoa',
  })
  expect(await request('GET_CHAIN_ID')).toEqual({ chainId: 137 })
  expect(await request('GET_USER', { chainId: solanaId })).toMatchObject({
    address: server.wallet?.addresses.solana,
    chainId: solanaId,
  })
  await request('SIGN_OUT')
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
  expect(await logIn()).toMatchObject({ address: server.wallet?.addresses.eip155 })
  expect(server.calls.filter((call) => call === 'POST vault')).toHaveLength(1)
  expect(server.bodies[0]).toEqual({ email, app })
})

test('When another tab made the wallet first, that wallet is taken.', async () => {
  const first = await createFakeWallet()
  const { address } = await first.logIn()
  const second = await createFakeWallet()
  second.server.next.set('POST vault', () => {
    second.server.wallet = first.server.wallet
    return refusal(409, 'WALLET_EXISTS', 'There is a wallet already')
  })
  expect(await second.logIn()).toMatchObject({ address })
})

test('An unknown browser waits until it is approved, and only the latest request waits.', async () => {
  const { request, server } = await createFakeWallet()
  server.action = 'VERIFY_DEVICE'
  server.approvals.push(false, false, true)
  expect(await request('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_DEVICE' })
  await request('CONNECT_DEVICE')
  expect(server.calls.filter((call) => call === 'POST email/device')).toHaveLength(3)
  await expect(request('CONNECT_DEVICE', undefined, otherApp)).rejects.toThrow('Ask for a new code first')
})

test("When the page gives up waiting for a new browser's approval, the frame stops asking the server.", async () => {
  const { request, post, server } = await createFakeWallet()
  server.action = 'VERIFY_DEVICE'
  server.approvals.push(...Array.from({ length: 200 }, () => false))
  await request('CONNECT_EMAIL', { email })
  const ending = new AbortController()
  const outcome = post('CONNECT_DEVICE', undefined, { signal: ending.signal }).catch((error: Error) => error.message)
  await settle(200)
  ending.abort()
  expect(await outcome).toBe('Nobody approved this browser')
  const calls = server.calls.length
  await settle(400)
  expect(server.calls.length).toBe(calls)
})

test('If a mail cannot be sent, the code of the earlier mail stays valid.', async () => {
  const { request, server } = await createFakeWallet()
  await request('CONNECT_EMAIL', { email })
  server.next.set('POST email/start', () => refusal(429, 'TOO_MANY_REQUESTS', 'Wait a moment'))
  await expect(request('CONNECT_EMAIL', { email })).rejects.toThrow('Wait a moment')
  await request('CONNECT_OTP', { otp: '123456' })
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: true })
})

test('If two logins are requested at the same time, the code belongs to the later login, whichever mail is sent first.', async () => {
  const { request, server } = await createFakeWallet()
  let answerFirst = () => {}
  const late = new Promise<Response>((resolve) => {
    answerFirst = () => resolve(answer({ action: 'VERIFY_OTP', flow: 'flow-00000000000000009' }))
  })
  const arrival = new Promise<void>((resolve) => {
    server.next.set('POST email/start', () => {
      resolve()
      return late
    })
  })
  const first = request('CONNECT_EMAIL', { email: 'wrong@example.com' })
  await arrival
  await request('CONNECT_EMAIL', { email })
  answerFirst()
  await first
  await request('CONNECT_OTP', { otp: '123456' })
  expect(await request('GET_USER')).toMatchObject({ email })
})

test("A site without the visitor's consent learns nothing; a login with a code counts as consent.", async () => {
  const { request, rpc, logIn, consentsAsked } = await createFakeWallet()
  const { address } = await logIn()
  expect(await request('IS_CONNECTED', undefined, otherApp)).toEqual({ isConnected: false })
  await expect(request('GET_USER', undefined, otherApp)).rejects.toThrow('This site may not see the wallet yet')
  await expect(rpc('eth_accounts', undefined, otherApp)).rejects.toMatchObject({ code: 4100 })
  await request('SIGN_OUT', undefined, otherApp)
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: true })
  await request('CONNECT_EMAIL', { email }, otherApp)
  await expect(request('CONNECT_OTP', { otp: '123456' })).rejects.toThrow('Ask for a new code first')
  await request('CONNECT_OTP', { otp: '123456' }, otherApp)
  expect(await request('GET_USER', undefined, otherApp)).toMatchObject({ address })
  expect(await request('GET_USER')).toMatchObject({ address })
  expect(consentsAsked).toEqual([])
})

describe('At a second site, the address of the visitor who is logged in at the first site', () => {
  async function open() {
    const wallet = await createFakeWallet()
    const { address } = await wallet.logIn()
    const { server, request } = wallet
    server.action = 'CONNECT'
    const before = server.calls.length
    const connect = () => request('CONNECT_EMAIL', { email }, otherApp)
    return { ...wallet, address, connect, newCalls: () => server.calls.slice(before) }
  }

  test('connects without a mail after the visitor has let the site use the wallet', async () => {
    const { request, connect, visitor, address, consentsAsked, unlockings, newCalls } = await open()
    visitor.consents = () => true
    expect(await connect()).toEqual({ action: 'CONNECT' })
    expect(consentsAsked).toMatchObject([{ origin: otherApp, user: email }])
    expect(unlockings).toEqual([true, false])
    expect(newCalls()).toEqual(['POST email/start'])
    expect(await request('GET_USER', undefined, otherApp)).toMatchObject({ address, email })
    expect(await connect()).toEqual({ action: 'CONNECT' })
    expect(consentsAsked).toHaveLength(1)
  })

  test('gets a code if the visitor prefers a code', async () => {
    const { request, connect, visitor, server, address } = await open()
    visitor.consents = () => {
      server.action = 'VERIFY_OTP'
      return false
    }
    expect(await connect()).toEqual({ action: 'VERIFY_OTP' })
    expect(server.tokens.slice(-2)).toEqual(['token-1', undefined])
    expect(await request('IS_CONNECTED', undefined, otherApp)).toEqual({ isConnected: false })
    await request('CONNECT_OTP', { otp: '123456' }, otherApp)
    expect(await request('GET_USER', undefined, otherApp)).toMatchObject({ address })
  })

  test('stays unknown to the site if the visitor declines, or closes the wallet', async () => {
    const { request, post, connect, visitor, unlockings, newCalls } = await open()
    await expect(connect()).rejects.toMatchObject({ message: 'User rejected the request', code: 4001 })
    const ending = new AbortController()
    visitor.consents = (_, signal) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(undefined))
        ending.abort()
      })
    const closed = post('CONNECT_EMAIL', { email }, { origin: otherApp, signal: ending.signal })
    await expect(closed).rejects.toMatchObject({ code: 4001 })
    expect(await request('IS_CONNECTED', undefined, otherApp)).toEqual({ isConnected: false })
    expect(unlockings).toEqual([true, false, true, false])
    expect(newCalls()).toEqual(['POST email/start', 'POST email/start'])
  })

  test('stays disconnected if the session ends before the visitor consents', async () => {
    const { request, connect, visitor } = await open()
    visitor.consents = async () => {
      await request('SIGN_OUT')
      return true
    }
    await connect()
    expect(await request('IS_CONNECTED', undefined, otherApp)).toEqual({ isConnected: false })
    await expect(request('GET_USER', undefined, otherApp)).rejects.toMatchObject({ code: 4100 })
  })

  test('stays logged in at one site when the visitor signs out at the other site; the last sign-out ends the session', async () => {
    const { request, connect, visitor, newCalls } = await open()
    visitor.consents = () => true
    await connect()
    await request('SIGN_OUT')
    expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
    expect(await request('IS_CONNECTED', undefined, otherApp)).toEqual({ isConnected: true })
    expect(newCalls()).not.toContain('POST sign-out')
    await request('SIGN_OUT', undefined, otherApp)
    expect(await request('IS_CONNECTED', undefined, otherApp)).toEqual({ isConnected: false })
    expect(newCalls()).toContain('POST sign-out')
  })

  test('is refused if the server answers a login with a code with CONNECT', async () => {
    const { connect, visitor } = await open()
    visitor.consents = () => false
    await expect(connect()).rejects.toThrow('does not understand')
  })
})

test('The answer CONNECT is accepted only in a browser where the visitor has logged in.', async () => {
  const { request, logIn, server } = await createFakeWallet()
  server.action = 'CONNECT'
  await expect(request('CONNECT_EMAIL', { email })).rejects.toThrow('does not understand')
  server.action = 'VERIFY_OTP'
  await logIn()
  server.action = 'CONNECT'
  expect(await request('CONNECT_EMAIL', { email })).toEqual({ action: 'CONNECT' })
  expect(server.tokens.at(-1)).toBe('token-1')
})

test('Errors of the server come with the texts of the server.', async () => {
  const { request, server } = await createFakeWallet()
  await request('CONNECT_EMAIL', { email })
  await expect(request('CONNECT_OTP', { otp: '000000' })).rejects.toThrow('The code is wrong')
  server.next.set('POST email/start', () => refusal(429, 'TOO_MANY', 'Too many mails. Wait a minute'))
  await expect(request('CONNECT_EMAIL', { email })).rejects.toThrow('Too many mails. Wait a minute')
})

test('The language of the mails goes from the page to the server.', async () => {
  const { request, logIn, server } = await createFakeWallet()
  await request('CONNECT_EMAIL', { email, locale: 'de-AT' })
  expect(server.bodies.at(-1)).toMatchObject({ email, locale: 'de-AT' })
  await request('CONNECT_EMAIL', { email })
  expect(server.bodies.at(-1)).not.toHaveProperty('locale')
  await logIn()
  await request('UPDATE_EMAIL', { email: 'new@example.com', locale: 'ar' })
  expect(server.bodies.at(-1)).toMatchObject({ email: 'new@example.com', locale: 'ar' })
})

test('A session that the server has ended ends here too.', async () => {
  const { request, logIn, server, clock } = await createFakeWallet()
  await logIn()
  server.sessionsEnded = true
  clock.advance(16 * 60_000)
  await expect(request('UPDATE_EMAIL', { email: 'new@example.com' })).rejects.toThrow('Log in first')
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('A device whose clock is a year ahead logs in and stays logged in.', async () => {
  const { request, logIn, server } = await createFakeWallet()
  server.ahead = -365 * 86_400_000
  await logIn()
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: true })
})

test('A session ends when it expires.', async () => {
  const { request, logIn, clock } = await createFakeWallet()
  await logIn()
  clock.advance(7 * 86_400_000 + 1)
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
})

test('The address of the e-mail changes after both codes.', async () => {
  const { request, logIn } = await createFakeWallet()
  await logIn()
  await expect(request('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })).rejects.toThrow('Ask for a new code first')
  expect(await request('UPDATE_EMAIL', { email: 'new@example.com' })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await request('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  expect(await request('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).toEqual({ newEmail: 'new@example.com' })
  expect(await request('GET_USER')).toMatchObject({ email: 'new@example.com' })
})

test('Only networks of the configuration are switched to.', async () => {
  const { request } = await createFakeWallet()
  expect(await request('SWITCH_NETWORK', { chainId: '137' })).toEqual({ chainId: 137 })
  await expect(request('SWITCH_NETWORK', { chainId: 'eip155:5' })).rejects.toMatchObject({ code: 4902 })
  expect(await request('SWITCH_NETWORK', { chainId: solanaId })).toEqual({ chainId: solanaId })
})

test('What this wallet does not have is refused with a text.', async () => {
  const { request, rpc, logIn, reloads, clock } = await createFakeWallet()
  await logIn()
  await expect(request('INIT_SMART_ACCOUNT')).rejects.toThrow('This wallet does not offer smart accounts')
  await expect(request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).rejects.toThrow('smart accounts')
  expect(await request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toMatchObject({ type: 'eoa' })
  expect(await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [] })
  for (const method of [
    'eth_sendUserOperation',
    'wallet_grantPermissions',
    'eth_supportedEntryPoints',
    'wallet_getAssets',
  ])
    await expect(rpc(method, [])).rejects.toMatchObject({ code: 4200 })
  await request('RELOAD')
  clock.advance(50)
  expect(reloads.count).toBe(1)
})

test('Reads are answered here or by the endpoint of the network, and never ask the visitor.', async () => {
  const { request, rpc, logIn, asked, chain } = await createFakeWallet()
  const { address } = await logIn()
  expect(await rpc('eth_accounts')).toEqual([address])
  await request('SWITCH_NETWORK', { chainId: 137 })
  expect(await rpc('eth_chainId')).toBe('0x89')
  expect(await rpc('eth_blockNumber')).toBe('0x10')
  chain.answers.set('eth_call', new Error('execution reverted'))
  await expect(rpc('eth_call', [{}])).rejects.toMatchObject({ message: 'execution reverted', code: 3 })
  expect(asked).toEqual([])
})

test('A login survives a reload where the browser stores it, and lasts for the visit where it does not.', async () => {
  const indexedDB = new IDBFactory()
  const before = await createFakeWallet({ indexedDB })
  await before.logIn()
  await before.request('SWITCH_NETWORK', { chainId: 137 })
  const after = await createFakeWallet({ indexedDB, server: before.server })
  expect(await after.request('IS_CONNECTED')).toEqual({ isConnected: true })
  expect(await after.request('GET_CHAIN_ID')).toEqual({ chainId: 1 })
  await after.rpc('personal_sign', ['0x6869', ((await after.request('GET_USER')) as { address: string }).address])
  expect(after.asked[0]?.isLoginLost).toBeUndefined()
  const denied = {
    open() {
      throw new DOMException('Denied', 'SecurityError')
    },
  } as unknown as IDBFactory
  const visit = await createFakeWallet({ indexedDB: denied })
  const { address } = await visit.logIn()
  expect(await visit.request('IS_CONNECTED')).toEqual({ isConnected: true })
  await visit.rpc('personal_sign', ['0x6869', address])
  expect(visit.asked[0]?.isLoginLost).toBe(true)
})

test('Unused keys are dropped after fifteen minutes and opened again.', async () => {
  const { rpc, logIn, server, clock } = await createFakeWallet()
  const { address } = await logIn()
  const sign = () => rpc('personal_sign', ['0x6869', address])
  await sign()
  // What is on the server is read only when the wallet is opened.
  const { wallet } = server
  if (wallet) server.wallet = { ...wallet, vault: { ...wallet.vault, box: { iv: 'aXY', ct: 'Y3Q' } } }
  clock.advance(14 * 60_000)
  await sign()
  clock.advance(15 * 60_000)
  await expect(sign()).rejects.toThrow('The wallet server gave a wallet that is not complete')
  server.wallet = wallet
  await sign()
})

test('Keys in memory sign nothing more after the login was ended elsewhere, or while the server does not answer.', async () => {
  const { rpc, request, logIn, server, clock } = await createFakeWallet()
  const { address } = await logIn()
  const sign = () => rpc('personal_sign', ['0x6869', address])
  await sign()
  server.next.set('GET me', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sign()).rejects.toThrow()
  await sign()
  server.sessionsEnded = true
  await expect(sign()).rejects.toMatchObject({ message: 'Log in first', code: 4100 })
  expect(await request('IS_CONNECTED')).toEqual({ isConnected: false })
  expect(clock.timers).toBe(0)
})
