// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  errorPayloadSchema,
  frameNeededSchema,
  frameNeededType,
  maxErrorLength,
  requestSchemas,
} from '../../connectors/auth-frame/protocol'
import { FrameError } from '../frame-error'
import { createFakeClock } from '../testing/fake-clock'
import { createFakeParent, createRandom, settle } from '../testing/fake-parent'
import type { Answer, PageRequest, Say } from './parent-channel'
import { openParentChannel } from './parent-channel'

type FrameNeeder = PageRequest['needFrame']

const app = 'https://app.example'
const apps = [app, 'https://shop.example:8443']

function open(
  answer: Answer = async () => ({ isConnected: true }),
  referrer = '',
  ancestors?: readonly string[],
  say: Say = async () => undefined,
) {
  const parent = createFakeParent(referrer, ancestors)
  const clock = createFakeClock()
  const platform = { window: parent.window, now: clock.now }
  const channel = openParentChannel({ platform, config: { apps }, answer, say })
  return { ...parent, source: parent.parent, clock, channel }
}

const message = { type: '@w3m-app/IS_CONNECTED', id: 'id-000001' }

test('A request of the parent window from a listed origin is answered to that origin.', async () => {
  const seen: unknown[] = []
  const { send, source, posted } = open(async (request) => void seen.push(request))
  send({ source, origin: app, data: { ...message, type: '@w3m-app/CONNECT_OTP', payload: { otp: '123456', more: 1 } } })
  await settle()
  expect(seen).toMatchObject([{ name: 'CONNECT_OTP', payload: { otp: '123456' }, origin: app }])
  const reply = { type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: message.id, payload: undefined }
  expect(posted).toEqual([{ message: reply, origin: app }])
})

test('A payload of the wrong form gets a plain error and does not reach the wallet.', async () => {
  const seen: unknown[] = []
  const { send, source, posted } = open(async (request) => void seen.push(request))
  const payload = { method: 'eth_sign', params: ['0x', '0x'] }
  send({ source, origin: app, data: { ...message, type: '@w3m-app/RPC_REQUEST', payload } })
  await settle()
  expect(seen).toEqual([])
  const text = 'The request RPC_REQUEST does not have the right form'
  expect(posted.map((post) => post.message)).toEqual([
    { type: '@w3m-frame/RPC_REQUEST_ERROR', id: message.id, payload: { message: text, code: -32602 } },
  ])
})

test.each(['CONNECT_EMAIL', 'UPDATE_EMAIL'])(
  'A request %s with a malformed language is refused, and one with an unknown language is not.',
  async (name) => {
    const seen: unknown[] = []
    const { send, source, posted } = open(async ({ payload }) => void seen.push(payload))
    const locales = ['', 'DE', 'de_AT', 'de-a', `de${'-abcdefgh'.repeat(4)}`, 'de\n', 7, null, ['de']]
    for (const locale of [...locales, 'sv-SE', undefined]) {
      const payload = { email: 'ann@example.com', locale }
      send({ source, origin: app, data: { ...message, type: `@w3m-app/${name}`, payload } })
      await settle()
    }
    expect(seen).toEqual([{ email: 'ann@example.com', locale: 'sv-SE' }, { email: 'ann@example.com' }])
    expect(posted.filter((post) => post.message.type.endsWith('_ERROR'))).toHaveLength(locales.length)
  },
)

test('Only messages of the wallet’s own errors are told to the page.', async () => {
  const errors: unknown[] = [new FrameError('Ask for a new code first'), new TypeError('secret'), 'secret', undefined]
  const { send, source, posted } = open(async () => {
    throw errors.shift()
  })
  for (let count = 0; count < 4; count += 1) send({ source, origin: app, data: message })
  await settle()
  const texts = posted.map((post) => (post.message.payload as { message: string }).message)
  const other = 'The wallet could not do this. Try again'
  expect(texts).toEqual(['Ask for a new code first', other, other, other])
})

test('The frame cuts the message of an error to the length that the page accepts, and replaces an empty message.', async () => {
  const errors = [new FrameError(`${'x'.repeat(maxErrorLength)}y`), new FrameError('')]
  const { send, source, posted } = open(async () => {
    throw errors.shift()
  })
  for (let count = 0; count < 2; count += 1) send({ source, origin: app, data: message })
  await settle()
  const texts = posted.map((post) => (post.message.payload as { message: string }).message)
  expect(texts).toEqual(['x'.repeat(maxErrorLength), 'An error occurred'])
  for (const post of posted) expect(v.is(errorPayloadSchema, post.message.payload)).toBe(true)
})

