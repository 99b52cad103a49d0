import type { KeyValueStore } from '../platform/platform'

type Receiver = (message: unknown) => void

/** What the tabs of one browser share: the synchronous storage and the channels between them. */
export interface FakeBrowser {
  keyValue: KeyValueStore
  stored: Map<string, string>
  /** Joins a channel. Returns a function that posts to the other members. */
  join(name: string, receiver: Receiver, signal: AbortSignal): (message: unknown) => void
}

export function createFakeBrowser(): FakeBrowser {
  const stored = new Map<string, string>()
  const channels = new Map<string, Set<Receiver>>()
  return {
    stored,
    keyValue: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
    join(name, receiver, signal) {
      const members = channels.get(name) ?? new Set<Receiver>()
      channels.set(name, members.add(receiver))
      signal.addEventListener('abort', () => void members.delete(receiver), { once: true })
      return (message) => {
        for (const member of members) if (member !== receiver) queueMicrotask(() => member(message))
      }
    },
  }
}
