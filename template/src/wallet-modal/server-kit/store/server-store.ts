/** The store failed or did not answer. In that case nobody is signed in. */
export class ServerStoreError extends Error {
  override readonly name = 'ServerStoreError'
}

/**
 * The store of what a server remembers for a short time: nonces, codes, sessions and counters. Every row expires at its
 * `expiresAt`, in milliseconds since the epoch. Every method rejects with a ServerStoreError when the store does not answer.
 */
export interface ServerStore {
  /** The JSON value of a row; undefined when the row does not exist. */
  read(key: string): Promise<unknown>
  write(key: string, value: object, expiresAt: number): Promise<void>
  remove(key: string): Promise<void>
  /** Reads and removes a row in one step. Of several callers at the same time, on all machines, only one gets the row. */
  take(key: string): Promise<unknown>
  /** Adds one in one step and returns the new count. The `expiresAt` of the first call applies. */
  increment(key: string, expiresAt: number): Promise<number>
  members(set: string): Promise<readonly string[]>
  /** The set expires with the member that was added last, so give all members the same lifetime. */
  addMember(set: string, member: string, expiresAt: number): Promise<void>
  removeMember(set: string, member: string): Promise<void>
  /** Closes the connections of the store. */
  close(): Promise<void>
}

/** How a server uses its store: the names of the store, and which rows it has. Names never change after the first release. */
export interface StoreLayout {
  /** What error messages call the store, for example "sign-in store". */
  title: string
  /** The environment variable that has the address of the store. */
  variable: string
  /** The folder that is used without an address, in the directory where the server was started. */
  folder: string
  /** The table in PostgreSQL. */
  table: string
  /** The beginning of all keys in Redis. */
  prefix: string
  /** The kinds of rows: a row's key is its kind, a colon, and a SHA-256 as 64 hexadecimal digits. */
  rows: readonly string[]
  /** The kinds of sets, whose keys have the same form. The members of a set are such hashes, too. */
  sets: readonly string[]
}
