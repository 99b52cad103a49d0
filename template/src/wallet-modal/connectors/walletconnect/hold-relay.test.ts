// @vitest-environment node
import { expect, test } from 'vitest'
import { keepOwnTopics } from './hold-relay'

interface Subscription {
  topic: string
}

const listOf = (...topics: string[]): Subscription[] => topics.map((topic) => ({ topic }))

/** The kit's list of topics, over a storage that every tab writes to. */
function createSubscriber(stored: { topics: Subscription[] }, others: string[] = []) {
  const subscriber = {
    values: listOf(),
    cached: stored.topics,
    getRelayerSubscriptions: async (): Promise<unknown> => stored.topics,
  }
  keepOwnTopics(subscriber, new Set(others))
  return subscriber
}

test('a tab starts with the stored topics, and keeps its own topics when another tab overwrites the storage', async () => {
  const stored = { topics: listOf('earlier') }
  const subscriber = createSubscriber(stored)
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(listOf('earlier'))
  subscriber.values = listOf('earlier', 'own')
  stored.topics = listOf('earlier', 'other')
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(listOf('earlier', 'own'))
  // The state of the kit while its socket is closed.
  subscriber.cached = subscriber.values
  subscriber.values = []
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(listOf('earlier', 'own'))
})

test('a tab does not listen to the topics of other tabs that are in the storage', async () => {
  const stored = { topics: listOf('earlier', 'other') }
  const subscriber = createSubscriber(stored, ['other'])
  expect(subscriber.cached).toEqual(listOf('earlier'))
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(listOf('earlier'))
  subscriber.cached = []
  stored.topics = listOf('other')
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual([])
})
