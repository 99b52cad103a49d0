import { expect, vi } from 'vitest'
import { eventually } from '../../../testing/eventually'

/** A window that the page has opened. */
interface OpenedWindow {
  closed: boolean
  close: () => void
  location: { href: string }
}

interface FakeProvider {
  /** True for a browser that blocks windows. Default: false. */
  isBlocked: boolean
  readonly windows: OpenedWindow[]
  /** The window that the page has opened last. */
  readonly last: OpenedWindow
  /** Waits until the last window shows the provider's page. Returns the callback address with a code and the `state`. */
  arrive(name?: string): Promise<string>
  /** Sends a message to the page. Default source: the last window. Default origin: the page's own. */
  post(data: unknown, from?: { source?: unknown; origin?: string }): void
  /** Logs in at the provider, which leads the last window back to the callback. */
  approve(name?: string): Promise<void>
}

/** Replaces `window.open`, and plays the provider and the visitor in the opened windows. */
export function createFakeProvider(): FakeProvider {
  const fake: FakeProvider = {
    isBlocked: false,
    windows: [],
    get last() {
      return fake.windows.at(-1) ?? expect.fail('There is no window')
    },
    async arrive(name = 'google') {
      await eventually(() => expect(fake.last.location.href).toMatch(/^https:\/\/accounts\.example\//))
      const back = new URL(`/api/wallet/social/callback/${name}?code=abc`, window.location.origin)
      back.searchParams.set('state', new URL(fake.last.location.href).searchParams.get('state') ?? '')
      return back.href
    },
    post: (data: unknown, { source = fake.last, origin = window.location.origin } = {}) =>
      void window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin })),
    async approve(name) {
      fake.post({ resultUri: await fake.arrive(name) })
    },
  }
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (fake.isBlocked) return null
    const opened: OpenedWindow = {
      closed: false,
      close: () => void (opened.closed = true),
      location: { href: './loading.html' },
    }
    fake.windows.push(opened)
    // The code under test uses no other members of a window, so the cast hides no missing member.
    return opened as unknown as Window
  })
  return fake
}
