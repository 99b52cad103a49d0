import type { KeyValueStore, Logger, Platform } from './platform'

/** Reads a browser global that may be missing or throw on access (sandboxed frames, blocked site data). */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const keyValue: KeyValueStore = {
  get: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  set: (key, value) => void attempt(() => localStorage.setItem(key, value)),
  remove: (key) => void attempt(() => localStorage.removeItem(key)),
  keys: () => attempt(() => Object.keys(localStorage)) ?? [],
}

const log: Logger = {
  warn: (message, ...details) => console.warn(`[wallet-modal] ${message}`, ...details),
  error: (message, ...details) => console.error(`[wallet-modal] ${message}`, ...details),
}

function channel(name: string, onMessage: (message: unknown) => void, signal: AbortSignal) {
  const opened = attempt(() => new BroadcastChannel(name))
  if (!opened) return () => {}
  opened.addEventListener('message', (event) => onMessage(event.data), { signal })
  signal.addEventListener('abort', () => opened.close(), { once: true })
  return (message: unknown) => void attempt(() => opened.postMessage(message))
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}

/** Makes a UUID v4. Pages without https have no `crypto.randomUUID`. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return versioned.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Creates the platform of a page. This function reads no browser global, so that it can also run on a server. */
export function createBrowserPlatform(): Platform {
  return {
    now: () => Date.now(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    whenIdle,
    uuid,
    location: () => ({ url: location.origin + location.pathname, domain: location.hostname }),
    fetch: (url, init) => fetch(url, init),
    keyValue,
    window: () => attempt(() => window),
    indexedDB: () => attempt(() => indexedDB),
    channel,
    // Pages without https have no clipboard, so the promise rejects.
    copy: async (text) => navigator.clipboard.writeText(text),
    paste: async () => navigator.clipboard.readText(),
    log,
  }
}
