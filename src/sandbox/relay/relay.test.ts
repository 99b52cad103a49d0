import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { RelayClient } from '../test-support/relay-client'
import { Mailbox } from './mailbox'
import { Relay } from './relay'
import type { RelayFault } from './relay-fault'

const [a, b] = ['a'.repeat(64), 'b'.repeat(64)]
let now: number
let fault: RelayFault | null
let relay: Relay
let server: Server
let address: string

beforeEach(async () => {
  now = 1_000
  fault = null
  relay = new Relay(() => fault, new Mailbox(() => now))
  server = createServer().listen(0, '127.0.0.1')
  server.on('upgrade', (request, stream, head) => relay.upgrade(request, stream, head))
  await once(server, 'listening')
  const bound = server.address()
  address = `ws://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})
afterEach(() => {
  relay.close()
  server.close()
})

const open = (name: string): Promise<RelayClient> => RelayClient.connect(address, name)
const publish = (client: RelayClient, topic: string, message: string, ttl = 300): Promise<unknown> =>
  client.request('irn_publish', { topic, message, ttl, tag: 1108 })

test('A published message reaches the other subscribers, and never its publisher.', async () => {
  const [one, two, again] = [await open('one'), await open('two'), await open('one')]
  for (const client of [one, two, again]) {
    expect(await client.request('irn_subscribe', { topic: a })).toMatchObject({
      result: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  }
  expect(await publish(one, a, 'hello')).toMatchObject({ result: true })
  expect(await two.delivery(1)).toMatchObject({ topic: a, message: 'hello', tag: 1108 })
  // If the publisher's own connections got the message, it would come before these answers.
  await one.request('irn_subscribe', { topic: b })
  await again.request('irn_subscribe', { topic: b })
  expect([one.deliveries, again.deliveries]).toEqual([[], []])
})

test('A message waits for a subscriber, and is repeated until it is acknowledged.', async () => {
  const one = await open('one')
  await publish(one, a, 'early')
  const two = await open('two')
  await two.request('irn_subscribe', { topic: a })
  await two.delivery(1)
  await two.close()
  const back = await open('two')
  await back.request('irn_batchSubscribe', { topics: [b, a] })
  back.acknowledge(await back.delivery(1))
  await back.request('irn_subscribe', { topic: a })
  expect(back.deliveries).toHaveLength(1)
  expect(relay.load.messages).toBe(0)
})

test('parameters: ttl', async () => {
  const [one, two] = [await open('one'), await open('two')]
  await publish(one, a, 'short', 5)
  await publish(one, a, 'long', 10)
  now += 5_000
  await two.request('irn_subscribe', { topic: a })
  expect(two.deliveries).toMatchObject([{ message: 'long' }])
})

test('Clients can unsubscribe, fetch messages, and use the batch methods.', async () => {
  const [one, two] = [await open('one'), await open('two')]
  await two.request('irn_batchSubscribe', { topics: [a, b] })
  await two.request('irn_unsubscribe', { topic: a, id: 'any' })
  await two.request('irn_batchUnsubscribe', { subscriptions: [{ topic: b, id: 'any' }] })
  const messages = [a, b].map((topic) => ({ topic, message: `for ${topic[0]}`, ttl: 300, tag: 1 }))
  expect(await one.request('irn_batchPublish', { messages })).toMatchObject({ result: true })
  expect(await two.request('irn_fetchMessages', { topic: a })).toMatchObject({
    result: { messages: [{ topic: a, message: 'for a', publishedAt: 1_000, tag: 1 }], hasMore: false },
  })
  expect(await two.request('irn_batchFetchMessages', { topics: [a, b] })).toMatchObject({
    result: { messages: [{ message: 'for a' }, { message: 'for b' }] },
  })
  expect(await one.request('irn_batchFetchMessages', { topics: [a, b] })).toMatchObject({ result: { messages: [] } })
  expect(two.deliveries).toEqual([])
})

test('The methods that propose and approve a session publish and subscribe in one call.', async () => {
  const [app, wallet] = [await open('app'), await open('wallet')]
  await app.request('wc_proposeSession', { pairingTopic: a, sessionProposal: 'proposal', ttl: 300 })
  await wallet.request('irn_subscribe', { topic: a })
  expect(await wallet.delivery(1)).toMatchObject({ message: 'proposal', tag: 1100 })
  const approval = { sessionProposalResponse: 'yes', sessionSettlementRequest: 'settle', ttl: 300 }
  await wallet.request('wc_approveSession', { pairingTopic: a, sessionTopic: b, ...approval })
  expect(await app.delivery(1)).toMatchObject({ topic: a, message: 'yes', tag: 1101 })
  await app.request('irn_subscribe', { topic: b })
  expect(await app.delivery(2)).toMatchObject({ topic: b, message: 'settle', tag: 1102 })
  await publish(app, b, 'settled')
  expect(await wallet.delivery(2)).toMatchObject({ topic: b, message: 'settled' })
})

test.each([
  ['irn_nothing', {}, -32_601],
  ['constructor', {}, -32_601],
  ['irn_publish', [], -32_602],
  ['irn_publish', { topic: 'short', message: 'x', ttl: 1 }, -32_602],
  ['irn_publish', { topic: a, message: 7, ttl: 1 }, -32_602],
  ['irn_publish', { topic: a, message: 'x', ttl: 'long' }, -32_602],
  ['irn_batchSubscribe', { topics: [a, 'short'] }, -32_602],
  ['irn_batchPublish', { messages: ['x'] }, -32_602],
])('%s with %j is answered with %i.', async (method, params, code) => {
  const client = await open('one')
  expect(await client.request(method, params)).toMatchObject({ error: { code, message: expect.any(String) as string } })
})

test('More than 500 topics at once are refused.', async () => {
  const client = await open('one')
  const topics = Array.from({ length: 501 }, () => a)
  expect(await client.request('irn_batchSubscribe', { topics })).toMatchObject({ error: { code: -32_602 } })
})

test('Invalid JSON gets -32700, and a client that sends too much is disconnected.', async () => {
  const client = await open('one')
  const [answer] = await Promise.all([once(client.socket, 'message'), client.socket.send('{')])
  expect(String(answer[0])).toContain('-32700')
  const closed = once(client.socket, 'close')
  client.socket.send('x'.repeat(1_100_000))
  expect(await closed).toContain(1009)
})

test('Pings are answered.', async () => {
  const client = await open('one')
  const pong = once(client.socket, 'pong')
  client.socket.ping('are you there')
  expect(String((await pong)[0])).toBe('are you there')
})

test('parameters: a relay that refuses closes with its reason; a dead one cannot be reached', async () => {
  fault = { kind: 'refuse', reason: 'Unauthorized: invalid key' }
  const refused = await open('one')
  const [code, reason] = (await once(refused.socket, 'close')) as [number, Buffer]
  expect([code, String(reason)]).toEqual([3000, 'Unauthorized: invalid key'])
  fault = { kind: 'dead' }
  await expect(open('one')).rejects.toThrow('503')
  fault = null
  expect(await publish(await open('one'), a, 'works again')).toMatchObject({ result: true })
})

test('parameters: a silent relay takes everything in and says nothing', async () => {
  const [one, two] = [await open('one'), await open('two')]
  await two.request('irn_subscribe', { topic: a })
  fault = { kind: 'silent' }
  void publish(one, a, 'lost')
  const pong = once(one.socket, 'pong')
  one.socket.ping()
  await pong
  fault = null
  await publish(one, a, 'heard')
  expect((await two.delivery(1)).message).toBe('heard')
})

test('parameters: a slow relay keeps the order', async () => {
  const [one, two] = [await open('one'), await open('two')]
  await two.request('irn_subscribe', { topic: a })
  fault = { kind: 'slow', ms: 60 }
  const start = performance.now()
  await Promise.all([publish(one, a, 'first'), publish(one, a, 'second')])
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  await two.delivery(2)
  expect(two.deliveries.map(({ message }) => message)).toEqual(['first', 'second'])
})

test('Cutting ends every connection, or only those of apps.', async () => {
  const [one, own] = [await open('one'), await RelayClient.connect(address, 'own', 'sandbox-wallet=1')]
  const gone = once(one.socket, 'close')
  relay.cutApps()
  await gone
  await eventually(() => expect(relay.load.connections).toBe(1))
  const last = once(own.socket, 'close')
  relay.cut()
  await last
  await eventually(() => expect(relay.load.connections).toBe(0))
})
