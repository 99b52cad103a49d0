/** The window, with parts that not every browser has. */
export type FrameWindow = Window & {
  readonly IntersectionObserver?: typeof IntersectionObserver
  readonly IntersectionObserverEntry?: typeof IntersectionObserverEntry
  readonly CSS?: Pick<typeof CSS, 'supports'>
}

/** Everything that the frame needs from its surroundings, as one object, so that tests can replace parts. */
export interface FramePlatform {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs the function once after the given milliseconds. Returns a function that cancels the timer. */
  after(milliseconds: number, run: () => void): () => void
  fetch(url: string, init: RequestInit): Promise<Response>
  crypto: Crypto
  /** The `indexedDB` factory; undefined when the browser has none or forbids access. */
  indexedDB(): IDBFactory | undefined
  /** What makes and asks passkeys; undefined when the browser has none. */
  credentials(): CredentialsContainer | undefined
  window: FrameWindow
}

/** The browser's own platform. */
export function browserPlatform(): FramePlatform {
  return {
    now: () => Date.now(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    fetch: (url, init) => fetch(url, init),
    crypto: globalThis.crypto,
    indexedDB() {
      try {
        return globalThis.indexedDB
      } catch {
        return undefined
      }
    },
    // The type says that every browser has this. Old ones, and pages without https, do not.
    credentials: () => globalThis.navigator.credentials as CredentialsContainer | undefined,
    window: globalThis.window,
  }
}

/**
 * Runs work with a deadline. The signal that the work gets aborts at the deadline.
 * @param onLate makes the error of a deadline that has passed
 */
export async function withDeadline<T>(
  platform: Pick<FramePlatform, 'after'>,
  milliseconds: number,
  onLate: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let cancel = () => {}
  const late = new Promise<never>((_, reject) => {
    cancel = platform.after(milliseconds, () => {
      reject(onLate())
      controller.abort()
    })
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    cancel()
  }
}
