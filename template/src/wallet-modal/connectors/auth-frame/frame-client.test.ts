// @vitest-environment node
import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { settle } from '../../testing/settle'
import { loadTime, longRequestTime, requestTime, settleTime, visitorTime } from './frame-client'
import type { RequestName, RequestPayload } from './protocol'
import {
  abortType,
  appPrefix,
  framePrefix,
  readyType,
  requestSchemas,
  offeredType,
  unverifiedDomainType,
} from './protocol'
import { createScriptedFrame, frameOrigin, outcomeOf, settled } from './testing/scripted-frame'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A payload and a reply of every request. */
const cases: { [Name in RequestName]: [payload: RequestPayload<Name>, reply: unknown] } = {
  SWITCH_NETWORK: [{ chainId: 'eip155:10' }, { chainId: 'eip155:10' }],
  CONNECT_EMAIL: [{ email: 'ada@example.com' }, { action: 'VERIFY_OTP' }],
  CONNECT_DEVICE: [undefined, undefined],
  CONNECT_OTP: [{ otp: '123456' }, undefined],
  CONNECT_SOCIAL: [{ uri: 'https://app.example/?code=1' }, { address, chainId: 1 }],
  GET_SOCIAL_REDIRECT_URI: [{ provider: 'github' }, { uri: 'https://github.com/login' }],
  GET_FARCASTER_URI: [undefined, { url: 'https://farcaster.xyz/~/siwf' }],
  CONNECT_FARCASTER: [undefined, { userName: 'ada' }],
  GET_USER: [{ chainId: 1 }, { email: 'ada@example.com', address, chainId: 1 }],
  SIGN_OUT: [undefined, undefined],
  IS_CONNECTED: [undefined, { isConnected: true }],
  GET_CHAIN_ID: [undefined, { chainId: 'eip155:1' }],
  RPC_REQUEST: [{ method: 'personal_sign', params: ['0x00', address] }, '0x51'],
  UPDATE_EMAIL: [{ email: 'ada@example.org' }, { action: 'VERIFY_PRIMARY_OTP' }],
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: '123456' }, undefined],
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: '123456' }, { newEmail: 'ada@example.org' }],
  SYNC_THEME: [{ themeMode: 'dark' }, undefined],
  SYNC_DAPP_DATA: [{ projectId: '' }, undefined],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [undefined, { smartAccountEnabledNetworks: [1, 10] }],
  INIT_SMART_ACCOUNT: [undefined, { address, isDeployed: false }],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa' }, { type: 'eoa', address }],
  RELOAD: [undefined, undefined],
}
const names = Object.keys(cases) as RequestName[]

/** Sends a request of any name with its payload. */
function send(frame: ReturnType<typeof createScriptedFrame>, name: RequestName): Promise<unknown> {
  return frame.client.request(name, cases[name][0] as RequestPayload<typeof name>)
}

/** Replies that fit no schema but that of a request without a payload. */
const wrongReplies: readonly unknown[] = [{ action: 'NOTHING', isConnected: 'yes', address: 5 }, 'text', 7]

