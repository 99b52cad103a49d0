/** The parts of an opened window that the modal uses. */
export interface FakeWindow {
  closed: boolean
  opener: unknown
  location: { href: string }
  close(): void
}

/** Records what a page asked of `window.open`, and decides what the fake browser answers. */
export interface FakeWindows {
  /** The windows that the page has opened, the oldest first. */
  windows: FakeWindow[]
  /** Whether the fake browser blocks new windows, as browsers do without a click. */
  isBlocking: boolean
  /** The addresses that the page opened in its own tab (target `_self`). */
  led: string[]
}

/** Replaces `window.open` of a page, so that the page opens fake windows. */
export function fakeWindows(page: Window): FakeWindows {
  const fake: FakeWindows = { windows: [], isBlocking: false, led: [] }
  page.open = (url, target) => {
    if (target === '_self') fake.led.push(String(url))
    if (target === '_self' || fake.isBlocking) return null
    const opened: FakeWindow = {
      closed: false,
      opener: {},
      location: { href: '' },
      close: () => void (opened.closed = true),
    }
    fake.windows.push(opened)
    // The code under test uses no other members of a window, so the cast hides no missing member.
    return opened as unknown as Window
  }
  return fake
}
