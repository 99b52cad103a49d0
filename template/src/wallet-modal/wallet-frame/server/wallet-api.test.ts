// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createFrameStorage } from '../storage/frame-storage'
import { createFakeClock } from '../testing/fake-clock'
import { settle } from '../testing/fake-parent'
import { createFakeWalletServer, refusal } from '../testing/fake-wallet-server'
import { ServerError } from './server-calls'
import { createWalletApi } from './wallet-api'

function open(factory?: IDBFactory) {
  const clock = createFakeClock()
  const server = createFakeWalletServer(clock.now)
  const urls: string[] = []
  const devices: (string | null)[] = []
  const platform = {
    ...clock,
    now: clock.now,
    after: clock.after,
    crypto,
    indexedDB: () => factory,
    credentials: () => undefined,
    window: {} as never,
    fetch: (url: string, init: RequestInit) => {
      urls.push(url)
      devices.push(new Headers(init.headers).get('x-wallet-device'))
      const aborted = new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      })
      return Promise.race([server.fetch(url, init), aborted])
    },
  }
  const storage = createFrameStorage(platform)
  return {
    clock,
    server,
    urls,
    devices,
    platform,
    storage,
    api: createWalletApi(platform, { api: '/api/wallet' }, storage),
  }
}

test('Each call is signed by one key of this browser, which stays over a reload.', async () => {
  const factory = new IDBFactory()
  const first = open(factory)
  await Promise.all([first.api.startEmail('ann@example.com', 'https://app.example'), first.api.me('x').catch(() => {})])
  expect(first.server.calls.sort()).toEqual(['GET me', 'POST email/start'])
  expect(first.urls).toContain('/api/wallet/email/start')
  const second = open(factory)
  await second.api.startEmail('ann@example.com', 'https://app.example')
  expect(new Set([...first.devices, ...second.devices]).size).toBe(1)
  const stored = await second.storage.get<{ privateKey: CryptoKey }>('device')
  expect(stored?.privateKey.extractable).toBe(false)
})

test('Two tabs that start together get one key.', async () => {
  const factory = new IDBFactory()
  const tabs = [open(factory), open(factory)]
  await Promise.all(tabs.map(({ api }) => api.startEmail('ann@example.com', 'https://app.example')))
  expect(new Set(tabs.flatMap(({ devices }) => devices)).size).toBe(1)
})

test('A wrong clock is corrected once, and stays corrected.', async () => {
  const { api, server, urls } = open()
  server.ahead = 3_600_000
  expect(await api.startEmail('ann@example.com', 'https://app.example')).toMatchObject({ action: 'VERIFY_OTP' })
  expect(urls).toHaveLength(2)
  await api.startEmail('ann@example.com', 'https://app.example')
  expect(urls).toHaveLength(3)
  server.next.set('POST email/start', () => refusal(401, 'CLOCK_NOT_RIGHT', 'The clock is wrong', { now: 5 }))
  await expect(api.startEmail('ann@example.com', 'https://app.example')).rejects.toThrow('The clock is wrong')
  expect(urls).toHaveLength(5)
})

test('The error of a refusal has exactly the numbers that the answer of the server names.', async () => {
  const { api, server } = open()
  const refused = () => api.startEmail('ann@example.com', 'https://app.example').catch((error: unknown) => error)
  server.next.set('POST email/start', () => refusal(429, 'TOO_MANY_REQUESTS', 'Wait', { retryAfter: 86_400 }))
  expect(await refused()).toMatchObject({ serverCode: 'TOO_MANY_REQUESTS', facts: { retryAfter: 86_400 } })
  server.next.set('POST email/start', () => refusal(401, 'CODE_NOT_VALID', 'Wrong', { attemptsLeft: 5 }))
  expect(await refused()).toMatchObject({ serverCode: 'CODE_NOT_VALID', facts: { attemptsLeft: 5 } })
  server.next.set('POST email/start', () => refusal(401, 'CODE_NOT_VALID', 'Wrong (4 left)'))
  expect(await refused()).toEqual(new ServerError('Wrong (4 left)', 'CODE_NOT_VALID'))
})

test.each(['"4"', '"NaN"', 'null', '-1', '1.5', '86401', '1e400', '9007199254740993', '[4]', '{}', 'true'])(
  'The number %s of a refusal counts as missing, and the refusal keeps its code and its message.',
  async (number) => {
    const { api, server } = open()
    for (const name of ['attemptsLeft', 'retryAfter']) {
      const json = `{"error":{"code":"CODE_NOT_VALID","message":"Wrong","${name}":${number}}}`
      server.next.set('POST email/start', () => new Response(json, { status: 401 }))
      const error = await api.startEmail('ann@example.com', 'https://app.example').catch((thrown: unknown) => thrown)
      expect(error).toEqual(new ServerError('Wrong', 'CODE_NOT_VALID'))
      expect(error).toMatchObject({ facts: { [name]: undefined } })
    }
  },
)

test('A server that is silent, broken or confused ends with a message.', async () => {
  const { api, server, clock } = open()
  const start = () => api.startEmail('ann@example.com', 'https://app.example')
  const silent = 'The wallet server does not answer. Try again'
  server.next.set('POST email/start', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(start()).rejects.toThrow(silent)
  server.next.set('POST email/start', () => Promise.reject(new TypeError('fetch failed')))
  await expect(start()).rejects.toThrow(silent)
  server.next.set('POST email/start', () => new Response('{"action":"DANCE"}'))
  await expect(start()).rejects.toThrow('does not understand')
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  server.next.set('POST email/start', () => {
    arrived()
    return new Promise<Response>(() => {})
  })
  const late = start()
  late.catch(() => {})
  await arrival
  clock.advance(29_999)
  await settle()
  clock.advance(1)
  await expect(late).rejects.toThrow(silent)
})

test('The wait for the approval of a browser ends as not approved when its signal aborts.', async () => {
  const { api, server } = open()
  const waiting = new AbortController()
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  server.next.set('POST email/device', () => {
    arrived()
    return new Promise<Response>(() => {})
  })
  const asked = api.awaitDevice('flow-00000000000000001', waiting.signal)
  await arrival
  waiting.abort()
  expect(await asked).toBe(false)
})