describe.each(names)('%s', (name) => {
  test('[C7-30] resolves with the payload of its reply', async () => {
    const frame = createScriptedFrame()
    const request = send(frame, name)
    frame.ready()
    const [payload] = cases[name]
    const message = { type: `${appPrefix}${name}`, id: frame.last(name).id, ...(payload !== undefined && { payload }) }
    expect(frame.posted).toStrictEqual([{ message, origin: frameOrigin }])
    await frame.succeed(name, cases[name][1])
    expect(await settled(request)).toEqual(cases[name][1])
    expect([frame.client.pendingCount, frame.platform.waiting()]).toEqual([0, 0])
  })

  test('[C7-30] [C8-20] rejects with the message of an error reply, and with "An error occurred" without one', async () => {
    for (const [payload, message] of [
      [{ message: 'No such account' }, 'No such account'],
      [{}, 'An error occurred'],
      [undefined, 'An error occurred'],
      [{ message: 5 }, 'An error occurred'],
      [{ message: '\u202e' }, 'An error occurred'],
      [{ message: 'x'.repeat(5_000) }, 'x'.repeat(512)],
    ] as const) {
      const frame = createScriptedFrame()
      const request = send(frame, name)
      frame.ready()
      const outcome = outcomeOf(request)
      await frame.fail(name, payload)
      expect(await settled(outcome)).toBe(message)
    }
  })

  test('takes neither a reply of another name, nor another id, nor a reply that comes again', async () => {
    const frame = createScriptedFrame()
    const request = send(frame, name)
    frame.ready()
    const { id } = frame.last(name)
    const other = name === 'RELOAD' ? 'SIGN_OUT' : 'RELOAD'
    frame.receive({ data: { type: `${framePrefix}${other}_SUCCESS`, id } })
    frame.receive({ data: { type: `${framePrefix}${name}_SUCCESS`, id: `${id}1`, payload: cases[name][1] } })
    frame.receive({ data: { type: `${framePrefix}${name}_DONE`, id, payload: cases[name][1] } })
    expect(await outcomeOf(request)).toBe('pending')
    await frame.succeed(name, cases[name][1])
    await frame.fail(name, { message: 'late' })
    expect(await outcomeOf(request)).toBe('resolved')
  })
})

/** The requests whose replies have a payload of a certain form. */
const withReply = names.filter((name) => !requestSchemas[name].reply.type.startsWith('optional'))

test.each(withReply)('%s ignores a reply whose payload has the wrong form', async (name) => {
  const frame = createScriptedFrame()
  const request = send(frame, name)
  frame.ready()
  for (const payload of [...wrongReplies, undefined, null]) await frame.succeed(name, payload)
  expect(await outcomeOf(request)).toBe('pending')
})

describe('A message counts only if', () => {
  test.each([
    ['its window is the frame', { source: {} }],
    ['it has a window', { source: null }],
    ['its origin is the frame’s', { origin: 'https://wallet.app.example.evil.example' }],
    ['its origin has the same scheme', { origin: 'http://wallet.app.example' }],
    ['its origin has the same port', { origin: 'https://wallet.app.example:8443' }],
    ['its origin is not opaque', { origin: 'null' }],
    ['its origin is complete', { origin: '' }],
    ['its origin is not the page’s', { origin: 'https://app.example' }],
  ])('%s', async (_, from) => {
    const frame = createScriptedFrame()
    const request = frame.client.request('GET_USER', { chainId: 1 })
    frame.receive({ data: { type: readyType, payload: {} }, ...from })
    expect(frame.posted).toEqual([])
    frame.ready()
    const { id } = frame.last('GET_USER')
    frame.receive({ data: { type: `${framePrefix}GET_USER_SUCCESS`, id, payload: { address, chainId: 1 } }, ...from })
    expect(await outcomeOf(request)).toBe('pending')
  })

  test('A message without a source window is ignored while the frame is not in the page.', async () => {
    const frame = createScriptedFrame()
    // The message has no source window and the missing frame has no window. Both are null, so a comparison alone would match.
    frame.receive({ data: { type: readyType, payload: {} }, source: null })
    void frame.client.request('GET_CHAIN_ID', undefined).catch(() => {})
    expect(frame.posted).toEqual([])
  })

  test('its request was posted', async () => {
    const frame = createScriptedFrame()
    const request = frame.client.request('GET_USER', undefined)
    const id = '00000000-0000-4000-8000-000000000001'
    frame.receive({ data: { type: `${framePrefix}GET_USER_SUCCESS`, id, payload: { address, chainId: 1 } } })
    expect(await outcomeOf(request)).toBe('pending')
  })

  test('20,000 forged messages change nothing', async () => {
    const frame = createScriptedFrame()
    const request = frame.client.request('GET_USER', undefined)
    frame.ready()
    const { id } = frame.last('GET_USER')
    const reply = { type: `${framePrefix}GET_USER_SUCCESS`, id, payload: { address, chainId: 1 } }
    const junk = [
      null,
      7,
      'text',
      [],
      { type: 5 },
      { ...reply, type: `${reply.type}x` },
      { ...reply, id: 'other-id-1' },
    ]
    const origins = ['null', '', 'https://evil.example', `${frameOrigin}/`, frameOrigin.toUpperCase()]
    for (let index = 0; index < 20_000; index += 1) {
      if (index % 2 === 0) frame.receive({ data: junk[index % junk.length] })
      else frame.receive({ data: reply, origin: origins[index % origins.length] ?? '' })
    }
    expect([await outcomeOf(request), frame.client.pendingCount, frame.posted.length]).toEqual(['pending', 1, 1])
  })
})

