// @vitest-environment node
import { expect, test } from 'vitest'
import { keepOwnTopics } from './hold-relay'

/** The kit's list of topics, over a storage that every tab writes to. */
function createSubscriber(stored: { topics: string[] }) {
  const subscriber = {
    values: [] as string[],
    cached: [] as string[],
    getRelayerSubscriptions: async (): Promise<unknown> => stored.topics,
  }
  keepOwnTopics(subscriber)
  return subscriber
}

test('a tab starts with the stored topics, and continues with its own whatever another tab has stored', async () => {
  const stored = { topics: ['earlier'] }
  const subscriber = createSubscriber(stored)
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(['earlier'])
  subscriber.values = ['earlier', 'own']
  stored.topics = ['earlier', 'other']
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(['earlier', 'own'])
  // The state of the kit while its socket is closed.
  subscriber.cached = subscriber.values
  subscriber.values = []
  await expect(subscriber.getRelayerSubscriptions()).resolves.toEqual(['earlier', 'own'])
})
