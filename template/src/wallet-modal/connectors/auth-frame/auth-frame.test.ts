// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { AuthFrame } from './auth-frame'
import { AuthMemory } from './auth-memory'
import { requestTime, settleTime } from './frame-client'
import { abortType } from './protocol'
import { createScriptedFrame } from './testing/scripted-frame'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

async function create() {
  const script = createScriptedFrame()
  const memory = new AuthMemory(script.platform, 'default')
  let document = 1
  const frame = new AuthFrame({ client: script.client, memory, platform: script.platform, document: () => document })
  const loadAgain = () => void (document += 1)
  const stored = () => script.platform.keyValue.get('wallet-modal:default:auth')
  /** Lets `init` end, so that requests are posted. */
  const start = async () => {
    void script.client.init()
    script.ready()
    await script.platform.advance(settleTime)
  }
  return { ...script, memory, frame, stored, start, loadAgain }
}

const messageOf = (error: Error) => error.message

test('[C3-17] one stored value has everything that is remembered; it has no code and no token', async () => {
  const { frame, start, succeed, stored } = await create()
  await start()
  const email = frame.connectEmail('ada@example.com')
  await Promise.resolve()
  await succeed('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  expect(await email).toBe('VERIFY_OTP')
  expect(JSON.parse(stored() ?? '')).toEqual({ email: 'ada@example.com', mailedAt: expect.any(Number) })
  const otp = frame.connectOtp('123456')
  await succeed('CONNECT_OTP')
  await otp
  const user = frame.user('eip155:10')
  await Promise.resolve()
  await succeed('GET_USER', { email: 'ada@example.com', address, chainId: 10 })
  expect(await user).toMatchObject({ chainId: 'eip155:10', address })
  expect(JSON.parse(stored() ?? '')).toEqual({ hasLoggedIn: true, email: 'ada@example.com', chainId: 'eip155:10' })
  expect(stored()).not.toContain('123456')
})

test('[C3-17] a login at a provider replaces the data of a login by e-mail, and signing out forgets the login', async () => {
  const { frame, start, succeed, stored, memory } = await create()
  await start()
  const { signal } = new AbortController()
  memory.update({ email: 'ada@example.com', hasLoggedIn: true })
  const asked = frame.socialUri('google', signal)
  await Promise.resolve()
  await succeed('GET_SOCIAL_REDIRECT_URI', { uri: 'https://google.example/?state=abc' })
  expect(await asked).toBe('https://google.example/?state=abc')
  const login = frame.connectSocial('google', 'https://wallet.example/callback?code=1', signal)
  await Promise.resolve()
  await succeed('CONNECT_SOCIAL', { address, chainId: 1, email: null, userName: 'Ada L.' })
  await login
  expect(JSON.parse(stored() ?? '')).toEqual({ hasLoggedIn: true, connectedSocial: 'google', userName: 'Ada L.' })
  const user = frame.user('eip155:10')
  await Promise.resolve()
  await succeed('GET_USER', { email: null, address, chainId: 10 })
  expect(await user).toMatchObject({ email: null, userName: 'Ada L.' })
  const end = frame.signOut()
  await Promise.resolve()
  await succeed('SIGN_OUT')
  await end
  expect(JSON.parse(stored() ?? '')).toEqual({})
})

test('the page waits ten minutes for the approval of a login with Farcaster', async () => {
  const { frame, start, succeed, stored, platform, posted } = await create()
  await start()
  const { signal } = new AbortController()
  const asked = frame.farcasterUrl(signal)
  await Promise.resolve()
  await succeed('GET_FARCASTER_URI', { url: 'https://farcaster.example/?channelToken=abc' })
  expect(await asked).toBe('https://farcaster.example/?channelToken=abc')
  const login = frame.connectFarcaster(signal)
  await platform.advance(599_999)
  await succeed('CONNECT_FARCASTER', { userName: 'ada.eth' })
  await login
  expect(JSON.parse(stored() ?? '')).toEqual({ hasLoggedIn: true, connectedSocial: 'farcaster', userName: 'ada.eth' })
  const late = frame.connectFarcaster(signal).catch(messageOf)
  await platform.advance(600_000)
  expect(await late).toBe('Embedded Wallet Request Timed Out')
  expect(posted.filter(({ message }) => message.type.endsWith('CONNECT_FARCASTER'))).toHaveLength(2)
})

test.each(['', 'null', '[]', '{"mailedAt":"soon"}', '{"email":5}', 'no json'])(
  'the stored text %j counts as nothing',
  async (text) => {
    const { memory, platform } = await create()
    platform.keyValue.set('wallet-modal:default:auth', text)
    expect(memory.read()).toEqual({})
    expect(memory.secondsLeft).toBe(0)
  },
)

describe('The guard of 30 s', () => {
  test.each([
    [0, 30],
    [1, 30],
    [1_000, 29],
    [29_900, 1],
    [29_999, 1],
    [30_000, 0],
    [-86_400_000, 30],
    [86_400_000, 0],
  ])('[C4-25] [C9-05] %s ms after a mail, %s seconds are left', async (passed, seconds) => {
    const { frame, memory, platform, posted } = await create()
    memory.update({ mailedAt: platform.now() - passed })
    expect(frame.secondsLeft).toBe(seconds)
    if (seconds === 0) return
    const message = await frame.connectEmail('ada@example.com').catch(messageOf)
    expect(message).toBe(`Please try again after ${seconds} seconds`)
    expect(posted).toEqual([])
  })
})

describe('IS_CONNECTED', () => {
  test('is not asked for a visitor who has not logged in on this page', async () => {
    const { frame, isOpen } = await create()
    expect(await frame.isConnected()).toBe(false)
    expect(isOpen()).toBe(false)
  })

  test('[C4-21] with the answer false, the login is forgotten', async () => {
    const { frame, memory, ready, succeed } = await create()
    memory.update({ hasLoggedIn: true, email: 'ada@example.com', chainId: 'eip155:1', smartAccountNetworks: [1] })
    const answer = frame.isConnected()
    ready()
    await succeed('IS_CONNECTED', { isConnected: false })
    expect(await answer).toBe(false)
    expect(memory.read()).toEqual({ smartAccountNetworks: [1] })
  })

  test('with an error, nothing is forgotten: the visitor may still be signed in', async () => {
    const { frame, memory, ready, fail } = await create()
    memory.update({ hasLoggedIn: true, email: 'ada@example.com' })
    const answer = frame.isConnected().catch(messageOf)
    ready()
    await fail('IS_CONNECTED', { message: 'The server does not answer' })
    expect(await answer).toBe('The server does not answer')
    expect(memory.read().hasLoggedIn).toBe(true)
  })
})

test('[C4-21] [C9-04] signing out forgets the login before it is posted, and waits for three seconds at most', async () => {
  const { frame, memory, names, platform, ready } = await create()
  memory.update({ hasLoggedIn: true, email: 'ada@example.com' })
  ready()
  let isOver = false
  void frame.signOut().then(() => (isOver = true))
  expect([memory.read(), names()]).toEqual([{}, ['SIGN_OUT']])
  await platform.advance(2_999)
  expect(isOver).toBe(false)
  await platform.advance(1)
  expect(isOver).toBe(true)
})

describe('CONNECT_DEVICE', () => {
  test('[C7-21] is repeated every 30 seconds until the visitor has approved the device', async () => {
    const { frame, names, platform, ready, succeed, failures } = await create()
    ready()
    const device = frame.connectDevice(new AbortController().signal)
    const devices = () => names().filter((name) => name === 'CONNECT_DEVICE').length
    await platform.advance(requestTime)
    await platform.advance(requestTime)
    expect([devices(), failures]).toEqual([3, []])
    await succeed('CONNECT_DEVICE')
    await device
    expect(platform.waiting()).toBe(0)
  })

  test('ends when the visitor leaves, after 20 minutes, and with an error of the frame', async () => {
    const left = await create()
    left.ready()
    const leaving = new AbortController()
    const outcome = left.frame.connectDevice(leaving.signal).catch(messageOf)
    leaving.abort()
    expect(await outcome).toBe('Request was aborted')

    const late = await create()
    late.ready()
    const end = late.frame.connectDevice(new AbortController().signal).catch(messageOf)
    await late.platform.advance(20 * 60_000)
    expect(await end).toBe('Request was aborted')

    const failed = await create()
    failed.ready()
    const failure = failed.frame.connectDevice(new AbortController().signal).catch(messageOf)
    await failed.fail('CONNECT_DEVICE', { message: 'The link has expired' })
    expect(await failure).toBe('The link has expired')
  })
})

describe('[C7-24] GET_USER', () => {
  test.each([
    ['eip155:1', { address, chainId: 1 }, 'eip155:1'],
    ['eip155:1', { address, chainId: '10' }, 'eip155:10'],
    ['eip155:1', { address, chainId: 'eip155:10' }, 'eip155:10'],
    [
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      { address: solanaAddress, chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ],
  ] as const)('for %s, the reply %j is an account on %s', async (asked, reply, chainId) => {
    const { frame, start, succeed } = await create()
    await start()
    const user = frame.user(asked)
    await Promise.resolve()
    await succeed('GET_USER', reply)
    expect((await user).chainId).toBe(chainId)
  })

  test.each([
    ['an address that is not one', 'eip155:1', { address: '0x12', chainId: 1 }],
    ['an address of another namespace', 'eip155:1', { address: solanaAddress, chainId: 1 }],
    ['a network of another namespace', 'eip155:1', { address, chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
    ['a network that is none', 'eip155:1', { address, chainId: 'eip155:1:2' }],
    [
      'an EVM address on Solana',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      { address, chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
    ],
  ] as const)('%s is refused, and not stored', async (_, asked, reply) => {
    const { frame, start, succeed, stored } = await create()
    await start()
    const user = frame.user(asked).catch(messageOf)
    await Promise.resolve()
    await succeed('GET_USER', reply)
    expect(await user).toBe('An error occurred')
    expect(stored()).toBeNull()
  })
})

test('[C7-20] switching the network asks the frame to switch, then for the account there', async () => {
  const { frame, start, succeed, names } = await create()
  await start()
  const switching = frame.switchNetwork('eip155:10')
  await succeed('SWITCH_NETWORK', { chainId: 'eip155:10' })
  await succeed('GET_USER', { address, chainId: 10 })
  expect(await switching).toMatchObject({ chainId: 'eip155:10', address })
  expect(names()).toEqual(['SWITCH_NETWORK', 'GET_USER'])
})

test('[C5-12] [C7-26] an address is changed in two steps', async () => {
  const { frame, memory, ready, succeed } = await create()
  ready()
  const update = frame.updateEmail('ada@example.org')
  await succeed('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
  expect(await update).toBe('VERIFY_PRIMARY_OTP')
  const primary = frame.updateEmailPrimaryOtp('123456')
  await succeed('UPDATE_EMAIL_PRIMARY_OTP')
  await primary
  const secondary = frame.updateEmailSecondaryOtp('123456')
  await succeed('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'ada@example.org' })
  expect(await secondary).toBe('ada@example.org')
  expect(memory.read()).toEqual({ email: 'ada@example.org' })
})

test('[C4-25] [C9-05] a change of the address within 30 seconds after a mail is not requested', async () => {
  const { frame, ready, succeed, names, platform } = await create()
  ready()
  const first = frame.updateEmail('ada@example.org')
  await succeed('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
  await first
  await platform.advance(10_000)
  await expect(frame.updateEmail('ada@example.org')).rejects.toThrow('Please try again after 20 seconds')
  expect(names()).toEqual(['UPDATE_EMAIL'])
})

test.each([
  ['de', { locale: 'de' }],
  ['zh-Hant-HK', { locale: 'zh-Hant-HK' }],
  [undefined, {}],
  ['de-u-nu-latn', {}],
  ['x-own', {}],
])('with the language %s, mails are requested with %j', async (locale, sent) => {
  const { frame, start, succeed, posted, platform } = await create()
  await start()
  const email = frame.connectEmail('ada@example.com', locale)
  await Promise.resolve()
  await succeed('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  await email
  await platform.advance(30_000)
  const update = frame.updateEmail('ada@example.org', locale)
  await succeed('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
  await update
  expect(posted.map(({ message }) => message.payload)).toEqual([
    { email: 'ada@example.com', ...sent },
    { email: 'ada@example.org', ...sent },
  ])
})

test('theme and app data that the frame would refuse is not sent, and causes no error', async () => {
  const { frame, ready, names, last } = await create()
  ready()
  const app = { projectId: '', sdkType: 'create-wallet-modal', sdkVersion: 'react-ethers-1.0.0' }
  const metadata = { name: 'Shop', description: '', url: 'https://shop.example', icons: [] }
  frame.syncTheme({ themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': 'x'.repeat(201) } })
  frame.syncDappData({ ...app, metadata: { ...metadata, name: 'x'.repeat(201) } })
  expect(names()).toEqual([])
  frame.syncTheme({ themeMode: 'dark' })
  frame.syncDappData({ ...app, metadata })
  expect(names()).toEqual(['SYNC_THEME', 'SYNC_DAPP_DATA'])
  expect(last('SYNC_DAPP_DATA').payload).toEqual({ ...app, metadata })
})

describe('Smart accounts', () => {
  const smart = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const accounts = [
    { address, type: 'eoa' },
    { address: smart, type: 'smartAccount' },
  ]
  const user = { email: null, chainId: 10, address: smart, accounts, preferredAccountType: 'smartAccount' }
  const postedOf = (posted: Awaited<ReturnType<typeof create>>['posted'], name: string) =>
    posted.filter(({ message }) => message.type.endsWith(name)).map(({ message }) => message.payload)

  test('[C7-28] a switch of the account type sends the network, then the type, and then reads the account', async () => {
    const { frame, start, succeed, names, last } = await create()
    await start()
    const changed = frame.setPreferredAccount('smartAccount', 'eip155:10')
    await Promise.resolve()
    expect(last('SWITCH_NETWORK').payload).toEqual({ chainId: 'eip155:10' })
    await succeed('SWITCH_NETWORK', { chainId: 10 })
    expect(last('SET_PREFERRED_ACCOUNT').payload).toEqual({ type: 'smartAccount' })
    await succeed('SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: smart })
    await succeed('GET_USER', user)
    expect(await changed).toMatchObject({ address: smart, preferredAccountType: 'smartAccount', accounts })
    expect(names().slice(-3)).toEqual(['SWITCH_NETWORK', 'SET_PREFERRED_ACCOUNT', 'GET_USER'])
  })

  test('if the frame refuses to switch the account type, the switch rejects with the message of the frame, and no account is read', async () => {
    const { frame, start, succeed, fail, names } = await create()
    await start()
    const changed = frame.setPreferredAccount('smartAccount', 'eip155:10').catch(messageOf)
    await Promise.resolve()
    await succeed('SWITCH_NETWORK', { chainId: 10 })
    await fail('SET_PREFERRED_ACCOUNT', { message: 'This wallet does not offer smart accounts' })
    expect(await changed).toBe('This wallet does not offer smart accounts')
    expect(names()).not.toContain('GET_USER')
  })

  test('a switch of the network waits for a switch of the account type, so that page and frame have the same network', async () => {
    const { frame, start, succeed, fail, names, memory } = await create()
    await start()
    const changed = frame.setPreferredAccount('smartAccount', 'eip155:10').catch(messageOf)
    const switched = frame.switchNetwork('eip155:1')
    await Promise.resolve()
    await succeed('SWITCH_NETWORK', { chainId: 10 })
    expect(names()).toEqual(['SWITCH_NETWORK', 'SET_PREFERRED_ACCOUNT'])
    await fail('SET_PREFERRED_ACCOUNT', { message: 'This wallet does not offer smart accounts' })
    expect(await changed).toBe('This wallet does not offer smart accounts')
    expect(names()).toEqual(['SWITCH_NETWORK', 'SET_PREFERRED_ACCOUNT', 'SWITCH_NETWORK'])
    await succeed('SWITCH_NETWORK', { chainId: 1 })
    await succeed('GET_USER', { address, chainId: 1 })
    expect(await switched).toMatchObject({ chainId: 'eip155:1' })
    expect([names().at(-1), memory.read().chainId]).toEqual(['GET_USER', 'eip155:1'])
  })

  test('[C1-18] the first read after a login names the account type that the app prefers, and later reads name none', async () => {
    const { frame, start, succeed, posted } = await create()
    await start()
    const login = frame.user('eip155:10', 'smartAccount')
    await Promise.resolve()
    await succeed('GET_USER', user)
    await login
    const read = frame.user('eip155:10')
    await Promise.resolve()
    await succeed('GET_USER', user)
    await read
    expect(postedOf(posted, 'GET_USER')).toEqual([
      { chainId: 10, preferredAccountType: 'smartAccount' },
      { chainId: 10 },
    ])
  })

  test.each([
    ['an address that is not among the accounts', { ...user, accounts: [accounts[0]] }],
    ['a type that is not the type of the address', { ...user, preferredAccountType: 'eoa' }],
  ])('[C6-02] the page refuses a reply with %s', async (_, reply) => {
    const { frame, start, succeed } = await create()
    await start()
    const read = frame.user('eip155:10').catch((error: { code: unknown }) => error.code)
    await Promise.resolve()
    await succeed('GET_USER', reply)
    expect(await read).toBe('FRAME_ERROR')
  })

  test('a reply without a list of accounts gives one account, of the preferred type', async () => {
    const { frame, start, succeed } = await create()
    await start()
    const read = frame.user('eip155:10')
    await Promise.resolve()
    await succeed('GET_USER', { address: smart, chainId: 10, preferredAccountType: 'smartAccount' })
    expect(await read).toMatchObject({ accounts: [accounts[1]], preferredAccountType: 'smartAccount' })
  })

  test('[C7-28] [C3-17] the page asks each document of the frame once for the networks with smart accounts, and keeps the answer', async () => {
    const { frame, start, succeed, posted, memory, loadAgain } = await create()
    await start()
    const asked = Promise.all([frame.smartAccountNetworks(), frame.smartAccountNetworks()])
    await Promise.resolve()
    await succeed('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1, -5, 10, 0.5] })
    expect(await asked).toEqual([
      [1, 10],
      [1, 10],
    ])
    expect(await frame.smartAccountNetworks()).toEqual([1, 10])
    expect([memory.read().smartAccountNetworks, frame.lastSmartAccountNetworks]).toEqual([
      [1, 10],
      [1, 10],
    ])
    expect(postedOf(posted, 'ENABLED_NETWORKS')).toHaveLength(1)
    loadAgain()
    const again = frame.smartAccountNetworks()
    await Promise.resolve()
    await succeed('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [] })
    expect([await again, frame.lastSmartAccountNetworks]).toEqual([[], []])
  })

  test('after a failed request, no network offers smart accounts, and the next call asks again', async () => {
    const { frame, start, fail, succeed, memory } = await create()
    await start()
    memory.update({ smartAccountNetworks: [1] })
    const asked = frame.smartAccountNetworks()
    await Promise.resolve()
    await fail('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { message: 'The network does not answer' })
    expect([await asked, memory.read().smartAccountNetworks]).toEqual([[], []])
    const again = frame.smartAccountNetworks()
    await Promise.resolve()
    await succeed('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [10] })
    expect(await again).toEqual([10])
  })

  test('[C7-28] INIT_SMART_ACCOUNT names the smart account, and whether the account is deployed', async () => {
    const { frame, start, succeed } = await create()
    await start()
    const asked = frame.initSmartAccount()
    await succeed('INIT_SMART_ACCOUNT', { address: smart, isDeployed: false })
    expect(await asked).toEqual({ address: smart, isDeployed: false })
    const wrong = frame.initSmartAccount().catch((error: { code: unknown }) => error.code)
    await succeed('INIT_SMART_ACCOUNT', { address: '0x12', isDeployed: true })
    expect(await wrong).toBe('FRAME_ERROR')
  })

  test('[C3-10] the provider of the latest login is known', async () => {
    const { frame, memory } = await create()
    expect(frame.provider).toBe('email')
    memory.update({ connectedSocial: 'github' })
    expect(frame.provider).toBe('github')
  })
})

test('When the page signs the visitor out, an open signature request rejects with REQUEST_ABORTED, and the frame gets an abort message.', async () => {
  const { frame, start, posted, succeed } = await create()
  await start()
  const signing = frame.rpc('personal_sign', ['0x00', address])
  const rejected = expect(signing).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  const end = frame.signOut()
  await rejected
  expect(posted.map(({ message }) => message.type)).toContain(abortType)
  await succeed('SIGN_OUT')
  await end
})

test('A reply to GET_USER that arrives after the page has begun to sign out is not stored.', async () => {
  const { frame, start, stored, receive, last, succeed } = await create()
  await start()
  const switching = frame.switchNetwork('eip155:10')
  const rejected = expect(switching).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await succeed('SWITCH_NETWORK', { chainId: 10 })
  const { id } = last('GET_USER')
  const end = frame.signOut()
  const user = { email: 'ada@example.com', address, chainId: 10 }
  receive({ data: { type: '@w3m-frame/GET_USER_SUCCESS', id, payload: user } })
  await rejected
  await succeed('SIGN_OUT')
  await end
  expect(stored()).toBe('{}')
})