describe('Readiness', () => {
  test('[C4-17] nothing is posted before READY; `init` waits 500 ms more, once for all callers', async () => {
    const frame = createScriptedFrame()
    const [one, two] = [frame.client.init(), frame.client.init()]
    const request = frame.client.request('IS_CONNECTED', undefined)
    expect([frame.isOpen(), frame.posted]).toEqual([true, []])
    frame.ready()
    expect(frame.names()).toEqual(['IS_CONNECTED'])
    await frame.platform.advance(settleTime - 1)
    expect([await outcomeOf(one), await outcomeOf(two)]).toEqual(['pending', 'pending'])
    await frame.platform.advance(1)
    expect([await outcomeOf(one), await outcomeOf(two), await outcomeOf(request)]).toEqual([
      'resolved',
      'resolved',
      'pending',
    ])
  })

  test('When the frame is removed, the waiting `init` rejects. An `init` that begins afterwards is shared by later callers and resolves.', async () => {
    const frame = createScriptedFrame()
    const first = frame.client.init()
    frame.client.removed()
    const second = frame.client.init()
    expect(await outcomeOf(first)).toBe('The sign-in window was restarted; try again')
    expect(frame.client.init()).toBe(second)
    frame.ready()
    await frame.platform.advance(settleTime)
    expect(await outcomeOf(second)).toBe('resolved')
  })

  test('The first `init` adds the frame to the page and waits for READY. When the frame is ready, `init` waits for the settle time only.', async () => {
    const frame = createScriptedFrame()
    const first = frame.client.init()
    expect([frame.isOpen(), frame.client.pendingCount]).toEqual([true, 1])
    frame.ready()
    await frame.platform.advance(settleTime)
    await settled(first)
    const again = createScriptedFrame()
    again.ready()
    const late = again.client.init()
    expect(again.client.pendingCount).toBe(0)
    await settle()
    await again.platform.advance(settleTime)
    expect(await outcomeOf(late)).toBe('resolved')
    expect([first, late].every((promise) => promise instanceof Promise)).toBe(true)
  })

  test('When the page ends during the `onReady` callback, a waiting `init` rejects.', async () => {
    const frame = createScriptedFrame(() => frame.dispose())
    const outcome = outcomeOf(frame.client.init())
    frame.ready()
    expect(await settled(outcome)).toBe('Something went wrong')
  })

  test('A request that is aborted during the `onReady` callback is not posted, while another waiting request is posted.', async () => {
    const leaving = new AbortController()
    const frame = createScriptedFrame(() => leaving.abort())
    const outcome = outcomeOf(frame.client.request('GET_USER', undefined, leaving.signal))
    const other = frame.client.request('GET_CHAIN_ID', undefined)
    frame.ready()
    expect(frame.names()).toEqual(['GET_CHAIN_ID'])
    expect([await outcome, await outcomeOf(other)]).toEqual(['Request was aborted', 'pending'])
    await frame.succeed('GET_CHAIN_ID', { chainId: 1 })
    expect(frame.platform.waiting()).toBe(0)
  })

  test('[C8-03] [C8-19] [C9-04] a frame that does not load in 20 s rejects with its own text, and raises an alert', async () => {
    const frame = createScriptedFrame()
    const messageOf = (error: Error) => error.message
    const email = frame.client.request('CONNECT_EMAIL', { email: 'ada@example.com' }).catch(messageOf)
    const theme = frame.client.request('SYNC_THEME', { themeMode: 'dark' }).catch(messageOf)
    await frame.platform.advance(loadTime - 1)
    expect(frame.failures).toEqual([])
    await frame.platform.advance(1)
    expect(loadTime).toBe(20_000)
    expect(await settled(email)).toBe('Network Error - Could not load embedded wallet')
    expect(frame.failures).toEqual(['iframe_load_failed'])
    expect(await settled(theme)).toBe('Something went wrong')
    expect([frame.client.pendingCount, frame.platform.waiting()]).toEqual([0, 0])
  })

  test('`init` ends after 20 s, too, and the next one tries again', async () => {
    const frame = createScriptedFrame()
    const messageOf = (error: Error) => error.message
    const ends = Promise.all([frame.client.init().catch(messageOf), frame.client.init().catch(messageOf)])
    await frame.platform.advance(loadTime)
    const text = 'Network Error - Could not load embedded wallet'
    expect(await settled(ends)).toEqual([text, text])
    expect(frame.failures).toEqual(['iframe_load_failed'])
    const next = frame.client.init()
    frame.ready()
    await frame.platform.advance(settleTime)
    expect(await outcomeOf(next)).toBe('resolved')
    expect([frame.client.pendingCount, frame.platform.waiting()]).toEqual([0, 0])
  })

  test('requests about the look wait for the frame as long as it takes', async () => {
    const frame = createScriptedFrame()
    const theme = frame.client.request('SYNC_THEME', { themeMode: 'dark' })
    await frame.platform.advance(10 * loadTime)
    expect(await outcomeOf(theme)).toBe('pending')
    frame.ready()
    expect(frame.names()).toEqual(['SYNC_THEME'])
  })

  test('requests that the page sends when a document becomes ready go before the waiting requests, and keep their deadline', () => {
    const frame = createScriptedFrame((isReady) => {
      if (isReady) void frame.client.request('SYNC_THEME', { themeMode: 'dark' }).catch(() => {})
    })
    void frame.client.request('GET_CHAIN_ID', undefined).catch(() => {})
    frame.ready()
    expect(frame.names()).toEqual(['SYNC_THEME', 'GET_CHAIN_ID'])
    expect([frame.client.pendingCount, frame.platform.waiting()]).toEqual([2, 2])
  })

  test('each document is reported once when it can take requests, and its end is reported unless another document takes its place', () => {
    const readiness: boolean[] = []
    const frame = createScriptedFrame((isReady) => void readiness.push(isReady))
    frame.ready()
    frame.client.loaded()
    frame.ready()
    expect(readiness).toEqual([true])
    frame.client.loaded()
    expect(readiness).toEqual([true, true])
    frame.client.loaded()
    expect(readiness).toEqual([true, true, false])
    frame.ready()
    expect(readiness).toEqual([true, true, false, true])
    frame.client.removed()
    expect(readiness).toEqual([true, true, false, true, false])
  })

  test('[C8-19] an error of the frame element rejects everything', async () => {
    const frame = createScriptedFrame()
    const request = frame.client.request('GET_CHAIN_ID', undefined)
    const outcome = request.catch((error: Error) => error.message)
    frame.client.failed()
    expect(await settled(outcome)).toBe('Unable to load email login dependency')
  })

  test('the client reports the logins that the frame names, and ignores invalid messages', () => {
    const frame = createScriptedFrame()
    void frame.client.init().catch(() => {})
    for (const payload of [undefined, {}, { socials: 'google', farcaster: true }, { socials: [7], farcaster: true }])
      frame.receive({ data: { type: offeredType, payload } })
    frame.receive({
      data: { type: offeredType, payload: { socials: ['google'], farcaster: false } },
      origin: 'https://evil.example',
    })
    expect(frame.offers).toEqual([])
    frame.receive({ data: { type: offeredType, payload: { socials: ['google', 'new'], farcaster: false } } })
    expect(frame.offers).toEqual([{ socials: ['google', 'new'], farcaster: false }])
  })

  test('a page that may not use the wallet gets an error at once', async () => {
    const frame = createScriptedFrame()
    const outcome = frame.client.request('GET_CHAIN_ID', undefined).catch((error: Error) => error.message)
    frame.receive({ data: { type: unverifiedDomainType } })
    expect(await settled(outcome)).toBe('Network Error - Could not load embedded wallet')
    expect(frame.failures).toEqual(['unverified_domain'])
  })
})

