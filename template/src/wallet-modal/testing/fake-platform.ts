import type { Platform } from '../platform/platform'
import type { FakeBrowser } from './fake-browser'
import { createFakeBrowser } from './fake-browser'
import type { FakePage } from './fake-page'
import { createFakePage } from './fake-page'
import { settle } from './settle'

interface Timer {
  due: number
  run: () => void
}

interface LogEntry {
  level: 'warn' | 'error'
  message: string
  details: unknown[]
}

interface FakePlatformOptions {
  /** Two platforms with the same browser are two of its tabs. */
  browser?: FakeBrowser
  /** Default: nothing answers. */
  fetch?: Platform['fetch']
  indexedDB?: Platform['indexedDB']
  copy?: Platform['copy']
  /** Default: a desktop browser. */
  userAgent?: string
}

/** A platform without a browser. Its clock stands still until the test moves it. */
export interface FakePlatform extends Platform {
  page: FakePage
  logged: LogEntry[]
  copied: string[]
  /** How many timers are pending. */
  waiting(): number
  /** Moves the clock, runs the timers that become due on the way, and lets promises settle. */
  advance(milliseconds: number): Promise<void>
  /** Moves the clock as on a device that slept: timers that became due run once, at the end. */
  sleep(milliseconds: number): Promise<void>
}

export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const { browser = createFakeBrowser(), fetch, indexedDB, copy, userAgent } = options
  let now = Date.UTC(2026, 0, 1)
  let lastId = 0
  const timers = new Set<Timer>()
  const logged: LogEntry[] = []
  const copied: string[] = []
  const page = createFakePage(userAgent)

  const after: Platform['after'] = (milliseconds, run) => {
    const timer = { due: now + milliseconds, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const nextUntil = (end: number) =>
    [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0]

  return {
    page,
    logged,
    copied,
    waiting: () => timers.size,
    async advance(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        now = Math.max(now, timer.due)
        timers.delete(timer)
        timer.run()
        await settle()
      }
      // A second call of `advance` may have moved the clock past this end. The clock must not go back.
      now = Math.max(now, end)
    },
    async sleep(milliseconds) {
      now += milliseconds
      for (const timer of [...timers].filter(({ due }) => due <= now)) if (timers.delete(timer)) timer.run()
      await settle()
    },
    now: () => now,
    after,
    whenIdle: (run) => after(200, run),
    uuid: () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`,
    location: () => ({ url: 'https://app.example/page', domain: 'app.example' }),
    fetch: fetch ?? (() => Promise.reject(new Error('nothing answers'))),
    keyValue: browser.keyValue,
    window: () => page.window,
    indexedDB: indexedDB ?? (() => undefined),
    channel: (name, onMessage, signal) => browser.join(name, onMessage, signal),
    copy: copy ?? (async (text) => void copied.push(text)),
    paste: async () => copied.at(-1) ?? '',
    log: {
      warn: (message, ...details) => void logged.push({ level: 'warn', message, details }),
      error: (message, ...details) => void logged.push({ level: 'error', message, details }),
    },
  }
}