/** A channel whose wallet refuses every request, and what the wallet says to the visitor about an error. */
const refusing = (say: Say) =>
  open(() => Promise.reject(new FrameError('Ask for a new code first')), undefined, undefined, say)

test('An error has the sentence for the visitor beside the English message, also when the page sends too many requests.', async () => {
  const { send, source, posted } = refusing(async (error) => ({ text: `satz: ${String(error)}`, lang: 'de' }))
  for (let count = 0; count <= 120; count += 1) send({ source, origin: app, data: message })
  await settle()
  const shown = { text: 'satz: FrameError: Ask for a new code first', lang: 'de' }
  const payloads = posted.map((post) => post.message.payload)
  expect(payloads).toContainEqual({ message: 'Ask for a new code first', code: -32603, shown })
  const tooMany = 'Too many requests. Try again in a minute'
  expect(payloads).toContainEqual({
    message: tooMany,
    code: -32005,
    shown: { text: `satz: FrameError: ${tooMany}`, lang: 'de' },
  })
  for (const payload of payloads) expect(v.parse(errorPayloadSchema, payload).shown).toBeDefined()
})

test('A page that aborts its request while the frame looks for the sentence gets no reply.', async () => {
  let found: () => void = () => {}
  const { send, source, posted } = refusing(() => new Promise((resolve) => (found = () => resolve(undefined))))
  send({ source, origin: app, data: message })
  await settle()
  send({ source, origin: app, data: { type: '@w3m-app/ABORT_REQUEST', id: message.id } })
  found()
  await settle()
  expect(posted).toEqual([])
})

test('READY is posted to the page that embeds the frame, or to each origin of the list.', () => {
  const ready = { type: '@w3m-frame/READY', payload: { version: '4' } }
  const known = open(undefined, `${app}/path`)
  known.channel.ready()
  expect(known.posted).toEqual([{ message: ready, origin: app }])
  for (const referrer of ['', 'https://evil.example/', 'no address']) {
    const unknown = open(undefined, referrer)
    unknown.channel.ready()
    expect(unknown.posted.map(({ origin }) => origin)).toEqual(apps)
  }

  // A frame that has reloaded itself is its own referrer. The browser's list of ancestors names the page.
  const again = open(undefined, 'https://wallet.app.example/', ['https://app.example', 'https://portal.example'])
  again.channel.ready()
  expect(again.posted).toEqual([{ message: ready, origin: 'https://app.example' }])
  const foreign = open(undefined, 'https://app.example/', ['https://evil.example'])
  foreign.channel.ready()
  expect(foreign.posted.map(({ origin }) => origin)).not.toContain('https://evil.example')
})

test('After 120 requests in a minute the others are refused, until the minute is over.', async () => {
  const { send, source, posted, clock } = open()
  for (let count = 0; count < 130; count += 1) send({ source, origin: app, data: message })
  await settle()
  const refused = () => posted.filter(({ message: { type } }) => type.endsWith('_ERROR'))
  expect(refused()).toHaveLength(10)
  expect(refused()[0]?.message.payload).toEqual({ message: 'Too many requests. Try again in a minute', code: -32005 })
  send({ source, origin: 'https://shop.example:8443', data: message })
  clock.advance(60_000)
  send({ source, origin: app, data: message })
  await settle()
  expect(refused()).toHaveLength(10)
})

test('A closed channel answers nothing, not even requests that it has taken.', async () => {
  let finish = () => {}
  const { send, source, posted, channel, listeners } = open(() => new Promise<void>((resolve) => (finish = resolve)))
  send({ source, origin: app, data: message })
  channel.close()
  finish()
  await settle()
  expect([posted.length, listeners.size]).toEqual([0, 0])
})

test('The page is told, at the origin of its request only, that the visitor has to do something in the frame.', async () => {
  const asked: FrameNeeder[] = []
  const { send, source, posted, channel } = open(async ({ needFrame }) => void asked.push(needFrame))
  send({ source, origin: app, data: message })
  await settle()
  posted.length = 0
  for (const isNeeded of [true, false]) asked[0]?.(isNeeded)
  const told = (isNeeded: boolean) => ({ message: { type: frameNeededType, payload: { isNeeded } }, origin: app })
  expect(posted).toEqual([told(true), told(false)])
  for (const post of posted) expect(v.is(frameNeededSchema, post.message)).toBe(true)
  // The page hears the end also for a request that it has given up.
  send({ source, origin: app, data: { ...message, type: '@w3m-app/ABORT_REQUEST' } })
  asked[0]?.(false)
  expect(posted).toHaveLength(3)
  channel.close()
  asked[0]?.(true)
  expect(posted).toHaveLength(3)
})