describe('A frame that needs the visitor', () => {
  test('says so while a request is open, and the deadline is as long as a person needs', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const user = frame.client.request('GET_USER', undefined)
    const outcome = user.catch((error: Error) => error.message)
    frame.needVisitor(true)
    frame.needVisitor(true)
    expect(frame.needs).toEqual([true])
    await frame.platform.advance(visitorTime - 1)
    expect(await outcomeOf(user)).toBe('pending')
    frame.needVisitor(false)
    await frame.platform.advance(longRequestTime - 1)
    expect(await outcomeOf(user)).toBe('pending')
    await frame.platform.advance(1)
    expect(await settled(outcome)).toBe('Embedded Wallet Request Timed Out')
    expect(frame.needs).toEqual([true, false])
  })

  test('does not need the visitor for ever', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const outcome = frame.client.request('GET_USER', undefined).catch((error: Error) => error.message)
    frame.needVisitor(true)
    expect(visitorTime).toBe(600_000)
    await frame.platform.advance(visitorTime)
    expect(await settled(outcome)).toBe('Embedded Wallet Request Timed Out')
    expect([frame.needs, frame.platform.waiting()]).toEqual([[true, false], 0])
  })

  test('is not listened to without an open request, or for a request that is shown anyway', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    frame.needVisitor(true)
    void frame.client.request('RPC_REQUEST', { method: 'personal_sign', params: [] }).catch(() => {})
    frame.needVisitor(true)
    expect(frame.needs).toEqual([])
  })

  test('The frame needs the visitor until the frame has answered all open requests.', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const user = frame.client.request('GET_USER', undefined)
    const chain = frame.client.request('GET_CHAIN_ID', undefined)
    frame.needVisitor(true)
    await frame.succeed('GET_CHAIN_ID', { chainId: 1 })
    await settled(chain)
    expect(frame.needs).toEqual([true])
    await frame.succeed('GET_USER', cases.GET_USER[1])
    await settled(user)
    expect(frame.needs).toEqual([true, false])
  })

  test('needs nobody any more when it has answered, or was loaded again', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const first = frame.client.request('GET_USER', undefined)
    frame.needVisitor(true)
    await frame.succeed('GET_USER', cases.GET_USER[1])
    await settled(first)
    expect(frame.needs).toEqual([true, false])
    const second = frame.client.request('GET_USER', undefined)
    frame.needVisitor(true)
    frame.client.removed()
    expect(await outcomeOf(second)).toBe('The sign-in window was restarted; try again')
    expect(frame.needs).toEqual([true, false, true, false])
  })

  test('is told that the visitor has stopped', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const user = frame.client.request('GET_USER', undefined)
    frame.client.stopNeeding()
    expect(await outcomeOf(user)).toBe('pending')
    frame.needVisitor(true)
    const { id } = frame.last('GET_USER')
    frame.client.stopNeeding()
    expect(await outcomeOf(user)).toBe('Request was aborted')
    expect(frame.posted.at(-1)?.message).toEqual({ type: abortType, id })
    expect(frame.needs).toEqual([true, false])
  })
})

