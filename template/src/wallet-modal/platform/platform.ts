/** Remembers small texts synchronously; never throws, also where the browser forbids storage. */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys in the storage, including keys of other code. */
  keys(): readonly string[]
}

export interface Logger {
  warn(message: string, ...details: unknown[]): void
  error(message: string, ...details: unknown[]): void
}

/**
 * Everything the modal needs from its surroundings, as one object, so that stores run on a server and in tests.
 * Nothing is touched before a method is called.
 */
export interface Platform {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after the given milliseconds; returns what cancels it. */
  after(milliseconds: number, run: () => void): () => void
  /** Runs when the browser has nothing better to do, at the latest after two seconds; returns what cancels it. */
  whenIdle(run: () => void): () => void
  uuid(): string
  /** The page's address without query and fragment, and its host name. */
  location(): { url: string; domain: string }
  fetch(url: string, init: RequestInit): Promise<Response>
  keyValue: KeyValueStore
  /** The window that wallets announce themselves to; undefined on a server. */
  window(): Window | undefined
  /** The indexedDB factory, or undefined where there is none or access is forbidden. */
  indexedDB(): IDBFactory | undefined
  /** Calls back with what other tabs (and other modals of the same id) say; returns how to speak, which never throws. */
  channel(name: string, onMessage: (message: unknown) => void, signal: AbortSignal): (message: unknown) => void
  copy(text: string): Promise<void>
  /** What was copied last. Rejects where the browser does not share it. */
  paste(): Promise<string>
  log: Logger
}
