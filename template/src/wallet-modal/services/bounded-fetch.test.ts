// @vitest-environment node
import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { boundedFetch } from './bounded-fetch'

const request = { signal: new AbortController().signal, maxBytes: 100 }

test.each([200, 500])(
  'After an answer with status %s, no listener and no timer of the request is left.',
  async (status) => {
    const signals: AbortSignal[] = []
    const platform = createFakePlatform({
      fetch: async (_, init) => {
        if (init?.signal) signals.push(init.signal)
        return new Response('text', { status })
      },
    })
    await boundedFetch(platform, 'https://service.example', request).catch(() => {})
    expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0])
    expect(platform.waiting()).toBe(0)
  },
)