describe('Endings', () => {
  test.each([
    ['CONNECT_EMAIL', requestTime],
    ['CONNECT_OTP', requestTime],
    ['GET_USER', longRequestTime],
  ] as const)('[C8-04] [C8-19] [C9-04] %s ends after %s ms, and takes all others with it', async (name, time) => {
    const frame = createScriptedFrame()
    frame.ready()
    const errors: string[] = []
    const note = (error: Error) => void errors.push(error.message)
    send(frame, name).catch(note)
    frame.client.request('RPC_REQUEST', { method: 'personal_sign', params: [] }).catch(note)
    frame.client.request('SYNC_THEME', {}).catch(note)
    await frame.platform.advance(time - 1)
    expect(errors).toEqual([])
    await frame.platform.advance(1)
    expect(errors).toEqual(['Embedded Wallet Request Timed Out', 'Request was aborted', 'Something went wrong'])
    expect(frame.failures).toEqual(['iframe_request_timeout'])
    expect([frame.client.pendingCount, frame.platform.waiting()]).toEqual([0, 0])
    const next = frame.client.request('GET_CHAIN_ID', undefined)
    await frame.succeed('GET_CHAIN_ID', { chainId: 1 })
    expect(await settled(next)).toEqual({ chainId: 1 })
  })

  test('a frame is loaded again after two late replies in a row; a document that is no wallet is replaced at once', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const late = async () => {
      frame.client.request('CONNECT_OTP', { otp: '123456' }).catch(() => {})
      await frame.platform.advance(requestTime)
    }
    await late()
    const answered = frame.client.request('GET_CHAIN_ID', undefined).catch(() => {})
    await frame.fail('GET_CHAIN_ID', { message: 'No' })
    await settled(answered)
    await late()
    expect(frame.losses).toEqual([false, false])
    await late()
    expect(frame.losses).toEqual([false, false, true])
    frame.client.removed()
    frame.client.request('GET_CHAIN_ID', undefined).catch(() => {})
    await frame.platform.advance(loadTime)
    expect(frame.losses).toEqual([false, false, true, true])
    frame.receive({ data: { type: unverifiedDomainType } })
    expect(frame.losses).toEqual([false, false, true, true, true])
  })

  test('A request that is posted before the load deadline loses this deadline, and times out only at its own request deadline.', async () => {
    const frame = createScriptedFrame()
    const request = frame.client.request('GET_USER', undefined)
    frame.ready()
    await frame.platform.advance(loadTime)
    expect([await outcomeOf(request), frame.failures]).toEqual(['pending', []])
    await frame.platform.advance(longRequestTime - loadTime)
    expect(await outcomeOf(request)).toBe('Embedded Wallet Request Timed Out')
  })

  test('CONNECT_FARCASTER has a deadline of ten minutes, because the visitor has to approve the login in another app.', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const approval = frame.client.request('CONNECT_FARCASTER', undefined)
    await frame.platform.advance(visitorTime - 1)
    expect(await outcomeOf(approval)).toBe('pending')
    await frame.platform.advance(1)
    expect(await outcomeOf(approval)).toBe('Embedded Wallet Request Timed Out')
  })

  test('A request that begins while the frame needs the visitor is still pending just before the deadline of ten minutes.', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    void frame.client.request('GET_USER', undefined).catch(() => {})
    frame.needVisitor(true)
    await frame.platform.advance(1_000)
    const later = frame.client.request('CONNECT_OTP', { otp: '123456' })
    await frame.platform.advance(visitorTime - 1_001)
    expect(await outcomeOf(later)).toBe('pending')
  })

  test.each([
    ['GET_SOCIAL_REDIRECT_URI', requestTime],
    ['CONNECT_SOCIAL', requestTime],
  ] as const)('%s is pending for %s ms after the request was posted, and then times out.', async (name, time) => {
    const frame = createScriptedFrame()
    frame.ready()
    const request = send(frame, name)
    await frame.platform.advance(time - 1)
    expect(await outcomeOf(request)).toBe('pending')
    await frame.platform.advance(1)
    expect(await outcomeOf(request)).toBe('Embedded Wallet Request Timed Out')
  })

  test.each(['SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'] as const)(
    '%s has no load deadline, and is still pending after ten times the load time.',
    async (name) => {
      const frame = createScriptedFrame()
      const request = send(frame, name)
      await frame.platform.advance(10 * loadTime)
      expect([await outcomeOf(request), frame.failures]).toEqual(['pending', []])
    },
  )

  test('An abort signal rejects a new, a waiting and a posted request. Only for the posted request does the frame get an abort message.', async () => {
    const frame = createScriptedFrame()
    const leave = () => {
      const leaving = new AbortController()
      return { leaving, request: frame.client.request('GET_USER', undefined, leaving.signal) }
    }
    const early = outcomeOf(frame.client.request('GET_USER', undefined, AbortSignal.abort()))
    expect([await early, frame.isOpen(), frame.client.pendingCount]).toEqual(['Request was aborted', false, 0])
    const waiting = leave()
    waiting.leaving.abort()
    expect(await outcomeOf(waiting.request)).toBe('Request was aborted')
    frame.ready()
    expect(frame.posted).toEqual([])
    const posted = leave()
    const { id } = frame.last('GET_USER')
    posted.leaving.abort()
    expect(await outcomeOf(posted.request)).toBe('Request was aborted')
    expect(frame.posted.slice(1)).toEqual([{ message: { type: abortType, id }, origin: frameOrigin }])
    expect([frame.client.pendingCount, frame.platform.waiting()]).toEqual([0, 0])
    const answered = leave()
    await frame.succeed('GET_USER', cases.GET_USER[1])
    answered.leaving.abort()
    expect([await outcomeOf(answered.request), frame.posted.length]).toEqual(['resolved', 3])
  })

  test('An error of the frame keeps its EIP-1193 code and loses invisible characters. Without visible text, the code is dropped, too.', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const errorFor = async (payload: unknown) => {
      const request = frame.client.request('GET_USER', undefined).catch((error: unknown) => error)
      await frame.fail('GET_USER', payload)
      return settled(request)
    }
    expect(await errorFor({ message: 'No\u202e', code: 4001 })).toMatchObject({
      code: 'FRAME_ERROR',
      shortMessage: 'No',
      cause: { code: 4001 },
    })
    expect(await errorFor({ message: '\u202e', code: 4001 })).toMatchObject({ code: 'FRAME_ERROR', cause: undefined })
  })

  test('a request to the wallet has no deadline', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const request = frame.client.request('RPC_REQUEST', { method: 'eth_sendTransaction', params: [{}] })
    await frame.platform.advance(3_600_000)
    expect(await outcomeOf(request)).toBe('pending')
  })

  test('[C6-05] only requests that need the visitor are aborted, and the frame is told which', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const sign = frame.client.request('RPC_REQUEST', { method: 'personal_sign', params: [] })
    const { id } = frame.last('RPC_REQUEST')
    const read = frame.client.request('RPC_REQUEST', { method: 'wallet_getCapabilities' })
    const user = frame.client.request('GET_USER', undefined)
    const outcome = sign.catch((error: Error) => error.message)
    frame.client.abortRequests()
    expect(await settled(outcome)).toBe('Request was aborted')
    expect([await outcomeOf(read), await outcomeOf(user)]).toEqual(['pending', 'pending'])
    expect(frame.posted.at(-1)?.message).toEqual({ type: abortType, id })
  })

  test.each([
    ['eth_sendTransaction', [{}]],
    ['wallet_sendCalls', [{ calls: [{ to: '0x12' }] }]],
    ['solana_signAndSendTransaction', { transaction: '1' }],
  ] as const)(
    'after the frame has reloaded, the error of %s says that the request may have been sent',
    async (method, params) => {
      const frame = createScriptedFrame()
      frame.ready()
      frame.client.loaded()
      const sending = { method, params } as RequestPayload<'RPC_REQUEST'>
      const outcome = frame.client.request('RPC_REQUEST', sending).catch((error: Error) => error.message)
      frame.client.loaded()
      expect(await settled(outcome)).toContain('may have been sent. Check before you repeat it')
    },
  )

  test.each(['personal_sign', 'eth_call'] as const)(
    'When the frame reloads, an open %s request rejects with the advice to try again, because the method sends no transaction.',
    async (method) => {
      const frame = createScriptedFrame()
      frame.ready()
      frame.client.loaded()
      const outcome = outcomeOf(frame.client.request('RPC_REQUEST', { method, params: [] }))
      frame.client.loaded()
      expect(await settled(outcome)).toBe('The sign-in window was restarted; try again')
    },
  )

  test('a request that was never posted ends with "try again" when the frame is removed', async () => {
    const frame = createScriptedFrame()
    const sending = { method: 'eth_sendTransaction', params: [{}] } as RequestPayload<'RPC_REQUEST'>
    const outcome = frame.client.request('RPC_REQUEST', sending).catch((error: Error) => error.message)
    frame.client.removed()
    expect(await settled(outcome)).toBe('The sign-in window was restarted; try again')
  })

  test('a frame that loads again rejects what the old document was asked, and waits for the new one', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    frame.client.loaded()
    const outcome = frame.client.request('GET_USER', undefined).catch((error: Error) => error.message)
    frame.client.loaded()
    expect(await settled(outcome)).toBe('The sign-in window was restarted; try again')
    const next = frame.client.request('GET_CHAIN_ID', undefined)
    expect(frame.names()).toEqual(['GET_USER'])
    frame.ready()
    await frame.succeed('GET_CHAIN_ID', { chainId: 1 })
    expect(await settled(next)).toEqual({ chainId: 1 })
  })

  test('a document that says READY before its `load` event is ready; READY twice changes nothing', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    frame.client.loaded()
    const request = frame.client.request('GET_USER', undefined)
    frame.ready()
    expect(await outcomeOf(request)).toBe('pending')
    const outcome = request.catch((error: Error) => error.message)
    frame.client.loaded()
    expect(await settled(outcome)).toBe('The sign-in window was restarted; try again')
    void frame.client.request('GET_CHAIN_ID', undefined).catch(() => {})
    expect(frame.names()).toEqual(['GET_USER', 'GET_CHAIN_ID'])
  })

  test('the end of the modal rejects everything and listens no more', async () => {
    const readiness: boolean[] = []
    const frame = createScriptedFrame((isReady) => void readiness.push(isReady))
    const outcome = frame.client.request('GET_USER', undefined).catch((error: Error) => error.message)
    frame.dispose()
    expect(await settled(outcome)).toBe('Something went wrong')
    frame.ready()
    void frame.client.request('GET_USER', undefined).catch(() => {})
    await settle()
    expect([frame.posted, readiness]).toEqual([[], []])
  })

  test('When the window of the frame is gone, an abort signal still rejects a posted request, and no abort message is posted.', async () => {
    const frame = createScriptedFrame()
    frame.ready()
    const leaving = new AbortController()
    const request = frame.client.request('GET_USER', undefined, leaving.signal)
    frame.vanish()
    leaving.abort()
    expect([await outcomeOf(request), frame.names()]).toEqual(['Request was aborted', ['GET_USER']])
  })

  test('a payload that the frame would refuse is not posted', () => {
    const frame = createScriptedFrame()
    frame.ready()
    expect(() => frame.client.request('CONNECT_EMAIL', { email: 'nobody' })).toThrow('Invalid email')
    expect(() => frame.client.request('CONNECT_OTP', { otp: '12345' })).toThrow()
    expect(frame.posted).toEqual([])
  })
})