const nearMisses = [
  'http://app.example',
  'https://app.example.',
  'https://app.example:444',
  'https://www.app.example',
  'https://app.example.evil.example',
  'https://evil-app.example',
  'https://APP.example',
  'https://app.example/',
  'https://shop.example',
  'null',
  '',
  '*',
]

test('Forged requests are neither answered nor seen by the wallet.', async () => {
  const cases = Number(process.env['WALLET_FRAME_FORGED'] ?? 100_000)
  let seen = 0
  const { send, source, posted } = open(async () => void (seen += 1))
  const random = createRandom(1)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const names = Object.keys(requestSchemas)
  const twin = { postMessage() {} }
  const valid = () => ({ type: `@w3m-app/${pick(names)}`, id: `id-${Math.floor(random() * 1e9) + 1e8}` })
  const junk = [null, undefined, 7, 'text', [], {}, new Map(), { type: 7, id: 'id-000001' }, { id: 'id-000001' }]
  const mutate = (type: string) => {
    const at = 9 + Math.floor(random() * (type.length - 9))
    return pick([
      `${type.slice(0, at)}${pick(['x', '\u0000', ' ', '_'])}${type.slice(at)}`,
      `${type.slice(0, at)}${type.slice(at + 1)}`,
      type.toLowerCase(),
      type.replace('@w3m-app/', '@w3m-frame/'),
      type.replace('@w3m-app/', ''),
      `${type}_SUCCESS`,
      `@w3m-app/${pick(['toString', '__proto__', 'constructor', 'hasOwnProperty', ''])}`,
    ])
  }
  const kinds = [
    () => ({ source: twin, origin: app, data: valid() }),
    () => ({ source: null, origin: app, data: valid() }),
    () => ({ source, origin: pick(nearMisses), data: valid() }),
    () => ({ source, origin: app, data: pick(junk) }),
    () => ({ source, origin: app, data: { ...valid(), type: mutate(`@w3m-app/${pick(names)}`) } }),
    () => ({ source, origin: app, data: { ...valid(), id: pick(['', 'x'.repeat(65), 7, null, undefined]) } }),
    () => ({ source, origin: app, data: { ...valid(), type: `@w3m-app/${'x'.repeat(80)}` } }),
  ]
  for (let count = 0; count < cases; count += 1) send(pick(kinds)())
  await settle()
  expect([posted.length, seen]).toEqual([0, 0])
  send({ source, origin: app, data: message })
  await settle()
  expect([posted.length, seen]).toEqual([1, 1])
})

test('A request that the page gives up ends in the wallet, and gets no reply.', async () => {
  const signals: AbortSignal[] = []
  const { send, source, posted } = open(({ signal }) => {
    signals.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new FrameError('given up'))))
  })
  send({ source, origin: app, data: message })
  send({ source: {}, origin: app, data: { type: '@w3m-app/ABORT_REQUEST', id: message.id } })
  send({ source, origin: 'https://evil.example', data: { type: '@w3m-app/ABORT_REQUEST', id: message.id } })
  send({ source, origin: app, data: { type: '@w3m-app/ABORT_REQUEST', id: 'id-000002' } })
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  send({ source, origin: app, data: { type: '@w3m-app/ABORT_REQUEST', id: message.id } })
  await settle()
  expect([signals.map(({ aborted }) => aborted), posted]).toEqual([[true], []])
})

test('When two open requests have the same id, an abort message ends the first. The id can be used again after the reply to the first.', async () => {
  const asked: { signal: AbortSignal; finish: () => void }[] = []
  const { send, source, posted } = open(
    ({ signal }) => new Promise<void>((finish) => void asked.push({ signal, finish })),
  )
  const abort = { ...message, type: '@w3m-app/ABORT_REQUEST' }
  const aborted = () => asked.map(({ signal }) => signal.aborted)
  for (let count = 0; count < 2; count += 1) send({ source, origin: app, data: message })
  // The reply to the second request does not free the id, because the first request still has the id.
  asked[1]?.finish()
  await settle()
  send({ source, origin: app, data: abort })
  expect([aborted(), posted.length]).toEqual([[true, false], 1])
  asked[0]?.finish()
  await settle()
  send({ source, origin: app, data: message })
  send({ source, origin: app, data: abort })
  expect([aborted(), posted.length]).toEqual([[true, false, true], 1])
})
