// @vitest-environment node
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import { fakeKit } from './testing/fake-kit'
import { OpenLinks } from './open-links'
import { UniversalClient } from './universal.client'

/** Creates the pairing client of a page, on a fake kit. `awaited` is the topic of the link that the previous page was waiting for. */
function create(awaited?: string) {
  const events = new EventEmitter()
  const ended: string[] = []
  const sessions = new Map<string, object>()
  const parts = {
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
  }
  const kit = fakeKit(parts)
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
    /** The wallet approves a link, and the session of the link arrives at the page. */
    async approve(pairingTopic: string) {
      const topic = `session of ${pairingTopic}`
      const peer = { metadata: { name: 'Phone', icons: [] } }
      const session = { topic, pairingTopic, peer, namespaces: {}, acknowledged: true, expiry: 9_999_999_999 }
      await parts.session.set(topic, session)
      events.emit('session_connect', { session })
      await settle()
    },
  }
}

test('The client ends the session of an earlier page’s link at once if no page waits for the approval of the link.', async () => {
  const { client, approve, ended } = create()
  await approve('link')
  expect([ended, client.session()]).toEqual([['session of link'], undefined])
})

test('A page that resumes the link of an earlier page gets the session of that link.', async () => {
  const { approve, ended, resume } = create('link')
  const resuming = resume('link')
  await approve('link')
  expect(await resuming).toMatchObject({ topic: 'session of link', isEnded: false })
  expect(ended).toEqual([])
})

test('The client keeps a session that arrives before `resume` is called, if the previous page was waiting for the link of the session.', async () => {
  const { approve, ended, resume } = create('link')
  await approve('link')
  expect(await resume('link')).toMatchObject({ topic: 'session of link', isEnded: false })
  expect(ended).toEqual([])
})

test('While a page waits for the approval of a link, the client ends the session of a replaced link, and still accepts the approval of the awaited link.', async () => {
  const { approve, ended, resume } = create('link')
  const resuming = resume('link')
  await approve('replaced')
  expect(ended).toEqual(['session of replaced'])
  await approve('link')
  expect(await resuming).toMatchObject({ topic: 'session of link' })
})

test('After a page has stopped waiting for the approval of a link, the client ends the session of the link.', async () => {
  const { approve, ended, resume, leave } = create()
  const resuming = resume('link')
  leave()
  expect(await resuming).toBeUndefined()
  await approve('link')
  expect(ended).toEqual(['session of link'])
})

test('`propose` handles the session of a link that this page has made, so the session does not end.', async () => {
  const { client, approve, ended } = create()
  expect(await client.propose({})).toMatchObject({ topic: 'own' })
  await approve('own')
  expect(ended).toEqual([])
})