test('A request listens to the abort signal of its caller, and stops listening after the reply.', async () => {
  const { client, ready, succeed } = createScriptedFrame()
  ready()
  const { signal } = new AbortController()
  const asked = client.request('CONNECT_DEVICE', undefined, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await succeed('CONNECT_DEVICE')
  await settled(asked)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('When one request times out, an open signature request rejects with REQUEST_ABORTED, and the frame gets an abort message.', async () => {
  const { platform, client, ready, posted, last } = createScriptedFrame()
  ready()
  const sent = client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x00', `0x${'1'.repeat(40)}`] })
  const late = client.request('CONNECT_OTP', { otp: '123456' })
  const { id } = last('RPC_REQUEST')
  const errors = Promise.allSettled([late, sent])
  await platform.advance(requestTime)
  expect(await settled(errors)).toMatchObject([
    { reason: { code: 'FRAME_TIMED_OUT' } },
    { reason: { code: 'REQUEST_ABORTED' } },
  ])
  expect(posted.at(-1)?.message).toEqual({ type: abortType, id })
})

test('After the page has ended, a request and `init` reject at once, and the frame is not added to the page again.', async () => {
  const { client, isOpen, dispose } = createScriptedFrame()
  dispose()
  await expect(settled(client.request('IS_CONNECTED', undefined))).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await expect(settled(client.init())).rejects.toMatchObject({ code: 'ABORTED' })
  expect(isOpen()).toBe(false)
})
