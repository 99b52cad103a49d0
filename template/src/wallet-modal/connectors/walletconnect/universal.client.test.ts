// @vitest-environment node
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import type { Kit } from './kit'
import { OpenLinks } from './open-links'
import { UniversalClient } from './universal.client'

/** The client of a page, with a kit to which the wallet's sessions come. `awaited` is the topic of the link that the page before waited for. */
function create(awaited?: string) {
  const events = new EventEmitter()
  const ended: string[] = []
  const sessions = new Map<string, object>()
  const kit = {
    on: events.on.bind(events),
    off: events.off.bind(events),
    session: {
      getAll: () => [...sessions.values()],
      set: async (topic: string, struct: object) => void sessions.set(topic, struct),
    },
    auth: { requests: { getAll: () => [] } },
    core: { crypto: { decode: () => {} }, relayer: { on: () => {} } },
    connect: async () => ({ uri: 'wc:own@2?symKey=5ec2e7', approval: () => new Promise(() => {}) }),
    disconnect: async ({ topic }: { topic: string }) => {
      sessions.delete(topic)
      ended.push(topic)
    },
  } as unknown as Kit
  const platform = createFakePlatform()
  const isAwaited = (topic: string) => topic === awaited
  const client = new UniversalClient(kit, { platform, onAlert: () => {}, isAwaited }, new OpenLinks(kit, undefined, ''))
  const leaving = new AbortController()
  return {
    client,
    ended,
    platform,
    resume: (topic: string) => client.resume({ topic, expiresAt: platform.now() + 240_000 }, leaving.signal),
    leave: () => leaving.abort(),
    /** The wallet opens the session of a link. */
    async approve(pairingTopic: string) {
      const topic = `session of ${pairingTopic}`
      const peer = { metadata: { name: 'Phone', icons: [] } }
      const session = { topic, pairingTopic, peer, namespaces: {}, acknowledged: true, expiry: 9_999_999_999 }
      await kit.session.set(topic, session as unknown as Parameters<Kit['session']['set']>[1])
      events.emit('session_connect', { session })
      await settle()
    },
  }
}

test('A session of an earlier page ends at once if no page waits for its link.', async () => {
  const { client, approve, ended } = create()
  await approve('link')
  expect([ended, client.session()]).toEqual([['session of link'], undefined])
})

test('A page that waits for the link of an earlier page gets the session of that link.', async () => {
  const { approve, ended, resume } = create('link')
  const resuming = resume('link')
  await approve('link')
  expect(await resuming).toMatchObject({ topic: 'session of link', isEnded: false })
  expect(ended).toEqual([])
})

test('A session that comes before the page begins to wait for the session is kept.', async () => {
  const { approve, ended, resume } = create('link')
  await approve('link')
  expect(await resume('link')).toMatchObject({ topic: 'session of link', isEnded: false })
  expect(ended).toEqual([])
})

test('A page that waits for a link ends the session of a link that was replaced, and goes on waiting.', async () => {
  const { approve, ended, resume } = create('link')
  const resuming = resume('link')
  await approve('replaced')
  expect(ended).toEqual(['session of replaced'])
  await approve('link')
  expect(await resuming).toMatchObject({ topic: 'session of link' })
})

test('A page that has waited until its end takes no session any more.', async () => {
  const { approve, ended, resume, leave } = create()
  const resuming = resume('link')
  leave()
  expect(await resuming).toBeUndefined()
  await approve('link')
  expect(ended).toEqual(['session of link'])
})

test('The session of a link that this page has made is left to the code that made the link.', async () => {
  const { client, approve, ended } = create()
  expect(await client.propose({})).toMatchObject({ topic: 'own' })
  await approve('own')
  expect(ended).toEqual([])
})
