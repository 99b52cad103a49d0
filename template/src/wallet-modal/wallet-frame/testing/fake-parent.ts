import type { FrameWindow } from '../platform'

interface FakeEvent {
  source: unknown
  origin: string
  data: unknown
}

/**
 * Creates a window whose parent records the messages that it gets.
 * @param ancestors the origins of the windows around this window, the parent's first. Default: no `ancestorOrigins`, as in Firefox
 */
export function createFakeParent(referrer = '', ancestors?: readonly string[]) {
  const posted: { message: { type: string; id?: string; payload?: unknown }; origin: string }[] = []
  const listeners = new Set<(event: FakeEvent) => void>()
  const parent = {
    postMessage: (message: never, origin: string) => void posted.push({ message, origin }),
  }
  const window = {
    parent,
    document: { referrer },
    location: { ...(ancestors && { ancestorOrigins: ancestors }) },
    addEventListener(type: string, listener: (event: FakeEvent) => void, { signal }: { signal: AbortSignal }) {
      if (type === 'message') listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
  } as unknown as FrameWindow
  return {
    window,
    parent,
    posted,
    listeners,
    send(event: FakeEvent) {
      for (const listener of listeners) listener(event)
    },
  }
}

/** Lets all promises that are settled run their handlers. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32), so that a failure can be repeated. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
