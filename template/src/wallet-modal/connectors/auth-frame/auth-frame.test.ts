// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { AuthFrame } from './auth-frame'
import { AuthMemory } from './auth-memory'
import { requestTime, settleTime } from './frame-client'
import { createScriptedFrame } from './testing/scripted-frame'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

async function create() {
  const script = createScriptedFrame()
  const memory = new AuthMemory(script.platform, 'default')
  const frame = new AuthFrame({ client: script.client, memory, platform: script.platform })
  const stored = () => script.platform.keyValue.get('wallet-modal:default:auth')
  /** Lets `init` end, so that requests are posted. */
  const start = async () => {
    void script.client.init()
    script.ready()
    await script.platform.advance(settleTime)
  }
  return { ...script, memory, frame, stored, start }
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
