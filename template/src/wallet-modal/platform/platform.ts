/** Stores small texts synchronously. The methods never throw, even when the browser forbids storage. */
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
 * Creating a platform reads nothing from the surroundings; only its methods do.
 */
export interface Platform {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs the function once after the given milliseconds. Returns a function that cancels the timer. */
  after(milliseconds: number, run: () => void): () => void
  /** Runs the function when the browser is idle, at the latest after two seconds. Returns a function that cancels it. */
  whenIdle(run: () => void): () => void
  uuid(): string
  /** The page's URL without query and fragment, and its host name. */
  location(): { url: string; domain: string }
  fetch(url: string, init: RequestInit): Promise<Response>
  keyValue: KeyValueStore
  /** The window where wallets announce themselves; undefined on a server. */
  window(): Window | undefined
  /** The `indexedDB` factory; undefined when the browser has none or forbids access. */
  indexedDB(): IDBFactory | undefined
  /** Listens to messages of other tabs and of other modals with the same id. Returns a function that sends and never throws. */
  channel(name: string, onMessage: (message: unknown) => void, signal: AbortSignal): (message: unknown) => void
  copy(text: string): Promise<void>
  /** The text in the clipboard. Rejects when the browser does not allow reading it. */
  paste(): Promise<string>
  log: Logger
}
