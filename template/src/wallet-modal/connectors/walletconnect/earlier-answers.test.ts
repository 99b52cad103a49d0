// @vitest-environment node
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { takeUpEarlierAnswers } from './earlier-answers'
import { fakeKit } from './testing/fake-kit'

const yes = { id: 7, result: { responderPublicKey: 'wallet' } }
const settlement = { id: 8, method: 'wc_sessionSettle' }

interface Stored {
  /** The messages by topic, as the kit has kept them. */
  messages: Record<string, readonly unknown[]>
  /** The topics that the kit keeps listening to. */
  topics?: readonly string[]
  sessions?: readonly string[]
  /** The pairing topics of links that other tabs show. */
  others?: readonly string[]
}

/** Starts the kit of a page after a reload of a page with a pairing offer. Returns what the kit does when its socket opens. */
async function nextPage({ messages, topics = [], sessions = [], others = [] }: Stored) {
  const events = new EventEmitter()
  const pendingSessions = new Map<number, { sessionTopic: string }>()
  const subscribed: string[] = []
  const heard: unknown[] = []
  events.on('relayer_message', ({ topic, message }: { topic: string; message: string }) =>
    heard.push({ topic, message, awaited: [...pendingSessions.values()].map(({ sessionTopic }) => sessionTopic) }),
  )
  const kit = {
    engine: { pendingSessions },
    proposal: { getAll: () => [{ id: 7, pairingTopic: 'pairing', proposer: { publicKey: 'app' } }] },
    session: { keys: sessions },
    core: {
      crypto: {
        decode: async (_: string, message: string): Promise<unknown> => JSON.parse(message),
        generateSharedKey: async (own: string, peer: string) => `${own}+${peer}`,
      },
      relayer: {
        events,
        messages: { get: (topic: string) => (messages[topic] ?? []).map((one) => textOf(one)) },
        subscriber: { isKnownTopic: async (topic: string) => topics.includes(topic) },
        subscribe: async (topic: string) => subscribed.push(topic),
      },
    },
  }
  const open = await takeUpEarlierAnswers(fakeKit(kit), new Set(others))
  const before = [subscribed.length, heard.length]
  open()
  return { pendingSessions, subscribed, heard, before }
}

const textOf = (message: unknown): string => (typeof message === 'string' ? message : JSON.stringify(message))

test('a yes that an earlier page has heard makes the kit wait for its session, once the socket opens', async () => {
  const { pendingSessions, subscribed, heard, before } = await nextPage({
    messages: { pairing: ['unreadable', { id: 7, method: 'wc_sessionPropose' }, yes] },
  })
  expect([...pendingSessions]).toEqual([
    [7, { sessionTopic: 'app+wallet', pairingTopic: 'pairing', proposalId: 7, publicKey: 'app' }],
  ])
  expect([before, subscribed, heard]).toEqual([[0, 0], ['app+wallet'], []])
})

test('a session that came before the page was left is opened, and its topic is not asked for twice', async () => {
  const { subscribed, heard, before } = await nextPage({
    messages: { pairing: [yes], 'app+wallet': [settlement] },
    topics: ['app+wallet'],
  })
  expect(before).toEqual([0, 0])
  expect(subscribed).toEqual([])
  expect(heard).toEqual([{ topic: 'app+wallet', message: textOf(settlement), awaited: ['app+wallet'] }])
})

test('a session that is there already is not opened a second time', async () => {
  const { subscribed, heard } = await nextPage({
    messages: { pairing: [yes], 'app+wallet': [settlement] },
    sessions: ['app+wallet'],
  })
  expect([subscribed, heard]).toEqual([[], []])
})

test.each([
  ['nothing', []],
  ['a no', [{ id: 7, error: { code: 5000, message: 'User rejected.' } }]],
  ['a yes to something else', [{ ...yes, id: 6 }]],
  ['a yes without a key', [{ id: 7, result: {} }]],
])('%s makes the kit wait for no session', async (_, pairing) => {
  const { pendingSessions, subscribed } = await nextPage({ messages: { pairing } })
  expect([pendingSessions.size, subscribed]).toEqual([0, []])
})

test('a page leaves the approval of a link to the tab that shows the link', async () => {
  const { pendingSessions, subscribed } = await nextPage({ messages: { pairing: [yes] }, others: ['pairing'] })
  expect([pendingSessions.size, subscribed]).toEqual([0, []])
})
