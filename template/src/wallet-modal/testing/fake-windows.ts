/** The parts of an opened window that the modal uses. */
export interface FakeWindow {
  closed: boolean
  opener: unknown
  location: { href: string }
  close(): void
}

/** The windows that a page has opened, and what its browser does with `window.open`. */
export interface FakeWindows {
  /** The opened windows, in order. */
  windows: FakeWindow[]
  /** Whether the browser blocks new windows. */
  isBlocking: boolean
  /** The addresses that the page itself was led to. */
  led: string[]
}

/** Makes a page open fake windows. */
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
